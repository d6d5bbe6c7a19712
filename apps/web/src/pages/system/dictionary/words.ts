// Texts of the page of dictionaries.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/dictionary'].title,
  text: [
    '各处下拉选项的来源；改动立即生效，已在业务数据中使用的键值不能删除或更改',
    'The source of choices in forms. Changes take effect at once; a value in use can neither be deleted nor changed',
  ],
  showAll: ['查看全部字典', 'Show all dictionaries'],
  newItem: ['新建数据', 'Add an entry'],
  editItem: ['编辑数据', 'Edit an entry'],
  itemSaved: ['字典数据已保存', 'The entry is saved'],
  empty: ['这里列出字典的数据项。', 'The entries of dictionaries are listed here.'],
  chooseFirst: ['先在左侧选择字典', 'Choose a dictionary first'],
  newType: ['新建字典', 'Add a dictionary'],
  editType: ['编辑字典', 'Edit the dictionary'],
  removeType: ['删除字典', 'Delete the dictionary'],
  typeSaved: ['字典已保存', 'The dictionary is saved'],
  typeRemoved: ['字典已删除', 'The dictionary is deleted'],
  exportTypes: ['导出字典类型', 'Export dictionaries'],
  more: ['更多', 'More'],
  refresh: ['刷新字典', 'Read dictionaries again'],
  sort: ['排序', 'Reorder'],
  sortTitle: ['调整显示顺序', 'Order of the entries'],
  sortText: [
    '拖动，或按空格键拿起、方向键移动；保存后各处下拉按此顺序显示',
    'Drag, or pick up with the space bar and move with the arrows. Selects follow this order once it is saved',
  ],
  saveOrder: ['保存顺序', 'Save the order'],
  search: ['字典键值、标签', 'Value or label'],
  sorted: ['顺序已保存', 'The order is saved'],
  removeMany: ['删除所选', 'Delete chosen'],
  removed: ['字典数据已删除', 'The entries are deleted'],
  tree: {
    label: ['字典', 'Dictionaries'],
    find: ['查找字典', 'Find a dictionary'],
    all: ['全部字典', 'All dictionaries'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>

export const goneOf = (type: string): Phrase => [
  `没有字典“${type}”，它可能已被删除或更改了类型`,
  `There is no dictionary "${type}". It may have been deleted, or been given another key`,
]
export const newItemIn = (dictionary: string): Phrase => [`新建数据：${dictionary}`, `Add an entry to ${dictionary}`]
export const refreshed = (types: number, items: number): Phrase => [
  `已重新读取：${types} 个字典，${items} 个数据项`,
  `Read again: ${types} dictionaries, ${items} entries`,
]
export const removeTypeAsk = (name: string): Phrase => [`删除字典“${name}”？`, `Delete the dictionary "${name}"?`]
export const removeItemsAsk = (count: number): Phrase => [
  `删除所选的 ${count} 个数据项？`,
  count === 1 ? 'Delete the chosen entry?' : `Delete the ${count} chosen entries?`,
]
