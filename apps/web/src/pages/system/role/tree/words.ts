// Texts of a tree of checkboxes.
import type { Phrase } from '@register/contract/phrase'

export const countOf = (held: number, all: number): Phrase => [`已选 ${held} / ${all}`, `${held} of ${all} chosen`]

export const treeWords = {
  none: ['没有符合的条目', 'Nothing fits'],
} as const satisfies Record<string, Phrase>
