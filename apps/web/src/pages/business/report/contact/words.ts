// Texts of masked contact data.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  show: ['显示', 'Show'],
  withContacts: ['包含完整联系方式', 'With contact data in full'],
  withContactsHint: [
    '不选则联系人和电话只显示一部分；导出记入审计',
    'Otherwise contacts and numbers are masked. The export is recorded',
  ],
} as const satisfies Record<string, Phrase>
