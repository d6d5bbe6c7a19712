// The one form in which texts are stored: code points that stand for the same character become one, and nothing that the paper says is lost (docs/decisions/0104-one-form-of-a-text.md).
import type { Phrase } from '../phrase.ts'
import { standsFor } from './standsFor.ts'

const plain = /^[\t\n\r\u0020-\u0026\u0028-\u007E\p{Unified_Ideograph}，。、：；？！（）《》“”]*$/u
const standing = new RegExp(`[${[...standsFor.keys()].join('')}]`, 'gu')

/** Full-width letters, digits and the signs between them. Full-width punctuation is that of Chinese, and stays. */
const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF03-\uFF06\uFF0A\uFF0B\uFF0D-\uFF0F\uFF1C-\uFF1E\uFF20\uFF3F]/g
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
// Without lookbehind, which browsers that the build promises do not read.
/** A dot between the parts of a name. The one of Japanese is its own character beside kana. */
const dots = /([\p{L}\p{N}])[\u2022\u2027\u22C5\u2219\u2E31\u30FB\uFF65](?=[\p{L}\p{N}])/gu
const behindKana = /([\p{Script=Katakana}\p{Script=Hiragana}\u30FC])\u00B7/gu
const beforeKana = /\u00B7(?=[\p{Script=Katakana}\p{Script=Hiragana}])/gu
/** Chinese digits, among which people type a circle for the zero. */
const digits = /[一二三四五六七八九十〇○◯]+/gu
const hasDigit = /[一二三四五六七八九十〇]/u
/** Diameter before a number: a letter or a sign before it would make it a letter of a name. */
const diameters = /(^|[^\p{L}\p{N}])[\u2300\u2205\u03C6\u03D5ØøΦ](?=\s?\d)/gu
/** An apostrophe inside a word, which keyboards, fonts and accents write differently. */
const apostrophes = /(\p{Script=Latin}\p{M}*)['\u2018\u02BC\u02B9\u2032\uFF07`\u00B4](?=\p{Script=Latin})/gu

/** The text in its stored form, which is the stored form of itself. Equal forms say the same, so it also stands before comparisons. */
export function storedText(given: string): string {
  if (plain.test(given)) return given
  return given
    .replace(standing, (one) => standsFor.get(one) ?? one)
    .replace(/[\uFF66-\uFF9F]+|[\uFB00-\uFB06]/g, (some) => some.normalize('NFKC'))
    .replace(wide, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
    .replace(spaces, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2715\u2716\u2A2F]/g, '×')
    .replace(digits, (run) => (hasDigit.test(run) ? run.replace(/[○◯]/g, '〇') : run))
    .replace(diameters, '$1Φ')
    .replace(dots, '$1·')
    .replace(behindKana, '$1・')
    .replace(beforeKana, '・')
    .replace(apostrophes, '$1’')
}

/** Characters that have a look only on the machine where somebody drew them. */
const privateUse = /\p{Private_Use}/u

/** What is said, behind the name of its field, of a text with a private character that stands for no known one; undefined for all others. */
export function privateUseProblem(given: string): Phrase | undefined {
  const text = privateUse.test(given) ? storedText(given) : ''
  const [character] = privateUse.exec(text) ?? []
  if (character === undefined) return undefined
  const at = [...text].indexOf(character) + 1
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
  return [
    `含有旧编码或自造的字（第 ${at} 个字符，${code}），别的电脑显示不出，请改用标准汉字`,
    `contains a character of an old encoding or of one’s own making (character ${at}, ${code}), which other computers do not show. Write the standard one`,
  ]
}

/** Texts equal but for their code points keep the spelling that a record has, except where private characters are being put right. */
export function keepingSpelling<T>(stored: unknown, given: T): T {
  if (typeof given === 'string')
    return typeof stored === 'string' && !privateUse.test(stored) && storedText(stored) === given
      ? (stored as T & string)
      : given
  if (typeof given !== 'object' || given === null || typeof stored !== 'object' || stored === null) return given
  const known = stored as Readonly<Record<string, unknown>>
  const parts = given as unknown as Readonly<Record<string, unknown>>
  const entries = Object.entries(parts).map(([key, one]) => [key, keepingSpelling(known[key], one)] as const)
  return (Array.isArray(given) ? entries.map(([, one]) => one) : Object.fromEntries(entries)) as T
}
