// Texts of finished steps.
import type { Phrase } from '@register/contract/phrase'

export const words = { done: ['已完成', 'done'] } as const satisfies Record<string, Phrase>
