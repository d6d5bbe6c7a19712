// Texts of the coverage table and of its question.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['覆盖范围', 'Coverage'],
  rule: ['覆盖原则', 'Coverage rule'],
  alternatives: [
    '各情形相互独立，满足其中一种即可。',
    'The rows are alternatives: a product is covered where one of them is met completely.',
  ],
  printedRows: ['证书所载的覆盖范围', 'What the certificate states'],
  notWhole: ['登记未注明覆盖表完整。', 'The table is not marked as whole.'],
  models: ['证书所列型号', 'Models listed'],
  ask: ['您的设备是否在覆盖范围内？', 'Is your machine covered?'],
  hint: [
    '填写您设备的参数；配置项可与证书对照填写。',
    'Enter the values of your machine. You can answer its configuration by comparing it with the paper.',
  ],
  configuration: ['配置', 'Configuration'],
  allAsPrinted: ['全部与证书相同', 'All as printed'],
  unknown: ['不清楚', 'Not known'],
  printed: ['与证书相同', 'As printed'],
  differs: ['与证书不同', 'Differs'],
  own: ['填写数值', 'Give the value'],
  ownOf: (label: string): Phrase => [`${label}的值`, `Value of ${label}`],
  model: ['型号', 'Model'],
  check: ['核对', 'Check'],
  fillOne: ['请至少填写一项', 'Please enter at least one value'],
  mend: ['请改正标出的各项', 'Please correct the marked values'],
  yours: ['您的设备', 'Your machine'],
  onPaper: ['证书', 'Certificate'],
  missing: ['还需要', 'Still needed'],
  more: (n: number): Phrase => [`另有 ${n} 项`, `${n} more`],
  sample: ['所试样品', 'The tested sample'],
  newer: ['现行证书', 'Now in force'],
  lookedUp: (at: string): Phrase => [`查询时间：${at}`, `Looked up: ${at}`],
  rowResult: {
    yes: ['全部符合', 'All met'],
    no: ['有不符合项', 'Not met'],
    unknown: ['无法判断', 'Undetermined'],
  },
} as const
