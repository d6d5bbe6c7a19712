// What numbers are written with: one alphabet, so that no two of them look alike and differ. A Cyrillic Т is no T.
import { fold } from '../../fold.ts'
import type { Phrase } from '../../phrase.ts'

/** Latin letters, digits and signs in any width, Chinese characters, dashes and dots. The database's check of what is stored says the same. */
const foreign = /[^\u0020-\u007E\u00B7\u2010-\u2015\u2212\u3005-\u3007\u3400-\u4DBF\u4E00-\u9FFF\u{20000}-\u{3FFFF}]/u

/** What speaks against a number as text, naming the character; nothing when it is written as numbers are. */
export function alphabetProblem(number: string): Phrase | undefined {
  const [character] = foreign.exec(number.normalize('NFKC')) ?? []
  if (character === undefined) return undefined
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${character} ${code}` : code
  return [
    `只能使用拉丁字母、数字、汉字和常用符号；其中的“${shown}”看似相同却不是，请重新输入`,
    `takes Latin letters, digits, Chinese characters and common signs only. "${shown}" is none of them: type it anew`,
  ]
}

const alike: Readonly<Record<string, string>> = { O: '0', 〇: '0', I: '1', L: '1' }

/** The same for all numbers that a reader could take for each other: O and 0, I, L and 1 are one. As the database's look_alike(). */
export const lookAlike = (number: string): string => fold(number).replace(/[O〇IL]/gu, (one) => alike[one] ?? one)
