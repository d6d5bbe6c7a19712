// Texts of the office's list of change notices.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/changeNotice/list'].title,
  text: [
    '已发布证书的每次修订、更名、状态变更和产品召回及其预告都在此公示',
    'Every revision, change of name, change of standing and recall under a published certificate, announcements too',
  ],
  empty: ['证书发生变更后，公告会出现在这里。', 'A notice appears here when a certificate has changed.'],
  kind: ['变更类型', 'Kind of change'],
  date: ['变更日期', 'Date of change'],
  reason: ['理由', 'Reason'],
  show: ['查看变更', 'Show the change'],
  publicPage: ['公众查询页', 'Public page'],
} as const satisfies Record<string, Phrase>
