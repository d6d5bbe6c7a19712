// The texts of the filter drawer; some are given (docs/rules/office.md#filters).
import { between, type Phrase } from '@register/contract/phrase'

export const filterWords = {
  filter: ['筛选', 'Filter'],
  items: ['筛选条件', 'Conditions'],
  favourites: ['常用', 'Favourites'],
  setUp: ['设置筛选条件', 'Set up conditions'],
  none: ['没有默认筛选条件，请点击增加条件', 'There are no conditions by default. Add one'],
  add: ['增加条件', 'Add a condition'],
  /** Given: docs/rules/wire.md#filter-words. */
  noneLeft: ['无过滤项', 'No field is left to filter by'],
  apply: ['立即筛选', 'Filter now'],
  keep: ['另存为常用', 'Save as a favourite'],
  clear: ['清空筛选', 'Clear all'],
  remove: ['删除', 'Delete'],
  field: ['字段', 'field'],
  operator: ['运算符', 'operator'],
  value: ['值', 'value'],
  chooseFieldFirst: ['请选择筛选字段', 'Choose a field first'],
  chooseField: ['请选择', 'Please choose'],
  typeValue: ['请输入', 'Please enter'],
  choose: ['请选择', 'Please choose'],
  tags: ['输入关键词后按回车确认', 'Type a word and press Enter'],
  from: ['开始日期', 'Start date'],
  to: ['结束日期', 'End date'],
  typeToSearch: ['输入关键词查找', 'Type to search'],
  loading: ['正在加载…', 'Loading…'],
  nothingFound: ['没有匹配项', 'Nothing matches'],
  retry: ['重试', 'Try again'],
  noValue: ['请先填写筛选值', 'Fill in a value first'],
  mine: ['我的常用筛选', 'My favourite filters'],
  noFavourites: ['没有常用的筛选', 'No favourite filters'],
  noFavouritesText: [
    '常用筛选可以将多个筛选条件保存为一个集合，方便下次进行相同条件的筛选；列表的搜索词和排序一并保存',
    'A favourite saves several conditions together, with the search words and the order of the list, so that you can apply them again with one press',
  ],
  order: ['排列顺序', 'order'],
  name: ['常用筛选名称', 'Name of the favourite'],
  namePlaceholder: ['请输入识别度较高的常用筛选名称', 'A name that is easy to recognise'],
  nameNeeded: ['名称不能为空', 'The name must not be empty'],
  save: ['保存', 'Save'],
  replace: ['替换', 'Replace'],
  replaceText: ['原来的条件将被当前条件替换。', 'Its conditions are replaced by the present ones.'],
  removeAsk: ['确认删除此常用筛选吗？', 'Delete this favourite filter?'],
  comma: between,
  span: [' 至 ', ' to '],
  rename: ['重命名', 'Rename'],
  renameTitle: ['重命名常用筛选', 'Rename the favourite filter'],
  titleInUse: ['已用于另一个常用筛选', 'belongs to another favourite'],
  removed: ['删除常用成功', 'Favourite deleted'],
  changedElsewhere: [
    '常用筛选已在别处更改，现已重新读取，请再试一次',
    'The favourites were changed elsewhere and have been reloaded. Please try again',
  ],
} as const satisfies Record<string, Phrase>

export const clashOf = ([zh, en]: Phrase): Phrase => [
  `“${zh}”的条件互相矛盾，没有记录能同时符合，筛选后列表为空`,
  `The conditions on ${en} contradict each other: no record meets them all, and the list will be empty`,
]
export const activeOf = (n: number): Phrase =>
  n > 0 ? [`筛选，已启用 ${n} 项`, `Filter, ${n} active`] : filterWords.filter
/** A condition in words; without an operator it is the usual one. */
export const chipOf = ([zh, en]: Phrase, operator: Phrase | undefined, value: string): Phrase =>
  operator ? [`${zh} ${operator[0]} ${value}`, `${en} ${operator[1]} ${value}`] : [`${zh}：${value}`, `${en}: ${value}`]
/** A value that no option has: of an old link, or of an entry that was removed. */
export const unknownOf = (value: string): Phrase => [`${value}（无此选项）`, `${value} (no such option)`]
export const withoutOf = (condition: string): Phrase => [`去掉条件 ${condition}`, `Remove the condition ${condition}`]
export const partOf = (n: number, part: Phrase): Phrase => [`第 ${n} 项${part[0]}`, `Condition ${n}, ${part[1]}`]
export const savedOf = (name: string): Phrase => [`${name} 保存常用成功`, `Favourite ${name} saved`]
export const replaceOf = (name: string): Phrase => [
  `“${name}”已存在，是否替换？`,
  `“${name}” exists already. Replace it?`,
]
export const sameOf = (name: string): Phrase => [`“${name}”已经保存了同样的条件`, `“${name}” asks the same already`]
export const renameOf = (name: string): Phrase => [`重命名 ${name}`, `Rename ${name}`]
export const removeOf = (name: string): Phrase => [`删除 ${name}`, `Delete ${name}`]
export const searchOf = (keyword: string): Phrase => [`搜索“${keyword}”`, `search for “${keyword}”`]
export const moreOf = (fields: string): Phrase => [`条件：${fields}`, `Conditions: ${fields}`]
