// What the branches of a tree are called by their fold buttons.
import type { Phrase } from '@register/contract/phrase'

export const foldOf = (name: string): Phrase => [`收起 ${name}`, `Fold ${name}`]
export const unfoldOf = (name: string): Phrase => [`展开 ${name}`, `Unfold ${name}`]
