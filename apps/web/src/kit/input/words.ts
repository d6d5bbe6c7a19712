// The texts of inputs, whatever form they are in.
import type { Phrase } from '@register/contract/phrase'

export const inputWords = {
  choose: ['请选择', 'Please choose'],
  freeHint: ['可选择，也可输入后按回车', 'Choose, or type and Enter'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  nothingFound: ['没有匹配项', 'Nothing matches'],
  searching: ['正在查找…', 'Searching…'],
} as const satisfies Record<string, Phrase>

/** The placeholder of an empty box: an example must not be taken for a value. */
export const exampleOf = (text: string): Phrase => [`例如 ${text}`, `e.g. ${text}`]
