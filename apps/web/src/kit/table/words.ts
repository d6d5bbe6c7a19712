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
  moreFilters: ['更多筛选', 'More filters'],
  filters: ['筛选', 'Filters'],
  showResults: ['查看结果', 'Show results'],
  clear: ['清除筛选', 'Clear filters'],
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
  pageSize: ['每页条数', 'Rows per page'],
  all: ['全部', 'All'],
  apply: ['应用', 'Apply'],
} as const satisfies Record<string, Phrase>

export const totalOf = (total: number, more: boolean): Phrase => {
  const zh = total.toLocaleString('zh-CN')
  const en = total.toLocaleString('en')
  return more ? [`共 ${zh}+ 条`, `${en}+ records`] : [`共 ${zh} 条`, total === 1 ? '1 record' : `${en} records`]
}
export const filtersOf = (n: number): Phrase => [`筛选（${n}）`, `Filters (${n})`]
export const atLeastOf = (n: number): Phrase => [`请至少输入 ${n} 个字符`, `Type at least ${n} characters`]
export const leastOf = (label: string): Phrase => [`${label}下限`, `${label} from`]
export const mostOf = (label: string): Phrase => [`${label}上限`, `${label} to`]
export const fromOf = (label: string): Phrase => [`${label}起`, `${label} from`]
export const upOf = (name: string): Phrase => [`${name} 升序`, `${name}, ascending`]
export const downOf = (name: string): Phrase => [`${name} 降序`, `${name}, descending`]
export const sizeOf = (n: number): Phrase => [`${n} 条/页`, `${n} / page`]
export const chosenRowsOf = (n: number): Phrase => [`已选 ${n} 条`, `${n} chosen`]
export const chooseRowOf = (name: string): Phrase => [`选择 ${name}`, `Choose ${name}`]
export const filterOf = (label: string, n: number): Phrase =>
  n > 0 ? [`按${label}筛选，已选 ${n} 项`, `Filter by ${label}, ${n} chosen`] : [`按${label}筛选`, `Filter by ${label}`]
