// The characters allowed in numbers: one alphabet, so that different numbers never look the same. A Cyrillic Т is refused, and a quote before a number is not part of it.
import { telling } from '../../messages/said.ts'
import { fold } from '../../fold.ts'
import type { Phrase } from '../../phrase.ts'

/** Latin letters, digits, Chinese characters. The database's check of what is stored says the same. */
const letter = String.raw`0-9A-Za-z\u3007\u3400-\u4DBF\u4E00-\u9FFF\u{20000}-\u{3FFFF}`
/** Signs between them: space, brackets, dots, dashes, strokes. */
const sign = String.raw` ()\[\]./:#&+_\u00B7\u2010-\u2015\u2212\-`
const foreign = new RegExp(`[^${letter}${sign}]`, 'u')
const ends = new RegExp(`^[${letter}(\\[](.*[${letter})\\]])?$`, 'u')

function problemOf(number: string): Phrase | undefined {
  const plain = number.normalize('NFKC').trim()
  const [character] = foreign.exec(plain) ?? (ends.test(plain) ? [] : [plain.at(ends.test(`0${plain}`) ? 0 : -1)])
  if (character === undefined) return undefined
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${character} ${code}` : code
  return [
    `只能使用拉丁字母、数字、汉字和其间的 - / . ( ) 等符号；其中的“${shown}”不属于编号，请核对后重新输入`,
    `takes Latin letters, digits, Chinese characters, and signs such as - / . ( ) between them. "${shown}" cannot be part of a number: compare it with the original`,
  ]
}

/** Why a text is no valid number, naming the character; undefined when it is valid. */
export const alphabetProblem = telling(problemOf, {
  words: [
    '只能使用拉丁字母、数字、汉字和其间的 - / . ( ) 等符号',
    'Latin letters, digits, Chinese characters, and signs such as - / . ( ) between them',
  ],
})

/** Characters that look like others, with the character they look like; undefined for those that look like a dash or a dot. */
const alike: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  〇: '0',
  口: '0',
  丨: '1',
  S: '5',
  Z: '2',
  B: '8',
  丅: 'T',
  丁: 'T',
  一: '',
  丶: '',
}
const apart = new RegExp(`[^${letter}]`, 'gu')

/** The same key for all numbers that look alike: signs left out, O and 0, I, L and 1, S and 5 equal. Same as the database's look_alike(). */
export const lookAlike = (number: string): string =>
  fold(number)
    .replace(apart, '')
    .replace(/[OIL〇口丨SZB丅丁一丶]/gu, (one) => alike[one] ?? one)
