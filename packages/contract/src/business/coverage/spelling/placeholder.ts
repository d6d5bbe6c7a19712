// What people write into a field that they cannot fill: a stroke, "none", "see annex". It states no value and no name.
import { normalText } from './normal.ts'

/** Says that there is nothing. */
const nothing = /^[(]?([-\u2010-\u2015\u2212/\\_.。*~]+|(无|没有|NONE|NIL|N\/?A|N\.A|不适用)[.。]?)[)]?$/
/** Says that it is written elsewhere, or unknown. */
const elsewhere =
  /^[(]?(\?+|不详|未知|不明|不清楚?|不知道?|[暂无](无|缺)?(资料|数据|信息|记录)|暂无|暂缺|[以按].{0,6}为准|空白|略|同[上下左右前]|NULL|UNKNOWN|NOTSTATED|NOTGIVEN|TBD|待[定补填][充写]?|未(填|填写|注明|标注|标明|登记|提供|说明)|[同以按](原件|证书|样品|铭牌)(为准)?|((详?见|另见|参见)(附件|附表|附页|附图|附录|报告|证书|清单|说明书?|铭牌|图纸|原件|正本|[上下]表|[上下]文?).*)|(SEE(THE)?(ANNEX|ATTACHMENT|APPENDIX|REPORT|CERTIFICATE|ATTACHED).*))[.。]?[)]?$/

/** A stroke or a word for nothing; empty texts too. */
export const saysNothing = (given: string): boolean => {
  const text = normalText(given)
  return text === '' || nothing.test(text)
}

/** States no value: nothing, or a reference to a place where the value would be found. */
export const isPlaceholder = (given: string): boolean => saysNothing(given) || elsewhere.test(normalText(given))

/** The texts that state something. */
export const statedIn = (given: readonly string[]): string[] => given.filter((one) => !isPlaceholder(one))
