// The texts of the password rules.
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
