// The texts about input that was restored after a reload.
import type { Phrase } from '@register/contract/phrase'

export const keptWords = {
  restoredText: ['尚未保存。', 'It is not saved yet.'],
  keptText: [
    '这条记录在那之后又被保存过。填入后请核对，再保存。',
    'The record has been saved since then. Compare before you restore your version, then save.',
  ],
  elsewhereText: ['它可能还开在另一个窗口中。', 'It may still be open in another window.'],
  leaveThere: ['不填入', 'Leave it there'],
  filesAgain: ['附件不会保留，请重新选择。', 'Files are not restored: choose them again.'],
  /** Between two sentences. */
  between: ['', ' '],
  throwAway: ['丢弃', 'Throw it away'],
  putIn: ['填入表单', 'Put it into the form'],
} as const satisfies Record<string, Phrase>

export const restoredAt = (time: string): Phrase => [
  `已恢复您在 ${time} 填写的内容。`,
  `What you typed at ${time} was restored.`,
]
export const keptAt = (time: string): Phrase => [
  `您在 ${time} 填写的内容没有保存，仍可填入。`,
  `What you typed at ${time} was not saved. It can still be restored.`,
]
