// The two shapes of telephones: a mobile that receives the codes people sign in with, and any number that somebody can be called at.
import { halfWidth } from '../input/halfWidth.ts'
import { matching } from './matching.ts'
import type { Phrase } from '../phrase.ts'

/** Eleven digits in the mainland, with or without its prefix; abroad the prefix says of which country. Blanks and hyphens stand between. */
const mobile = String.raw`\s*(?:(?:\+|00)?86[\s-]*)?1[3-9](?:[\s-]*\d){9}\s*|\s*(?:\+|00)(?:[1-79](?:[\s-]*\d){6,14}|8[\s-]*[0-57-9](?:[\s-]*\d){5,13})\s*`
/** A landline or a mobile: signs between the digits, and an extension behind them. */
const callable = String.raw`\s*\+?(?:[\s()（）-]*\d){5,20}[\s)）]*(?:(?:转|分机|[#xX-]|ext\.?)\s*\d{1,6})?\s*`

const mobileWords: Phrase = [
  '应为 11 位手机号码，例如 13800138000；境外号码以 + 和国家代码开头',
  'must be a mobile number of 11 digits such as 13800138000, or one from abroad that begins with + and the code of its country',
]
const callableWords: Phrase = [
  '应为电话号码，例如 13800001234、010-88880000 或 0571-88880000 转 801',
  'must be a telephone number such as 13800001234, 010-88880000 or 0571-88880000 ext. 801',
]

/** `hidden`: how a number reads that is partly hidden, which means that it stays as it is. */
const ruleOf = (shape: string, words: Phrase, hidden?: string) =>
  matching(new RegExp(`${hidden ? `${hidden}|` : ''}^(?:${shape})$`), words)

export const mobileRule = ruleOf(mobile, mobileWords)
export const hiddenMobileRule = ruleOf(mobile, mobileWords, String.raw`\*{4}`)
export const telephoneRule = ruleOf(callable, callableWords)
export const hiddenTelephoneRule = ruleOf(callable, callableWords, String.raw`\*\*`)

/** Digits, and what people put between and before them. */
export const phoneTyped = (text: string): string =>
  halfWidth(text)
    .replaceAll(/[^\d+\s-]/g, '')
    .slice(0, 20)

/** Of a telephone that receives codes: the rule by which the server checks it. */
export const phoneProblem = (phone: string): Phrase | undefined => {
  const [zh, en] = mobileRule(phone) ?? []
  return zh && en ? [`手机号${zh}`, `Mobile ${en}`] : undefined
}
