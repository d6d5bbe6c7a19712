// The grams of a search term, which the index is asked for; the SQL function search_grams computes the same grams of the texts.
import { sql, type RawBuilder } from 'kysely'
import { searchedText } from '@register/contract/text/searchedText'

const twos = 1_476_395_008
const threes = 1_476_399_104
const fours = 1_477_443_584
const times = 1_543_503_872

const isPlain = (code: number | undefined) => code !== undefined && code >= 33 && code <= 96

/** Two to four plain characters in a row as one number. */
function packed(codes: readonly number[]): number {
  const bits = codes.reduce((sum, code) => sum * 64 + (code - 33), 0)
  return (codes.length === 2 ? twos : codes.length === 3 ? threes : fours) + bits
}

/** The longest gram that contains the character at `at`, beginning there when possible. */
function gramAt(codes: readonly number[], at: number): number {
  let [start, end] = [at, at]
  while (isPlain(codes[start - 1]) && isPlain(codes[at])) start--
  while (isPlain(codes[end])) end++
  const size = Math.min(4, end - start)
  if (size >= 2) {
    const from = Math.min(at, end - size)
    return packed(codes.slice(from, from + size))
  }
  const from = Math.min(at, codes.length - 2)
  const [a = 0, b = 0] = [codes[from], codes[from + 1]]
  return (a & 65_535) * 65_536 + (b & 65_535) - 2_147_483_648
}

/** The longest gram at every position of folded words; every text with these words contains each of them. A word of one character has none. */
export function gramsOf(words: readonly string[]): number[] {
  const grams = words.flatMap((word) => {
    const codes = [...word].map((char) => char.codePointAt(0) ?? 0)
    return codes.length < 2 ? [] : codes.map((_, at) => gramAt(codes, at))
  })
  return [...new Set(grams)]
}

/** A month as one number, years times twelve plus the month from 0, so that windows of time are ranges of numbers. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of a month. */
export const firstDayOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

const yearGram = (year: number): number => times + year * 100
export const monthGram = (month: number): number => yearGram(Math.floor(month / 12)) + (month % 12) + 1

/** The fewest grams of time that cover the months from `from` to before `until`: whole years, whole quarters, months. */
export function timeGrams(from: number, until: number): number[] {
  const grams: number[] = []
  for (let month = from; month < until;) {
    const year = yearGram(Math.floor(month / 12))
    const size = month % 12 === 0 && month + 12 <= until ? 12 : month % 3 === 0 && month + 3 <= until ? 3 : 1
    grams.push(size === 12 ? year : size === 3 ? year + 21 + (month % 12) / 3 : monthGram(month))
    month += size
  }
  return grams
}

/** A LIKE pattern that finds the term anywhere, with its wildcards taken literally. */
export const likePattern = (folded: string): string => `%${folded.replace(/[\\%_]/g, '\\$&')}%`

/** The condition that a name contains a text, whatever its spelling. */
export const isNamed = (name: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`searched(${name}) like ${likePattern(searchedText(text))}`

/** The condition that a text contains every one of these words, in any order. */
export const holdsAll = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${text} like all (${words.map(likePattern)}::text[])`
