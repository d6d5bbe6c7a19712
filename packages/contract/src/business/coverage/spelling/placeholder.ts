// What people write into a field that they cannot fill: a stroke, "none", "see annex". It states no value and no name.
import { normalText } from './normal.ts'

/** Says that there is nothing. */
const nothing = /^([-\u2010-\u2015\u2212/\\_.*~]+|无|没有|NONE|NIL|N\/?A|不适用)$/
/** Says that it is written elsewhere, or unknown. */
const elsewhere =
  /^[(]?(不详|未知|不明|待定|待补|空白|略|未填写?|未注明|UNKNOWN|NOTSTATED|TBD|((详?见|另见|见|参见)(附件|附表|附页|附图|附录|报告|证书|清单|说明书?|铭牌|图纸).*)|(SEE(THE)?(ANNEX|ATTACHMENT|APPENDIX|REPORT|CERTIFICATE|ATTACHED).*))[)]?$/

/** A stroke or a word for nothing; empty texts too. */
export const saysNothing = (given: string): boolean => {
  const text = normalText(given)
  return text === '' || nothing.test(text)
}

/** States no value: nothing, or a reference to a place where the value would be found. */
export const isPlaceholder = (given: string): boolean => saysNothing(given) || elsewhere.test(normalText(given))

/** The texts that state something. */
export const statedIn = (given: readonly string[]): string[] => given.filter((one) => !isPlaceholder(one))
