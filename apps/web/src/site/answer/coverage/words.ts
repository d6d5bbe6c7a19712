// Texts of the coverage table and of its question.
import { reportStatuses, type PublicStatus } from '@register/contract/rules/status'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['覆盖范围', 'Coverage'],
  rule: ['覆盖原则', 'Coverage rule'],
  alternatives: [
    '各情形相互独立，满足其中一种即可。',
    'The rows are alternatives: a product is covered where one of them is met completely.',
  ],
  printedRows: ['证书所载的覆盖范围', 'What the certificate states'],
  notWhole: [
    '登记未注明覆盖表完整：原件可能还列有其他情形。',
    'The record does not state that this table is complete: the original may list more.',
  ],
  models: ['证书所列型号', 'Models listed'],
  ask: ['您的设备是否在覆盖范围内？', 'Is your machine covered?'],
  hint: [
    '先选制造单位和型号，再填写您设备的主要参数；这些符合时才需要核对配置。',
    'Choose the manufacturer and the model, then enter the main values of your machine. Its configuration is asked about only where these are covered.',
  ],
  configuration: ['配置', 'Configuration'],
  configurationBeside: (n: number): Phrase => [
    `请将您设备的 ${n} 项配置与证书对照。`,
    n === 1
      ? 'Compare this item of your machine with the certificate.'
      : `Compare these ${n} items of your machine with the certificate.`,
  ],
  configurationNext: (n: number): Phrase => [
    `主要参数未超出证书所列范围；还须将 ${n} 项配置与证书对照。`,
    `The main values are not outside what the certificate lists. ${n === 1 ? 'One item' : `${n} items`} of configuration must be compared with it as well.`,
  ],
  fromLink: [
    '以下结果所用的数值来自打开的链接，不是您填写的。请与您的设备逐项核对，改正后重新核对。',
    'The values of this result came with the link and were not entered by you. Compare each with your machine, correct it and check again.',
  ],
  allAsPrinted: ['全部与证书相同', 'All as on the certificate'],
  allAsPrintedHint: [
    '逐项看过以上所列的值、并确认您的设备都相同时再按。',
    'Press this once you have compared every value above with your machine and all of them agree.',
  ],
  unknown: ['不清楚', 'Not known'],
  printed: ['与证书相同', 'As on the certificate'],
  differs: ['与证书不同', 'Not as on the certificate'],
  own: ['填写具体内容', 'State what it is'],
  ownOf: (label: string): Phrase => [`${label}的具体内容`, `What it is: ${label}`],
  whose: ['制造单位', 'Manufacturer'],
  whoseName: ['您设备的制造单位', 'Manufacturer of your machine'],
  anotherMaker: ['另一家', 'Another one'],
  model: ['型号', 'Model'],
  modelName: ['您设备的型号', 'Model of your machine'],
  anotherModel: ['另一型号', 'Another model'],
  made: ['您设备的制造日期', 'Date your machine was made'],
  madeHint: [
    '证书现已不在有效状态：须知道设备制造之日证书是否有效。',
    'The certificate is not in force: what counts is whether it was on the day your machine was made.',
  ],
  serial: ['您设备的产品编号', 'Serial number of your machine'],
  recallHint: [
    '部分产品已召回：据此判断您的设备是否在内。',
    'Some products are recalled. This tells whether yours is one of them.',
  ],
  nameIfKnown: ['名称（如知道）', 'Its name, if you know it'],
  printedValue: (value: string): Phrase => [`证书：${value}`, `Certificate: ${value}`],
  check: ['核对', 'Check'],
  copyResult: ['复制结果', 'Copy the result'],
  copyLink: ['复制结果链接', 'Copy a link to the result'],
  fillOne: ['请至少填写一项', 'Please enter at least one value'],
  mend: ['请改正标出的各项', 'Please correct the marked values'],
  holdsFor: (whose: string): Phrase => [`适用于 ${whose}`, `Holds for ${whose}`],
  askedOf: (whose: string): Phrase => [`所询设备：${whose}`, `Asked about: ${whose}`],
  yours: ['您的设备', 'Your machine'],
  onPaper: ['证书', 'Certificate'],
  missing: ['还需要', 'Still needed'],
  more: (n: number): Phrase => [`另有 ${n} 项`, `${n} more`],
  sample: ['所试样品', 'The tested sample'],
  /** Before and after the number of the certificate that replaced it: only one that is in force is called so. */
  replacedBy: (status: PublicStatus): { before: Phrase; after: Phrase } => {
    if (status === 'published') return { before: ['现行证书', 'Now in force'], after: ['', ''] }
    const [zh, en] = reportStatuses[status].label
    return { before: ['替代它的证书', 'Replaced by'], after: [`（${zh}）`, ` (${en.toLowerCase()})`] }
  },
  lookedUp: (at: string): Phrase => [`查询时间：${at}`, `Looked up: ${at}`],
  /** Of a row that holds, where the whole answer is no yes all the same. */
  rowAlone: ['所列条件符合', 'Its conditions are met'],
  rowResult: {
    yes: ['全部符合', 'All met'],
    no: ['有不符合项', 'Not met'],
    unknown: ['无法判断', 'Undetermined'],
  },
} as const
