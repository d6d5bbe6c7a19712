// Texts of the pages of bodies and manufacturers.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  theBody: ['机构信息', 'the body'],
  theMaker: ['制造单位信息', 'the manufacturer'],
  loading: ['正在读取', 'Reading'],
  noBody: ['登记中没有这个机构', 'No such body in the register'],
  noMaker: ['没有以此名称登记的制造单位', 'No manufacturer is registered under this name'],
  noMakerHint: [
    '单位可能已更名。可以按名称的一部分查询证书，原名称也能查到。',
    'The company may have another name now. Search for a part of the name; former names are found as well.',
  ],
  bodyLead: ['经核准的型式试验机构', 'An approved type-testing body'],
  stopped: [
    '该机构已停用：不再颁发证书；已颁发的证书不因此失效，以各证书的状态为准。',
    'This body is disabled: it issues nothing any more. Its certificates do not end by that; each has its own standing.',
  ],
  makerLead: ['以下为登记中以该单位为制造单位的证书', 'The certificates of the register with this manufacturer'],
  contact: ['联系方式', 'Contact'],
  codes: ['机构代码', 'Body codes'],
  codesHint: ['证书编号中的机构代码及其年份', 'As in certificate numbers, with their years'],
  scope: ['核准的设备品种', 'Approved categories'],
  scopeAll: ['登记系统未限定', 'Not limited in this register'],
  names: ['名称沿革', 'Names'],
  formerNames: ['曾用名称', 'Former names'],
  creditCode: ['统一社会信用代码', 'Credit code'],
  address: ['地址', 'Address'],
  country: ['国家或地区', 'Country'],
  certificates: ['证书', 'Certificates'],
  byStatus: ['按状态', 'By status'],
  byKind: ['按设备种类', 'By kind'],
  none: ['没有已公布的证书', 'No published certificates'],
  all: ['查看全部证书', 'See all certificates'],
} as const satisfies Record<string, Phrase>

export const totalOf = (count: string): Phrase => [`共 ${count} 份`, `${count} in all`]
export const moreThan = (count: string): Phrase => [`超过 ${count} 份`, `more than ${count}`]
/** The years of a code, both included. */
export const yearsOf = (from: number | null, to: number | null): Phrase => {
  if (from === null && to === null) return ['长期', 'without limit']
  if (from === null) return [`至 ${to} 年`, `to ${to}`]
  if (to === null) return [`${from} 年起`, `from ${from}`]
  return from === to ? [`${from} 年`, `${from}`] : [`${from} 至 ${to} 年`, `${from} to ${to}`]
}
export const succeeded: Phrase = ['承接自其他机构', 'of a body that it succeeds']
export const sinceDay = (day: string): Phrase => [`${day} 起`, `from ${day}`]
