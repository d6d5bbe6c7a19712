// The texts of code views.
import type { Phrase } from '@register/contract/phrase'

export const codeWords = {
  copy: ['复制代码', 'Copy the code'],
} as const satisfies Record<string, Phrase>
