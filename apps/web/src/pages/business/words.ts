// Texts that code applications, reports and change notices share.
import { formKindLabel } from '@register/contract/rules/parameters/labels'
import type { Phrase } from '@register/contract/phrase'

export const areaWords = {
  category: ['设备品种', 'Equipment category'],
  formKind: formKindLabel,
  body: ['型式试验机构', 'Type-testing body'],
  product: ['产品名称', 'Product name'],
  model: ['型号', 'Model'],
  maker: ['制造单位', 'Manufacturer'],
  certificateNo: ['证书编号', 'Certificate No.'],
  status: ['状态', 'Status'],
  search: ['编号、单位、产品、型号', 'Number, company, model'],
  searchAll: ['搜索', 'Search'],
  reload: ['重新加载', 'Reload'],
  files: ['附件', 'Attachments'],
  history: ['办理过程', 'History'],
  open: ['查看', 'View'],
  /** From the certificate of a part to the machines that have it. */
  uses: ['查找装有此产品的设备', 'Find machines with this product'],
  usesShort: ['涉及的设备', 'Machines with it'],
  look: ['请再核对', 'Please look again'],
  noApplication: ['暂不能申请编码', 'You cannot apply for a code'],
  noReport: ['暂不能登记报告', 'You cannot register reports'],
} as const satisfies Record<string, Phrase>

export const reportsOf = (n: number): Phrase => [`${n} 份报告`, n === 1 ? '1 report' : `${n} reports`]
export const byAt = (by: string, at: string): Phrase => [`${by}，${at}`, `${by}, ${at}`]
/** Offers the rule by which a category is tested. */
export const offeredRule = (rule: string): Phrase => [`按设备品种填入 ${rule}`, `Add ${rule}, by the category`]
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
export const notFoundOf = (keyword: string): Phrase => [
  `没有找到“${keyword}”。试试编号、单位全称`,
  `Nothing found for “${keyword}”. Try a number or the full name of a company`,
]
