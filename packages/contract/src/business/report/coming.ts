// A change of standing that is announced: what the certificate will be, and from which day.
import { z } from 'zod'
import type { Phrase } from '../../phrase.ts'
import { comingStatuses } from '../../rules/status.ts'

export const comingChange = z.object({
  status: z.enum(comingStatuses),
  /** The first day in Shanghai on which it is in force. */
  on: z.string(),
  /** As written; empty where a ground says enough. */
  reason: z.string(),
  /** Of the holder who asks to cancel it, in words; else empty. */
  ground: z.string(),
})
export type ComingChange = z.output<typeof comingChange>

const acts = {
  suspended: ['暂停', 'suspended'],
  revoked: ['撤销', 'revoked'],
  cancelled: ['注销', 'cancelled'],
} as const satisfies Record<ComingChange['status'], Phrase>

/** The announcement as a sentence without its full stop. */
export function comingText({ status, on }: Pick<ComingChange, 'status' | 'on'>): Phrase {
  const [zh, en] = acts[status]
  return [`已预告：将自 ${on} 起${zh}`, `Announced: it will be ${en} from ${on} on`]
}
