// The form in which texts are searched: what looks the same is the same. Never for an answer on safety, because what looks the same may be another name (docs/decisions/0104-one-form-of-a-text.md).
import { capitals, fold } from '../fold.ts'
import { standsFor } from './standsFor.ts'

const standing = new RegExp(`[${[...standsFor.keys()].join('')}]`, 'gu')
const asLetters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  ß: 'SS',
  ẞ: 'SS',
  Ø: 'O',
  Φ: 'O',
  '⌀': 'O',
  '∅': 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  '×': 'X',
  '✕': 'X',
  '✖': 'X',
  '⨯': 'X',
  '○': '〇',
  '◯': '〇',
}
const letters = new RegExp(`[${Object.keys(asLetters).join('')}]`, 'gu')
/** Apostrophes and middle dots, which people leave out. */
const leftOut = /['’‘ʼʹ′`\u00B4•‧⋅∙\u2E31・]/gu
const marks = /[\u0300-\u036F]/gu
/** Chinese characters, as the database can name them. */
const han = String.raw`[\u2E80-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAD9\u{20000}-\u{3FFFF}]`
const betweenHan = new RegExp(String.raw`(${han})\.(?=${han})`, 'gu')
const times = /(\d)\*(?=\d)/gu
const zeros = /([一二三四五六七八九十〇])([O0]+)(?=[一二三四五六七八九十〇])/gu
const chineseZero = /[一二三四五六七八九十〇][O0]/u
/** Nothing of this is in most texts. */
const plain = /^[\n\u0020-\u0026\u0028\u0029\u002B-\u002D\u002F-\u005F\u4E00-\u9FFF]*$/u

/** As the database's searched() computes it. */
export function searchedText(text: string): string {
  const folded = fold(text)
  if (plain.test(folded) && !chineseZero.test(folded)) return folded
  const letteredAlike = folded
    .replace(standing, (one) => standsFor.get(one) ?? one)
    .replace(leftOut, '')
    .replace(letters, (one) => asLetters[one] ?? one)
    .normalize('NFKD')
    .replace(marks, '')
  return capitals(letteredAlike)
    .normalize('NFKC')
    .replace(betweenHan, '$1')
    .replace(times, '$1X')
    .replace(zeros, (_, digit: string, some: string) => digit + '〇'.repeat(some.length))
}
