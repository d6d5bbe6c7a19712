// The texts of the certificate page, and those printed in addition to the certificate's lines.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/report/certificate'].title,
  text: [
    '证书及其附表，A4 纸；打印或存为 PDF',
    'The certificate with its annex on A4 paper, to be printed or saved as PDF',
  ],
  language: ['证书语言', 'Language of the certificate'],
  chinese: ['中文', 'Chinese'],
  both: ['中英文', 'Chinese and English'],
  print: ['打印或另存为 PDF', 'Print or save as PDF'],
  compared: [
    '收到证书的人会扫码，将纸面内容与公众查询结果核对。',
    'A reader of the paper scans its code and compares it with the public answer.',
  ],
  sample: [
    '这是证书样张：发布之前没有公众查询结果可供核对，每页都印有“样张”。',
    'This is a sample of the certificate: until publication there is no public answer to compare it with, and every page says so.',
  ],
  standing: ['此证书现不是有效状态，每页都印有其状态。', 'This certificate is not in force, and every page says so.'],
  toAnswer: ['打开公众查询结果', 'Open the public answer'],
} as const satisfies Record<string, Phrase>

/** Texts that are printed on the certificate. */
export const printed = {
  certificateNo: ['证书编号', 'Certificate No.'],
  reportNo: ['型式试验报告编号', 'Report No.'],
  seal: ['盖章处', 'Place of the seal'],
  scan: ['扫码查验', 'Scan to verify'],
  coverage: ['覆盖范围', 'Coverage'],
  coverageRule: ['覆盖原则', 'Coverage rule'],
  models: ['证书所列型号', 'Models listed'],
  alternatives: [
    '各情形相互独立，满足其中一种即可。',
    'The rows are alternatives: a product is covered where one of them is met completely.',
  ],
  whole: ['覆盖表完整。', 'The table is whole.'],
  notWhole: ['覆盖表未注明完整。', 'The table is not marked as whole.'],
  row: ['情形', 'Row'],
  parameter: ['参数', 'Parameter'],
  range: ['覆盖', 'Coverage'],
  value: ['数值', 'Value'],
  components: ['主要部件', 'Main components'],
  no: ['序号', 'No.'],
  component: ['部件名称', 'Component'],
  componentModel: ['型号', 'Model'],
  componentMaker: ['制造单位', 'Manufacturer'],
  before: ['变更前单位名称', 'Former name'],
  after: ['变更后单位名称', 'New name'],
  changeDate: ['变更日期', 'Date of change'],
  signature: ['承办人签章', 'Signature'],
} as const satisfies Record<string, Phrase>

export const pageOf = (page: number, pages: number): Phrase => [
  `第 ${page} 页 共 ${pages} 页`,
  `Page ${page} of ${pages}`,
]
export const codeOf = (number: string): Phrase => [`${number} 的查验二维码`, `QR code that verifies ${number}`]
