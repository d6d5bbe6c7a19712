// The statuses of a report, as stored and as computed for a day, in plain words for the public (docs/rules/reports.md#standing).
import type { Tone } from '../fields.ts'
import type { Phrase } from '../phrase.ts'

/** Stored statuses, before dates are applied; each change is one endpoint. A draft that is handed over is `submitted`: still unpublished (docs/decisions/0035-handing-over-and-telling.md). */
export const storedStatuses = [
  'draft',
  'submitted',
  'published',
  'suspended',
  'revoked',
  'cancelled',
  'lapsed',
] as const
export type StoredStatus = (typeof storedStatuses)[number]
/** Those of certificates that the public sees, whatever they are worth. */
export const publishedStatuses = storedStatuses.filter((one) => one !== 'draft' && one !== 'submitted')

/** Computed statuses, in order of precedence after the unpublished ones. */
export const reportStatuses = {
  draft: {
    label: ['草稿', 'Draft'],
    tone: 'draft',
    meaning: ['尚未发布，公众看不到', 'Not published; the public cannot see it'],
  },
  submitted: {
    label: ['待发布', 'Ready to publish'],
    tone: 'warn',
    meaning: [
      '已提交发布，等待机构负责人处理；公众看不到',
      'Submitted for publication; it waits for the manager and the public cannot see it',
    ],
  },
  revoked: {
    label: ['已撤销', 'Revoked'],
    tone: 'bad',
    meaning: ['证书已被撤销，请勿再以纸质证书为准', 'The certificate has been revoked. Do not rely on paper copies'],
  },
  cancelled: {
    label: ['已注销', 'Cancelled'],
    tone: 'bad',
    meaning: [
      '证书已由持有人申请注销，不应再作为依据',
      'The certificate was cancelled at its holder’s request. Do not rely on it any more',
    ],
  },
  lapsed: {
    label: ['依规失效', 'Ended by rule'],
    tone: 'bad',
    meaning: ['依规则规定，本证书（报告）已不能再作为依据', 'By a rule, this certificate or report serves no more'],
  },
  suspended: {
    label: ['已暂停', 'Suspended'],
    tone: 'bad',
    meaning: [
      '证书暂停使用，恢复前不应作为依据',
      'The certificate is suspended. Do not rely on it until it is restored',
    ],
  },
  superseded: {
    label: ['已被替代', 'Superseded'],
    tone: 'warn',
    meaning: ['已有新的证书替代本证书', 'A newer certificate has replaced this one'],
  },
  expired: {
    label: ['已过期', 'Expired'],
    tone: 'warn',
    meaning: ['证书的有效期已过', 'The certificate is past its validity date'],
  },
  unconfirmed: {
    label: ['登记信息不全', 'Not fully registered'],
    tone: 'warn',
    meaning: [
      '登记中没有有效期、发证日期或试验结论，不能据此认定有效，请核对原件',
      'The validity, the day of issue or the conclusion is not registered, so it cannot be called valid. Check the original',
    ],
  },
  published: {
    label: ['有效', 'Valid'],
    tone: 'good',
    meaning: ['证书在登记中有效', 'The certificate is registered and valid'],
  },
} as const satisfies Record<string, { label: Phrase; tone: Tone; meaning: Phrase }>
export type ReportStatus = keyof typeof reportStatuses
export const reportStatusKeys = Object.keys(reportStatuses) as [ReportStatus, ...ReportStatus[]]
export type PublicStatus = Exclude<ReportStatus, 'draft' | 'submitted'>
export const publicStatusKeys = reportStatusKeys.filter((key) => key !== 'draft' && key !== 'submitted') as [
  PublicStatus,
  ...PublicStatus[],
]

export const isPublicStatus = (text: string): text is PublicStatus => publicStatusKeys.some((key) => key === text)

/** Why a holder asks to cancel a certificate. */
export const cancelGrounds = {
  productionStopped: ['停止生产该产品', 'The product is no longer made'],
  companyClosed: ['企业终止或注销', 'The company has closed'],
  productChanged: ['产品设计变更，不再使用本证书', 'The product was changed and the certificate is no longer used'],
  other: ['其他原因', 'Another reason'],
} as const satisfies Record<string, Phrase>
export type CancelGround = keyof typeof cancelGrounds
export const cancelGroundKeys = Object.keys(cancelGrounds) as [CancelGround, ...CancelGround[]]

/** What an announcement may say that a certificate will be. */
export const comingStatuses = ['suspended', 'revoked', 'cancelled'] as const

/** What happens to a draft between its writer and the manager (docs/rules/reports.md#handing-over). */
export const handoverEvents = {
  submit: ['提交发布', 'Submitted for publication'],
  takeBack: ['撤回', 'Taken back'],
  return: ['退回', 'Returned'],
  confirmBasis: ['核对未列入目录的试验依据', 'Unlisted test basis confirmed'],
  confirmFile: ['核对编号不同的证书文件', 'Certificate file with another number confirmed'],
  confirmTakenOver: ['核对沿用的参数', 'Parameters taken over were looked at'],
} as const satisfies Record<string, Phrase>
export type HandoverEvent = keyof typeof handoverEvents

/** What a column of them is, in addition to its label. */
export const ofStatus = { type: 'choice', options: reportStatusKeys, words: reportStatuses } as const

/** Of how a record came into the register. */
export const ofOrigin = {
  type: 'choice',
  options: ['issued', 'existing'],
  words: {
    issued: ['经本系统发码', 'Numbered by this register'],
    existing: ['按原件登记', 'Registered as its original says'],
  },
} as const

/** What a person may do with a report; each report says which of them the caller may do now. */
export const reportActions = [
  'edit',
  'remove',
  'submit',
  'takeBack',
  'return',
  'publish',
  'revise',
  'rename',
  'confirm',
  'suspend',
  'restore',
  'revoke',
  'cancel',
  'callOff',
  'callOffRename',
  'correctEntry',
  'replace',
  'recall',
] as const
