// How strong a password is, from 0 to 5, and what would make it stronger.
import type { Phrase } from '@register/contract/phrase'

interface Trait {
  words: Phrase
  has: (password: string) => boolean
}

/** What adds a level each. */
export const traits: readonly Trait[] = [
  { words: ['数字', 'a digit'], has: (text) => /\d/.test(text) },
  { words: ['小写字母', 'a small letter'], has: (text) => /[a-z]/.test(text) },
  { words: ['大写字母', 'a capital letter'], has: (text) => /[A-Z]/.test(text) },
  { words: ['特殊字符', 'a special character'], has: (text) => /[^\da-zA-Z\s]/.test(text) },
  { words: ['没有三个相同的连续字符', 'no three of one character in a row'], has: (text) => !/(.)\1\1/s.test(text) },
]

const longEnough: Trait = {
  words: ['至少 6 个字符', 'at least 6 characters'],
  has: (text) => Array.from(text).length >= 6,
}

/** Below six characters 0, whatever they are; else one for each trait. */
export function levelOf(password: string): number {
  return longEnough.has(password) ? traits.filter(({ has }) => has(password)).length : 0
}

/** The words of what it lacks. */
export const lacking = (password: string): Phrase[] =>
  [longEnough, ...traits].filter(({ has }) => !has(password)).map(({ words }) => words)
