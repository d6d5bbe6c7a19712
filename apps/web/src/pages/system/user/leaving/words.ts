// Texts about what stands open with a person who leaves.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  open: ['未办结的工作', 'Work still open'],
  successor: ['移交给', 'Hand it over to'],
  none: [
    '同一机构中没有其他人能够办理这些工作。工作仍在机构的列表中，以后可以再移交。',
    'Nobody else of the same body may do this work. It stays in the lists of the body and can be handed over later.',
  ],
  optional: [
    '接手人会收到消息。不选择则留在机构的列表中，机构内有权限的人员仍可继续办理。',
    'The colleague is notified. Without one the work stays in the lists of the body, where everyone with the rights can go on with it.',
  ],
  told: ['接手人会收到消息，记录的作者不变。', 'The colleague is notified. The authors of the records stay.'],
  handOver: ['移交工作', 'Hand work over'],
  handedOver: ['工作已移交', 'The work is handed over'],
  nothing: ['没有未办结的工作', 'No work is open with this person'],
  nobody: ['没有可以接手的人员', 'Nobody can take this work over'],
  move: ['调动', 'Move'],
  moveText: [
    '记录属于原机构，不随人员调动。',
    'The records belong to the former body and do not move with the person.',
  ],
} as const satisfies Record<string, Phrase>

export const askHandOver = (name: string): Phrase => [`移交“${name}”的工作？`, `Hand over the work of "${name}"?`]
export const askMove = (name: string): Phrase => [`将“${name}”调到另一机构？`, `Move "${name}" to another body?`]
/** An account by both its names, because people can have the same one. */
export const calledBy = (nickname: string, username: string): string =>
  nickname === username ? username : `${nickname} (${username})`
