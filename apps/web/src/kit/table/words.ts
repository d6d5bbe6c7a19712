// The texts of tables and filters in every list.
import type { Phrase } from '@register/contract/phrase'

export const tableWords = {
  actions: ['操作', 'Actions'],
  more: ['更多操作', 'More actions'],
  empty: ['暂无数据', 'No data'],
  nothingFound: ['没有符合条件的记录', 'No record matches these filters'],
  badData: ['数据格式错误', 'The data could not be read'],
  noOption: ['没有匹配的选项', 'No option matches'],
  optionsComing: ['正在读取选项…', 'Reading the options …'],
  optionsUnread: ['选项读取失败，请稍后再打开', 'The options could not be read. Open the list again later'],
  clear: ['清除筛选', 'Clear filters'],
  usualOrder: ['恢复默认排序', 'Back to the default order'],
  to: ['止', 'to'],
  least: ['下限', 'from'],
  most: ['上限', 'to'],
  sortBy: ['排序', 'Sort by'],
  batch: ['所选记录的操作', 'Actions on the chosen records'],
  chooseNone: ['取消选择', 'Choose none'],
  chooseAll: ['选择本页', 'Choose this page'],
  chooseAllRows: ['选择全部行', 'Choose all rows'],
  index: ['序号', 'No.'],
  sum: ['合计', 'Total'],
  unfold: ['展开详情', 'Show more'],
  newestFirst: [
    '结果过多，无法排序，现按签发日期从新到旧显示；缩小范围后即可排序',
    'Too many results to sort: shown by issue date, newest first. Narrow the search to sort them',
  ],
  lastPage: ['最后一页', 'Last page'],
  pageSize: ['每页条数', 'Rows per page'],
  byHeight: ['按高度', 'By height'],
  all: ['全部', 'All'],
  apply: ['应用', 'Apply'],
} as const satisfies Record<string, Phrase>

export const totalOf = (total: number, more: boolean): Phrase => {
  const zh = total.toLocaleString('zh-CN')
  const en = total.toLocaleString('en')
  return more ? [`共 ${zh}+ 条`, `${en}+ records`] : [`共 ${zh} 条`, total === 1 ? '1 record' : `${en} records`]
}
export const noPageOf = (page: number, pages: number): Phrase => [
  `没有第 ${page} 页，共 ${pages} 页`,
  pages === 1 ? `There is no page ${page}, only one` : `There is no page ${page}, only ${pages}`,
]
/** Rows of a list without pages that are not drawn yet. */
export const restOf = (n: number): Phrase => [
  `还有 ${n.toLocaleString('zh-CN')} 条未显示`,
  n === 1 ? '1 more record is not shown' : `${n.toLocaleString('en')} more records are not shown`,
]
export const moreRowsOf = (n: number): Phrase => [`再显示 ${n} 条`, n === 1 ? 'Show 1 more' : `Show ${n} more`]
export const atLeastOf = (n: number): Phrase => [`请至少输入 ${n} 个字符`, `Please enter at least ${n} characters`]
export const leastOf = (label: string): Phrase => [`${label}下限`, `${label} from`]
export const mostOf = (label: string): Phrase => [`${label}上限`, `${label} to`]
export const fromOf = (label: string): Phrase => [`${label}起`, `${label} from`]
export const upOf = (name: string): Phrase => [`${name} 升序`, `${name}, ascending`]
export const downOf = (name: string): Phrase => [`${name} 降序`, `${name}, descending`]
export const byHeightOf = (n: number): Phrase => [`按高度，${n} 条/页`, `By height, ${n} / page`]
export const sizeOf = (n: number): Phrase => [`${n} 条/页`, `${n} / page`]
/** `hidden`: how many of them are not among the rows shown. */
export const chosenRowsOf = (n: number, hidden = 0): Phrase =>
  hidden > 0
    ? [`已选 ${n} 条，其中 ${hidden} 条不在当前列表`, `${n} chosen, ${hidden} of them not in this list`]
    : [`已选 ${n} 条`, `${n} chosen`]
export const hiddenName = (name: string): Phrase => [`${name}（不在当前列表）`, `${name} (not in this list)`]
export const chooseRowOf = (name: string): Phrase => [`选择 ${name}`, `Choose ${name}`]
export const filterOf = (label: string, n: number): Phrase =>
  n > 0 ? [`按${label}筛选，已选 ${n} 项`, `Filter by ${label}, ${n} chosen`] : [`按${label}筛选`, `Filter by ${label}`]
