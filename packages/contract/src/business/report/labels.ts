// What the fields that the public lists show are called. Apart from their declarations, of which readers of the site need nothing.
import type { Phrase } from '../../phrase.ts'

export const reportLabels = {
  certificateNo: ['证书编号', 'Certificate No.'],
  probableNo: ['可能的编号', 'Probable number'],
  reportNo: ['报告编号', 'Report No.'],
  manufacturerName: ['制造单位名称', 'Manufacturer'],
  applicantName: ['申请单位名称', 'Applicant'],
  productName: ['产品名称', 'Product name'],
  model: ['产品型号', 'Product model'],
  categoryCode: ['设备品种', 'Equipment category'],
  issueDate: ['发证日期', 'Issue date'],
  body: ['型式试验机构', 'Type-testing body'],
  status: ['状态', 'Status'],
} as const satisfies Record<string, Phrase>

/** The mark of a certificate number that is registered as on the original. */
export const misprintMark: Phrase = [
  '编号与格式不符，按原件登记',
  'The number does not follow the format; registered as on the original',
]
