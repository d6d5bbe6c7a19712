// Texts of the list and the reading page of reports.
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import type { KindName } from '@register/contract/rules/parameters/kindNames'
import { misprintMark } from '@register/contract/business/report/labels'
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

/** The name of the exported file, without its ending; an export of one kind names it. */
export const exportNameOf = (kind: KindName | undefined, day: string): Phrase => [
  ['型式试验报告', ...(kind ? [kind.label[0]] : []), day].join('_'),
  ['Type-test reports', ...(kind ? [kind.label[1]] : []), day].join('_'),
]

export const words = {
  list: businessScreens['business/report/list'].title,
  listText: [
    '编写、发布和修订型式试验报告，导入导出',
    'Write, publish and revise type-test reports; import and export them',
  ],
  readText: ['查找和查看型式试验报告', 'Find and read type-test reports'],
  new: businessScreens['business/report/new'].title,
  import: ['导入', 'Import'],
  export: ['导出 Excel', 'Export to Excel'],
  byParameters: ['技术参数', 'Technical parameters'],
  allKinds: ['全部类型（每种一张工作表）', 'All kinds, a sheet each'],
  empty: ['这里将列出型式试验报告。', 'Type-test reports will appear here.'],
  reportNo: ['报告编号', 'Report No.'],
  issueDate: ['发证日期', 'Issue date'],
  updated: ['最近修改', 'Last change'],
  edit: ['编辑', 'Edit'],
  open: ['查看', 'View'],
  revise: ['修订', 'Revise'],
  noNumber: ['未填证书编号', 'No certificate number yet'],
  proposal: ['有待确认修订', 'Revision to confirm'],
  revision: ['修订', 'Revision'],
  waits: ['待确认', 'To confirm'],
  returned: ['退回', 'Return'],
  returnedTag: ['被退回', 'Returned'],
  returnedNot: ['未被退回', 'Not returned'],
  waitsNot: ['无待确认', 'None to confirm'],
  confirmedNumber: ['总局已确认该编号：', 'Its number is confirmed by the head office: '],
  nonStandard: ['非标准编号', 'Non-standard number'],
  misprinted: misprintMark,
  existing: ['既有证书', 'Existing certificate'],
  copy: ['复制为新草稿', 'Copy as new draft'],
  certificate: ['证书', 'Certificate'],
  publish: ['发布', 'Publish'],
  publishTitle: ['发布这份报告？', 'Publish this report?'],
  publishAsk: [
    '发布后立即对公众可见，之后的任何修改都会公示。',
    'It is public at once, and every later change is published too.',
  ],
  inForce: ['有效，公众可查', 'Valid, and the public can look it up'],
  published: ['已发布，公众现在可以查到', 'Published. The public can find it now'],
  remove: ['删除草稿', 'Delete the draft'],
  removeTitle: ['删除这份草稿？', 'Delete this draft?'],
  removeAsk: ['草稿及其内容将被删除，无法恢复。', 'The draft and everything in it are deleted and cannot be restored.'],
  removed: ['草稿已删除', 'The draft is deleted'],
  rename: ['登记单位变更', 'Record a change of company'],
  suspend: ['暂停证书', 'Suspend the certificate'],
  suspendText: [
    '自生效日期起，公众查询显示“已暂停”及理由。',
    'From the date of effect on, the public answer shows “suspended” and the reason.',
  ],
  suspended: ['证书已暂停', 'The certificate is suspended'],
  restoreLapsedText: [
    '本证书将不再受该规则约束，公众查询立即恢复其失效之前的状态。',
    'The rule no longer holds for this certificate, and the public answer shows at once what it was before.',
  ],
  restore: ['恢复证书', 'Restore the certificate'],
  restoreText: ['公众查询将立即恢复为有效。', 'The public answer shows it as valid again at once.'],
  restored: ['证书已恢复', 'The certificate is restored'],
  revoke: ['撤销证书', 'Revoke the certificate'],
  revokeText: [
    '撤销后不能恢复。自生效日期起，公众查询永久显示“已撤销”及理由。',
    'This cannot be undone. From the date of effect on, the public answer shows “revoked” and the reason for ever.',
  ],
  revoked: ['证书已撤销', 'The certificate is revoked'],
  cancel: ['注销证书', 'Cancel the certificate'],
  cancelText: [
    '按持有人的申请注销，不能恢复。自生效日期起，公众查询显示“已注销”。因违法或虚假材料终止的，请用撤销。',
    'At its holder’s request. This cannot be undone. From the date of effect on, the public answer shows “cancelled”. For fraud or an infringement, revoke it instead.',
  ],
  cancelled: ['证书已注销', 'The certificate is cancelled'],
  announced: ['已预告，将在生效日期当日生效', 'Announced. It is in force from its day on'],
  callOff: ['撤回预告', 'Withdraw the announcement'],
  callOffText: [
    '预告的状态变更不再发生；公众查询和变更公告中会注明已撤回。',
    'The announced change does not happen. The public answer and the change notices say that it was called off.',
  ],
  callOffNameText: [
    '预告的更名不再发生；公众查询和变更公告中会注明已撤回。',
    'The announced change of name does not happen. The public answer and the change notices say that it was called off.',
  ],
  calledOff: ['预告已撤回', 'The announcement is withdrawn'],
  content: ['报告内容', 'What the report says'],
  parameters: ['技术参数', 'Technical parameters'],
  coverage: ['覆盖范围', 'Coverage'],
  components: ['主要部件', 'Main components'],
  files: ['文件', 'Files'],
  remark: ['内部备注', 'Internal remark'],
  versions: ['版本与变更', 'Versions and changes'],
  covered: ['证书覆盖', 'Covered'],
  alternatives: ['各情形相互独立，满足其中一种即可', 'Rows are alternatives: one of them is enough'],
  models: ['证书所列型号', 'Models listed'],
  notWhole: ['覆盖表未注明完整', 'The table is not marked as whole'],
  textHeld: [
    '登记人声明：覆盖表已含覆盖文字的全部内容',
    'Stated by the writer: the table holds all of the coverage text',
  ],
  textNotHeld: [
    '没有声明覆盖表已含覆盖文字的全部内容',
    'It is not stated that the table holds all of the coverage text',
  ],
  parameter: ['参数', 'Parameter'],
  name: ['名称', 'Name'],
  certificateNo: ['证书编号', 'Certificate No.'],
  noCoverage: ['未登记覆盖范围', 'No coverage is registered'],
  noComponents: ['未登记主要部件', 'No components are registered'],
  public: ['公开', 'Public'],
  internal: ['不公开', 'Not public'],
  publicPage: ['公众查询页', 'Public page'],
  openPublic: ['打开公众查询页', 'Open the public page'],
  qrCode: ['查验二维码', 'QR code for verification'],
  qrText: [
    '扫码即可查验此证书；可印在证书和铭牌上',
    'Scanning it opens the answer for this certificate; it can be printed on certificate and nameplate',
  ],
  qrReportText: [
    '扫码即可查验此报告；可印在报告上',
    'Scanning it opens the answer for this report; it can be printed on the report',
  ],
  missingTitle: ['发布前还需补充', 'Needed before publication'],
  proposals: ['待确认的修订', 'Revisions to confirm'],
  changeDate: ['生效日期', 'Date of effect'],
  revised: ['修订已生效并公示', 'The revision is in effect and published'],
  proposed: [
    '修订已提出，待机构负责人确认后生效',
    'The revision is proposed. It takes effect when the manager of your body confirms it',
  ],
  confirm: ['确认并生效', 'Confirm, so that it takes effect'],
  confirmed: ['修订已生效并公示', 'The revision is in effect and published'],
  dismiss: ['驳回修订', 'Dismiss the revision'],
  dismissText: ['证书内容不变；提出人将看到理由。', 'The certificate stays as it is. The proposer reads the reason.'],
  dismissed: ['修订已驳回', 'The revision is dismissed'],
  withdraw: ['撤回修订', 'Withdraw the revision'],
  withdrawTitle: ['撤回您提出的修订？', 'Withdraw the revision you proposed?'],
  withdrawAsk: ['证书内容不变；需要时可重新提出。', 'The certificate stays as it is. You may propose it again.'],
  withdrawn: ['修订已撤回', 'The revision is withdrawn'],
  viewVersion: ['查看此版内容', 'Show this version'],
  publication: ['首次发布', 'First published'],
  changes: ['变更内容', 'What changed'],
  supersedes: ['替代', 'Replaces'],
  supersededBy: ['已被替代', 'Replaced by'],
  lastChange: ['最近修改', 'Last change'],
  replace: ['登记被替代', 'Record a replacement'],
  replaceText: [
    '公众查询将显示本证书已被另一张证书替代。另一张证书日后暂停、撤销或到期时，本证书不恢复。',
    'The public answer shows that another certificate has replaced this one. It stays replaced when the other one is suspended, revoked or expires.',
  ],
  replaced: ['已登记，证书现为“已被替代”', 'Recorded: the certificate is replaced'],
  more: ['更多', 'More'],
} as const satisfies Record<string, Phrase>

/** The part before the time and after the name; empty where no person is named. */
export const lapsedSince = (on: string): Phrase => [`自 ${on} 起依规失效`, `Ended by a rule from ${on} on`]
export const byThen = (by: string): Phrase => [by && `${by}，`, by && `${by}, `]
export const writtenBy = (by: string): Phrase => [`建立：${byThen(by)[0]}`, `Written: ${byThen(by)[1]}`]
export const mostMeasuresOf = (n: number): Phrase => [
  `最多同时按 ${n} 个参数筛选`,
  `At most ${n} parameters can be filtered by at a time`,
]
/** After the number of another certificate. */
export const standsAs = (status: ReportStatus): Phrase => {
  const [zh, en] = reportStatuses[status].label
  return [`（${zh}）`, ` (${en.toLowerCase()})`]
}
/** Shown for a record that has no certificate number. */
export const byReportNo = (no: string): Phrase => [`报告 ${no}`, `Report ${no}`]
export const versionOf = (n: number): Phrase => [`第 ${n} 版`, `Version ${n}`]
export const proposedBy = (by: string, at: string): Phrase => [`${by} 于 ${at} 提出`, `Proposed by ${by} on ${at}`]
export const effectiveOn = (date: string, by: string): Phrase => [
  `${date} 生效${by && `，${by}`}`,
  `In effect from ${date}${by && `, ${by}`}`,
]

/** Calling off the announced change of the name of one of the companies. */
/** `on`: its day, where several are announced. */
export const callOffName = ([zh, en]: Phrase, on = ''): Phrase => [
  `撤回${zh}更名预告${on && `（${on}）`}`,
  `Call off the new name of the ${en.toLowerCase()}${on && ` (${on})`}`,
]
