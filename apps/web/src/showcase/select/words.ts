// Texts of the selects of the kit.
import type { Phrase } from '@register/contract/phrase'

export const selectWords = {
  choose: ['请选择', 'Please choose'],
  nothingFound: ['没有匹配项', 'Nothing matches'],
  noEntries: ['暂无选项', 'No options'],
  loading: ['正在加载…', 'Loading…'],
  search: ['输入关键词查找', 'Type to search'],
  previous: ['上一页（Page Up）', 'Previous page (Page Up)'],
  next: ['下一页（Page Down）', 'Next page (Page Down)'],
} as const satisfies Record<string, Phrase>

export const pageOf = (page: number, pages: number, total: number): Phrase => [
  `第 ${page} / ${pages} 页，共 ${total} 条`,
  `Page ${page} of ${pages}, ${total} in all`,
]
export const othersOf = (n: number): Phrase => [`另有 ${n} 项`, `${n} more`]
