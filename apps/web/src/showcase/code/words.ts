// What code says about itself.
import type { Phrase } from '@register/contract/phrase'

export const codeWords = {
  copy: ['复制代码', 'Copy the code'],
} as const satisfies Record<string, Phrase>

export const notJson = (reason: string): Phrase => [`不是有效的 JSON：${reason}`, `Not valid JSON: ${reason}`]
