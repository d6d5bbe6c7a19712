// Texts of the report page in addition to those of all report pages: changes of name and standing, error reports.
import type { Phrase } from '@register/contract/phrase'
import { words as reportWords } from '../words.ts'

export const words = {
  errorReports: ['纠错', 'Error reports'],
  party: ['变更单位', 'Whose name'],
  manufacturer: ['制造单位', 'Manufacturer'],
  applicant: ['申请单位', 'Applicant'],
  oldName: ['原名称', 'Former name'],
  newName: ['变更后名称', 'New name'],
  renameText: [
    '仅用于单位更名。公众用新旧名称都能查到。',
    'Only for a company that changed its name. The public finds the certificate by both names.',
  ],
  renameReason: ['变更理由', 'Reason for the change'],
  sendRename: ['登记变更', 'Record the change'],
  effectiveDate: ['生效日期', 'Date of effect'],
  effectiveDateHint: [
    '今天或更早，不早于发证日期；状态立即变更',
    'Today or earlier, not before the issue date; the status changes at once',
  ],
  standingReason: ['理由', 'Reason'],
  lastFourWrong: ['与要撤销的证书不符', 'These are not the last four characters of the certificate to revoke'],
  evidence: ['证据材料', 'Evidence'],
  evidenceHint: ['如监督检查记录；不公开', 'Such as the record of an inspection; not public'],
  proof: ['证明材料', 'Proof'],
  proofHint: ['如准予变更登记通知书', 'Such as the notice of registered change'],
  changeDate: reportWords.changeDate,
  revised: reportWords.revised,
  proposed: reportWords.proposed,
} as const satisfies Record<string, Phrase>

/** With the certificate number, or the report number where there is none. */
export const lastFourLabel = (ofReport: boolean): Phrase =>
  ofReport
    ? ['报告编号后四位', 'Last four characters of the report number']
    : ['证书编号后四位', 'Last four characters of the certificate number']

export const openOf = (n: number): Phrase => [
  `${n} 条未办结`,
  n === 1 ? '1 open error report' : `${n} open error reports`,
]
