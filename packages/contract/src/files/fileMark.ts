// How the name of a file begins that a demonstration exports, in each language.
import type { Phrase } from '../phrase.ts'

export const fileMark = ['演示_', 'DEMO_'] as const satisfies Phrase
