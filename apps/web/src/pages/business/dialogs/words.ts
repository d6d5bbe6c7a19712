// Texts of the dialogs about a report.
import type { Phrase } from '@register/contract/phrase'
import { fileSize } from '../../../kit/plain/format.ts'

export const words = {
  files: ['文件', 'Files'],
  noFiles: ['没有您可以查看的文件', 'There are no files that you may read'],
  kind: ['文件类别', 'Kind'],
  type: ['文件格式', 'Format'],
  size: ['大小', 'Size'],
  hash: ['SHA-256 校验值', 'SHA-256'],
  visibility: ['公开范围', 'Who may read it'],
  public: ['公开', 'Public'],
  internal: ['不公开', 'Not public'],
  download: ['下载', 'Download'],
  check: ['校验完整性', 'Check integrity'],
  checkAgain: ['重新校验', 'Check again'],
  fits: ['文件完整：与登记的校验值一致', 'The file is intact: it matches the registered hash'],
  fitsNot: [
    '文件与登记的校验值不一致，请勿使用，并联系平台',
    'The file does not match the registered hash. Do not rely on it, and inform the register',
  ],
  cannotCheck: [
    '当前连接不是 https，浏览器无法计算校验值；可下载后用其他工具核对',
    'This page was not loaded by https, so the browser cannot compute the hash. Download the file and compare it with another tool',
  ],
  previous: ['上一个文件', 'Previous file'],
  next: ['下一个文件', 'Next file'],
  keys: ['← → 切换文件', '← → for the other files'],
  notShown: ['此格式不能在页面内显示，请下载后查看', 'This format cannot be shown here. Download it to read it'],
  noViewer: ['当前浏览器不能显示 PDF，请下载后查看', 'This browser cannot show PDF files. Download it to read it'],
  broken: [
    '图片无法显示，文件可能已损坏；请下载后查看',
    'The picture cannot be shown, perhaps it is damaged. Download it to see',
  ],
  qualified: ['合格文件', 'Files of valid certificates'],
  qualifiedText: [
    '该制造单位现行有效的证书及您可以读取的证书、报告文件',
    'Certificates of this manufacturer that are in force, with the certificate and report files that you may read',
  ],
  noQualified: ['该制造单位没有现行有效的证书', 'This manufacturer has no certificate in force'],
  certificates: ['有效证书', 'Valid certificates'],
  choose: ['选择', 'Choose'],
  chooseAll: ['全选', 'Choose all'],
  chooseNone: ['全不选', 'Choose none'],
  certificateNo: ['证书编号', 'Certificate No.'],
  product: ['产品名称 / 型号', 'Product and model'],
  issueDate: ['发证日期', 'Issue date'],
  noFile: ['无文件', 'No files'],
  preparing: ['正在打包下载', 'The zip is being downloaded'],
  info: ['报告信息', 'Report information'],
  notFound: ['没有查到这张证书', 'No such certificate is registered'],
  loading: ['正在查询', 'Searching'],
} as const satisfies Record<string, Phrase>

export const nthOf = (at: number, all: number): Phrase => [`第 ${at} / ${all} 个`, `${at} of ${all}`]
export const newestOf = (n: number): Phrase => [
  `只列出最近的 ${n} 份；更早的请在列表中逐份查看`,
  `Only the newest ${n} are listed. Open older ones from the list`,
]
export const zipOf = (files: number, bytes: number): Phrase => [
  `下载 zip（${files} 个文件，${fileSize(bytes)}）`,
  `Download zip (${files} ${files === 1 ? 'file' : 'files'}, ${fileSize(bytes)})`,
]
export const tooMuchOf = (files: number, bytes: number): Phrase => [
  `一次最多下载 ${files} 个文件、${fileSize(bytes)}，请减少所选证书`,
  `One zip holds at most ${files} files and ${fileSize(bytes)}. Choose fewer certificates`,
]
export const filesOf = (name: string): Phrase => [`文件 · ${name}`, `Files · ${name}`]
export const qualifiedOf = (maker: string): Phrase => [`合格文件 · ${maker}`, `Valid certificates · ${maker}`]
export const receivedOf = (bytes: number): Phrase => [`已接收 ${fileSize(bytes)}`, `${fileSize(bytes)} received`]
