// Texts of the batch check.
import { maxNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { misprintMark } from '@register/contract/business/report/labels'
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  title: siteScreens.check_many.title,
  lead: [
    `粘贴证书编号或报告编号，或取 Excel、CSV 文件中的一列，一次最多核对 ${maxNumbers} 个。`,
    `Paste certificate or report numbers, or take a column of an Excel or CSV file: up to ${maxNumbers} at a time.`,
  ],
  numbers: ['编号', 'Numbers'],
  numbersHint: [
    '每行一个，也可用逗号、顿号、分号、句号、空格或制表符隔开；编号前后可以有其他文字',
    'One per line, or separated by punctuation, spaces or tabs. Other words around a number do no harm',
  ],
  willCheck: ['将核对的编号', 'Numbers to be checked'],
  example: ['例如 TSX 3110 901 2026 0001', 'Such as TSX 3110 901 2026 0001'],
  none: ['请至少输入一个编号', 'Enter at least one number'],
  check: ['核对', 'Check'],
  checking: ['正在核对', 'Checking'],
  result: ['核对结果', 'Result'],
  resultOf: ['批量核对结果', 'the result'],
  asked: ['所查编号', 'Number asked'],
  understood: ['识别为', 'Read as'],
  misprinted: misprintMark,
  standing: ['状态', 'Status'],
  product: ['产品名称、型号', 'Product and model'],
  maker: ['制造单位', 'Manufacturer'],
  body: ['型式试验机构', 'Type-testing body'],
  issued: ['发证日期', 'Issue date'],
  open: ['查看', 'View'],
  onlyOthers: ['只看非有效的', 'Only those that are not valid'],
  allValid: ['全部有效', 'All of them are valid'],
  excel: ['导出 Excel', 'Export to Excel'],
  exporting: ['正在生成文件', 'Making the file'],
  exportFailed: ['没有导出', 'Not exported'],
  note: [
    '“有效”表示证书在登记中有效；是否覆盖具体产品，请打开证书查看。状态以核对时刻为准。',
    '“Valid” means that the certificate is registered and valid. Whether it covers a product is checked on its own page. The statuses are those at the time of the check.',
  ],
} as const satisfies Record<string, Phrase>

export const counted = ({ numbers, repeated, over }: { numbers: number; repeated: number; over: number }): Phrase => [
  [`${numbers} 个编号`, repeated > 0 && `已合并重复的 ${repeated} 个`, over > 0 && `超出的 ${over} 个不在本次核对之内`]
    .filter(Boolean)
    .join('，'),
  [
    numbers === 1 ? '1 number' : `${numbers} numbers`,
    repeated > 0 && `${repeated} given twice`,
    over > 0 && `${over} beyond the limit are left out`,
  ]
    .filter(Boolean)
    .join(', '),
]
export const takeOff = (number: string): Phrase => [`去掉 ${number}`, `Take off ${number}`]
export const checkedAt = (time: string): Phrase => [`核对时间 ${time}`, `Checked ${time}`]
export const probably = (number: string): Phrase => [`可能的编号：${number}`, `Probable number: ${number}`]
export const countOf = (label: string, count: number): Phrase => [`${label} ${count}`, `${label} ${count}`]
export const replacedBy = (number: string): Phrase => [`由 ${number} 替代`, `Replaced by ${number}`]
