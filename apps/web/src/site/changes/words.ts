// Texts of the change notices.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  these: ['变更公告', 'the change notices'],
  title: siteScreens.change_notices.title,
  lead: [
    '已发布证书的每一次修订、更名、状态变更和产品召回及其预告，都在这里公开。',
    'Every revision, change of name, change of standing and recall under a published certificate is made public here, announcements too.',
  ],
  feed: ['订阅（Atom）', 'Subscribe (Atom)'],
  number: ['证书编号', 'Certificate No.'],
  manufacturer: ['制造单位', 'Manufacturer'],
  kind: ['变更类型', 'Kind of change'],
  allKinds: ['全部类型', 'All types'],
  from: ['变更日期起', 'Changed from'],
  to: ['变更日期止', 'Changed to'],
  filters: ['筛选', 'Filters'],
  found: (n: string): Phrase => [`共 ${n} 条公告`, `${n} notices`],
  foundOne: ['1 条公告', '1 notice'],
  none: ['还没有变更公告', 'No change notices yet'],
  noneMatches: ['没有符合条件的变更公告', 'No change notice matches'],
  noneHint: [
    '证书修订、更名、暂停、恢复或撤销后，公告会立即出现在这里。',
    'Notices appear here the moment a certificate is revised, renamed, replaced, suspended, restored, revoked or cancelled.',
  ],
  clearHint: [
    '试试减少条件，或只输入编号、单位名称的一部分。',
    'Try fewer filters, or only a part of the number or name.',
  ],
  reason: ['原因', 'Reason'],
  before: ['原：', 'Before: '],
  after: ['现：', 'After: '],
  empty: ['（空）', '(empty)'],
  version: (n: number): Phrase => [`第 ${n} 版`, `Version ${n}`],
} as const
