// Texts that code applications, reports and change notices share.
import { formKindLabel } from '@register/contract/business/parameters/labels'
import type { Phrase } from '@register/contract/phrase'

export const areaWords = {
  category: ['设备品种', 'Category'],
  formKind: formKindLabel,
  body: ['型式试验机构', 'Body'],
  product: ['产品名称', 'Product'],
  model: ['型号', 'Model'],
  maker: ['制造单位', 'Manufacturer'],
  certificateNo: ['证书编号', 'Certificate No.'],
  status: ['状态', 'Status'],
  search: ['编号、单位、产品、型号', 'Number, company, product'],
  searchAll: ['搜索', 'Search'],
  reload: ['重新载入', 'Reload'],
  files: ['附件', 'Files'],
  history: ['办理过程', 'History'],
  open: ['查看', 'Open'],
  look: ['请再核对', 'Please look again'],
} as const satisfies Record<string, Phrase>

export const reportsOf = (n: number): Phrase => [`${n} 份报告`, n === 1 ? '1 report' : `${n} reports`]
export const byAt = (by: string, at: string): Phrase => [`${by}，${at}`, `${by}, ${at}`]
/** The title of a tab with an editor, so that several open editors can be distinguished. */
export const editOf = (what: string): Phrase => [`编辑 ${what}`, `Edit ${what}`]

export const noticeWords = {
  attachments: ['附件', 'Attachments'],
} as const satisfies Record<string, Phrase>

export const publishedOn = (at: string): Phrase => [`${at} 发布`, `Published on ${at}`]
export const changedOn = (at: string, version: number): Phrase => [
  `${at} 修改，第 ${version} 版`,
  `Changed on ${at}, version ${version}`,
]
export const withdrawnOn = (at: string): Phrase => [`本公告已于 ${at} 撤回`, `This notice was withdrawn on ${at}`]
