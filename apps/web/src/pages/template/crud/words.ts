// Texts of the list of samples with its drawer, page, export and import.
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'

export const words = {
  title: templateScreens['template/list/crud'].title,
  text: [
    '一个完整的列表：筛选、列设置、批量删除、抽屉表单、整页表单、详情、导入导出',
    'A whole list: filters, column settings, deleting several, a form in a drawer and as a page, details, import and export',
  ],
  search: ['编号、名称、送样单位', 'Number, name, sent by'],
  status: ['状态', 'Status'],
  kind: ['设备种类', 'Kind'],
  received: ['收样日期', 'Received'],
  new: ['登记样品', 'Register a sample'],
  newPage: ['整页登记', 'Register on a page'],
  edit: ['编辑', 'Edit'],
  view: ['详情', 'Details'],
  page: ['整页编辑', 'Edit on a page'],
  removeChosen: ['批量删除', 'Delete the chosen ones'],
  remove: ['删除', 'Delete'],
  save: ['保存', 'Save'],
  toList: ['返回列表', 'Back to the list'],
  cancel: ['取消', 'Cancel'],
  removed: ['样品已删除', 'The samples are deleted'],
  removeText: ['删除后不能恢复。', 'This cannot be undone.'],
  empty: [
    '这里列出送检样品。登记第一个样品后即可查看。',
    'Samples sent in for testing are listed here. Register the first one.',
  ],
  newTitle: ['登记样品', 'Register a sample'],
  newText: ['填写样品的全部信息', 'Everything that is known of the sample'],
  sectionWhat: ['样品', 'The sample'],
  sectionWhose: ['送样', 'Who sent it'],
  sectionTest: ['试验', 'The test'],
  export: ['导出', 'Export'],
  import: ['导入', 'Import'],
  samples: ['样品', 'Samples'],
} as const satisfies Record<string, Phrase>

export const editOf = (sampleNo: string): Phrase => [`编辑 ${sampleNo}`, `Edit ${sampleNo}`]
export const removeAsk = (n: number): Phrase => [
  `确定删除选中的 ${n} 项吗？`,
  n === 1 ? 'Delete the chosen sample?' : `Delete the ${n} chosen samples?`,
]
export const removeOneAsk = (sampleNo: string): Phrase => [`确定删除 ${sampleNo} 吗？`, `Delete ${sampleNo}?`]
