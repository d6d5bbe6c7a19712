// Texts of the acts on a published report: changes of name and standing, replacements; and of error reports on its page.
import { between, type Phrase } from '@register/contract/phrase'
import { words as reportWords } from '../words.ts'

export const words = {
  errorReports: ['纠错', 'Error reports'],
  party: ['变更单位', 'Whose name'],
  manufacturer: ['制造单位', 'Manufacturer'],
  applicant: ['申请单位', 'Applicant'],
  oldName: ['现名称', 'Present name'],
  newName: ['变更后名称', 'New name'],
  newAddress: ['变更后地址', 'New address'],
  newProductionAddress: ['变更后产品制造地址', 'New production address'],
  onlyChanged: ['只填写有变更的项', 'Fill in only what has changed'],
  renameText: [
    '用于单位更名或迁址。较早的变更可以补登，现名称始终以生效日期最晚的为准；公众用新旧名称都能查到。',
    'For a company that changed its name or moved. An earlier change may be entered late: the present name is always the latest by its day of effect. The public finds the certificate by all names.',
  ],
  reach: ['变更的证书', 'Certificates to change'],
  onlyThis: ['仅本证书', 'This certificate alone'],
  allOfCompany: ['本单位的全部证书', 'All certificates of this company'],
  reachHint: ['更名涉及多份证书，或同一证书的两个单位', 'The name is on several certificates, or twice on this one'],
  touched: ['更名涉及的证书', 'Certificates that the change of name touches'],
  renamed: ['变更', 'Changed'],
  and: between,
  tooMany: [
    '本单位的证书多于一次可变更的数量：登记后请再次打开，变更其余证书',
    'The company has more certificates than can be changed at once. Open this again for the others',
  ],
  proofOfFirst: ['证明材料存于本证书，其他证书注明出处', 'Filed with this certificate; the others say where it is'],
  renameReason: ['变更理由', 'Reason for the change'],
  sendRename: ['登记变更', 'Record the change'],
  effectiveDate: ['生效日期', 'Date of effect'],
  effectiveDateHint: [
    '今天或更早，不早于发证日期；状态立即变更',
    'Today or earlier, not before the issue date; the status changes at once',
  ],
  mayBeAhead: [
    '今天或更早：状态立即变更，不早于发证日期。晚于今天：先行预告，自该日起生效',
    'Today or earlier, not before the issue date: the status changes at once. A later day: announced now, in force from that day on',
  ],
  nameMayBeAhead: [
    '变更实际生效的日期，不早于发证日期。晚于今天（限更名）：先行预告，自该日起使用新名称',
    'The day on which it took effect, not before the issue date. A later day (a name alone): announced now, and the name from that day on',
  ],
  standingReason: ['理由', 'Reason'],
  ground: ['持有人的注销原因', 'Reason of the holder'],
  details: ['说明', 'Details'],
  lastFourWrong: ['与本证书编号不符', 'These are not the last four characters of this certificate'],
  evidence: ['证据材料', 'Evidence'],
  evidenceHint: ['如监督检查记录；不公开', 'Such as the record of an inspection; not public'],
  proof: ['证明材料', 'Proof'],
  proofHint: ['如准予变更登记通知书', 'Such as the notice of registered change'],
  successor: ['替代它的证书', 'Replaced by'],
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

const linkedTitle: Phrase = ['对关联证书的影响', 'What it does to linked certificates']

/** What an act does to other certificates; numbers as printed. */
export const linkedWords = {
  title: linkedTitle,
  formerStays: (no: string): Phrase => [
    `本证书替代了 ${no}；该证书仍为“已被替代”，不因此恢复。`,
    `This certificate replaced ${no}, which stays replaced and does not become valid again.`,
  ],
  successorStays: (no: string): Phrase => [
    `本证书已被 ${no} 替代；该证书不受影响。`,
    `This certificate was replaced by ${no}, which is not affected.`,
  ],
  noLongerReplaced: (no: string): Phrase => [
    `本证书不再显示为已被 ${no} 替代；该证书不受影响。`,
    `It is no longer shown as replaced by ${no}, which is not affected.`,
  ],
  staysReplaced: (no: string): Phrase => [
    `解除暂停后仍为“已被替代”（${no}）；需恢复有效时再次办理恢复。`,
    `It is then still replaced by ${no}. Restore it once more to make it valid.`,
  ],
  named: (n: number): Phrase => [
    `${n} 份登记把本证书列为部件证书，其查验页随之显示新状态。`,
    n === 1
      ? '1 record names this certificate for a part: its public page shows the new status.'
      : `${n} records name this certificate for a part: their public pages show the new status.`,
  ],
}

/** `n`: certificates. */
export const sendRenameOf = (n: number): Phrase => [`登记 ${n} 份证书的变更`, `Record the change on ${n} certificates`]
export const renamedOf = (done: number, proposed: number): Phrase =>
  proposed > 0
    ? [
        `已提出 ${proposed} 份证书的变更，等待机构负责人确认`,
        `Proposed on ${proposed} certificates. The manager confirms each`,
      ]
    : [`已登记 ${done} 份证书的单位变更`, `Recorded on ${done} certificates`]
