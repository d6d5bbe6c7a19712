// The texts of displayed values: times, copies, changes.
import type { Phrase } from '@register/contract/phrase'

export const displayWords = {
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  nothing: ['未填写', 'Not given'],
  showUnstated: ['显示未填写的项目', 'Show what is not stated'],
  onlyStated: ['收起未填写的项目', 'Hide what is not stated'],
  copied: ['复制成功', 'Copied'],
  field: ['字段', 'Field'],
  before: ['变更前', 'Before'],
  after: ['变更后', 'After'],
  empty: ['（空）', '(empty)'],
  justNow: ['刚刚', 'just now'],
  back: ['返回', 'Back'],
  backToDetail: ['返回详情', 'Back to the details'],
  qrCode: ['二维码', 'QR code'],
} as const satisfies Record<string, Phrase>

export const copyOf = (text: string): Phrase => [`复制 ${text}`, `Copy ${text}`]
export const allOf = (n: number): Phrase => [`共 ${n} 条，点击列出`, `${n} in all: list them`]
export const minutesAgo = (n: number): Phrase => [`${n} 分钟前`, `${n} min ago`]
export const hoursAgo = (n: number): Phrase => [`${n} 小时前`, `${n} h ago`]
export const daysAgo = (n: number): Phrase => [`${n} 天前`, n === 1 ? 'yesterday' : `${n} days ago`]
