// Texts of figures for readers who do not see their arrows.
import type { Phrase } from '@register/contract/phrase'

export const figureWords = {
  tips: ['说明', 'Details'],
  up: ['上升', 'up'],
  down: ['下降', 'down'],
  flat: ['持平', 'unchanged'],
} as const satisfies Record<string, Phrase>
