// The texts of the password rules, and of recovery codes.
import type { Phrase } from '@register/contract/phrase'

export const policyWords = {
  policy: ['密码要求', 'Password rules'],
  met: ['已满足', 'met'],
  unmet: ['未满足', 'not met yet'],
} as const satisfies Record<string, Phrase>

export const notFormer = (count: number): Phrase => [
  `不能与最近 ${count} 次用过的相同（保存时核对）`,
  `Not one of the last ${count}, which is checked when it is saved`,
]

export const codeWords = {
  codes: ['恢复码', 'Recovery codes'],
  copyAll: ['复制全部', 'Copy all'],
  download: ['下载', 'Download'],
  kept: ['我已保存恢复码', 'I have kept the recovery codes'],
  keepFirst: ['请先保存恢复码并勾选', 'Keep the codes first, then tick this'],
} as const satisfies Record<string, Phrase>
