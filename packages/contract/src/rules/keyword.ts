// What a keyword asks for: its words, and the digits meant by letters that look like them (docs/rules/site.md#search).
import { parseNo, suffixedNo } from './numbers/certificateNo.ts'
import { minKeyword } from '../fold.ts'
import { searchedText } from '../text/searchedText.ts'

/** Blanks, and the punctuation of Chinese texts; no name or number contains it. */
const betweenWords = /[\s，。；、！？“”《》【】]+/u
/** A colon parts words only next to a Chinese character: 1：1 is a ratio. */
const colon = /(\p{Script=Han})：|：(?=\p{Script=Han})/gu

/**
 * Folded words, each of which must be found, in any order. Words of one character stand for nothing by themselves;
 * where there are no others they are one word: `T S X` is TSX. A whole certificate number is one, however it is parted.
 */
export function wordsOf(keyword: string): string[] {
  const number = parseNo(keyword) ?? suffixedNo(keyword)
  if (number) return [number.normal]
  const words = [...new Set(keyword.replaceAll(colon, '$1 ').split(betweenWords).map(searchedText))].filter(
    (word) => word !== '',
  )
  return words.some((word) => [...word].length >= minKeyword) ? words : [words.join('')].filter((word) => word !== '')
}

const digitMeant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
/** A digit next to letters that look like digits, on either side. */
const numberLike = /\d[\dOIL]*[OIL][\dOIL]*|[OIL]+[\dOIL]*\d[\dOIL]*/g

/** A folded word as it reads when such letters were meant as digits: TSX311O9O12O240001. Itself where there are none. */
export const digitsMeant = (word: string): string =>
  word.replace(numberLike, (part) => part.replace(/[OIL]/g, (letter) => digitMeant[letter] ?? letter))
