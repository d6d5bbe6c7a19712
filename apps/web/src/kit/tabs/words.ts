// The texts for closing a tab with unsaved work.
import type { Phrase } from '@register/contract/phrase'

export const tabWords = {
  unsavedTitle: ['放弃未保存的内容？', 'Discard unsaved changes?'],
  discard: ['放弃更改', 'Discard changes'],
  stay: ['留在此页', 'Stay here'],
} as const satisfies Record<string, Phrase>

/** `names`: of the pages that have a name of their own. */
export const unsavedIn = (names: readonly string[]): Phrase => {
  const [zh, en] = names.length > 0 ? [`${names.join('、')}：`, `${names.join(', ')}: `] : ['', '']
  return [`${zh}有尚未保存的内容，继续将丢失。`, `${en}There are unsaved changes. They are lost if you continue.`]
}
