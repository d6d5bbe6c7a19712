// What people write into a field that they cannot fill: a stroke, "none", "see annex". It states no value and no name.
import { normalText } from './normal.ts'

/** Says that there is nothing. */
const nothing = /^[(]?([-\u2010-\u2015\u2212/\\_.。*~]+|(无|没有|NONE|NIL|N\/?A|N\.A|不适用)[.。]?)[)]?$/
const anyOf = (...words: readonly string[]): string => `(?:${words.join('|')})`
const page = anyOf('附[件表页图录注]', '后附', '[续次背首封副]页', '[背反]面', '第\\d+页', '[表图]\\d*')
const paper = anyOf(
  '报告',
  '证书',
  '清单',
  '目录',
  '说明书?',
  '铭牌',
  '产品',
  '图纸',
  '图样',
  '原件',
  '正本',
  '副本',
  '合同',
  '实物',
  '备注',
)
const subject = anyOf('覆盖', '参数', '型号', '技术', '规格')
const place = anyOf(
  'ANNEX',
  'ATTACH',
  'APPENDIX',
  'REPORT',
  'CERTIFICATE',
  'TABLE',
  'LIST',
  'DRAWING',
  'NAMEPLATE',
  'PAGE',
  'BELOW',
  'ABOVE',
  'OVERLEAF',
)
/** Says that it is written elsewhere. */
const elsewhere = anyOf(
  `(?:详见|另见|参见).{1,8}`,
  `见${anyOf(page, paper, subject, '[上下前后]')}.{0,8}`,
  `(?:详?见|另见|参见)${anyOf(page, paper)}.*`,
  `(?:如|详|参照|按)${anyOf(page, '合同', '图纸', '图样')}`,
  `附[件表图录]\\d*`,
  `附后|后附`,
  `同[上下左右前][述页文表行列]?|同[首第].{0,3}页`,
  `[同以按](?:原件|证书|样品|铭牌)(?:为准)?`,
  `[以按].{0,6}为准`,
  `(?:SEE|ASPER|AS|REFERTO)(?:THE)?${place}.{0,12}`,
  `ATTACHED`,
)
/** Says that it is not known or was not written. */
const unknown = anyOf(
  '不详|未知(?:型号)?|不明|不清楚?|不知道?|看不清|无法辨认|字迹(?:不清楚?|模糊)|模糊|[待未](?:定|确定|核实|查)|待[补填][充写]?',
  '[暂无](?:无|缺)?(?:资料|数据|信息|记录)|暂无|暂缺|缺失?|遗失|查无|空白?|略|无(?:型号|铭牌|标[识注志]|此项)|不涉及|没填',
  '未(?:填|填写|列|列出|给出|注明|标注|标明|登记|提供|说明)',
  'NULL|BLANK|UNKNOWN|ILLEGIBLE|NOTSTATED|NOTGIVEN|TB[DAC]',
)
const isElsewhereOrUnknown = new RegExp(String.raw`^\(?${anyOf(elsewhere, unknown)}[.。]?\)?$`)
/** Signs alone name nothing: a tick, a cross, question marks. */
const signsAlone = /^[^\p{L}\p{N}]+$/u

/** A stroke or a word for nothing; empty texts too. */
export const saysNothing = (given: string): boolean => {
  const text = normalText(given)
  return text === '' || nothing.test(text)
}

/** States no value: nothing, or a reference to a place where the value would be found. */
export const isPlaceholder = (given: string): boolean => {
  const text = normalText(given)
  return saysNothing(given) || signsAlone.test(text) || isElsewhereOrUnknown.test(text)
}

/** The texts that state something. */
export const statedIn = (given: readonly string[]): string[] => given.filter((one) => !isPlaceholder(one))
