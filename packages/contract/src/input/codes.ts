// What is typed or pasted as a code, reduced to what it can hold, and what is wrong with it.
import type { Phrase } from '../phrase.ts'
import { halfWidth } from './halfWidth.ts'

/** Digits of a code by SMS, by e-mail or of an authenticator. */
export const codeLength = 6
/** Letters and digits of a recovery code, shown in groups of four. */
const recoveryLength = 12

/** Six digits beside which no other stands: the code of a sentence that has other numbers too. */
const alone = /(?:^|\D)(\d{6})(?!\d)/

/** A pasted code may come in full-width digits, with blanks or hyphens, or inside its sentence. */
export function digitsTyped(text: string): string {
  const plain = halfWidth(text)
  return alone.exec(plain)?.[1] ?? plain.replaceAll(/\D/g, '').slice(0, codeLength)
}

/** As the codes were shown: small, in groups of four. */
export const recoveryTyped = (text: string): string =>
  halfWidth(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, recoveryLength)
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** The rule of a field with a code, without the name of the field. */
export const codeRule = (code: string): Phrase | undefined =>
  code.length === codeLength ? undefined : ['应为 6 位数字', 'must have six digits']

export const codeProblem = (code: string): Phrase | undefined => {
  const [zh, en] = codeRule(code) ?? []
  return zh && en ? [`验证码${zh}`, `The code ${en}`] : undefined
}

export const recoveryProblem = (code: string): Phrase | undefined =>
  code.replaceAll('-', '').length === recoveryLength
    ? undefined
    : [
        '恢复码应为 12 个字母或数字，例如 abcd-efgh-jkmn',
        'A recovery code has 12 letters or digits, such as abcd-efgh-jkmn',
      ]
