// The texts of inputs, whatever form they are in.
import type { Phrase } from '@register/contract/phrase'

export const inputWords = {
  /** In an empty box of a date whose original may print a part of it. */
  partDay: ['YYYY-MM-DD 或 2016年2月', 'YYYY-MM-DD or 2016-02'],
  choose: ['请选择', 'Please choose'],
  freeHint: ['可选择，也可输入后按回车', 'Choose, or type and Enter'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  unlisted: ['未列入目录', 'not in the catalogue'],
  nothingFound: ['没有匹配项', 'Nothing matches'],
  searching: ['正在查找…', 'Searching…'],
} as const satisfies Record<string, Phrase>

/** The placeholder of an empty box: an example must not be taken for a value. */
export const exampleOf = (text: string): Phrase => [`例如 ${text}`, `e.g. ${text}`]

/** Said of what was typed, where the box does not keep it. */
export const notDay = (text: string): Phrase => [
  `“${text}”不是完整的日期，请输入 1900 年到 2199 年之间的年月日，如 2026-01-05`,
  `“${text}” is not a whole date. Type year (1900 to 2199), month and day, such as 2026-01-05`,
]

/** The choice of a text that is not in the list. */
export const ownEntry = (text: string): Phrase => [`使用“${text}”（未列入目录）`, `Use “${text}” (not in the list)`]

/** Left in the box when the person goes on. */
export const severalMatch = (text: string): Phrase => [
  `有多项含“${text}”，请从列表中选择`,
  `Several entries contain “${text}”. Choose one in the list`,
]
