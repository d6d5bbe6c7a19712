// What happens to a draft between its writer and the manager. Decision 50.
import type { Phrase } from '../../phrase.ts'

export const handoverEvents = {
  submit: ['提交发布', 'Submitted for publication'],
  takeBack: ['撤回', 'Taken back'],
  return: ['退回', 'Returned'],
} as const satisfies Record<string, Phrase>
export type HandoverEvent = keyof typeof handoverEvents
