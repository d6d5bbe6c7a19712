// Unified social credit codes: 18 characters with a check character. GB 32100-2015.
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The check character for the first seventeen characters. */
export function checkCharacter(first17: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * alphabet.indexOf(first17[at] ?? '0'), 0)
  return alphabet[(31 - (sum % 31)) % 31] ?? '0'
}

export const normalCreditCode = (text: string): string => text.normalize('NFKC').replace(/[\s-]/gu, '').toUpperCase()

const shape = /^[0-9A-HJ-NP-RTUWXY]{18}$/

function problemOf(code: string): Phrase | undefined {
  if (!shape.test(code))
    return [
      '应为 18 位统一社会信用代码（数字和大写字母，不含 I、O、S、V、Z）',
      'must be an 18-character unified social credit code (digits and capitals without I, O, S, V, Z)',
    ]
  if (checkCharacter(code.slice(0, 17)) !== code[17])
    return ['校验位不正确，请核对是否抄错', 'has a wrong check character; please compare it with the licence']
  return undefined
}

/** What the document says of the character at the end, for which there is no keyword. */
export const checkedCharacter: Phrase = [
  '校验位须正确（GB 32100-2015）',
  'The check character is right (GB 32100-2015)',
]

/** What is wrong with a credit code; nothing when it is well formed. */
export const creditCodeProblem = telling(problemOf, {
  json: (schema) => ({ ...schema, pattern: shape.source }),
  words: checkedCharacter,
})
