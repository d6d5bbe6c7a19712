// Texts of a certificate apart from its lines: the opening sentence, the main parameters, and the watermark of an invalid one.
import { unitBeside } from '../../../fieldTypes/unitBeside.ts'
import { isEmpty, unitText, type Field } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'
import { printedReading, type Prints } from '../../report/printed/asPrinted.ts'
import { ruleOf } from '../../../rules/coverage/rule.ts'
import { ruleText } from '../../../rules/regulations.ts'
import type { ParameterForm } from '../../../rules/parameters/formKind.ts'
import { reportStatuses, type ReportStatus } from '../../../rules/status.ts'

/** What was tested: a machine is a prototype, and a product of which there are many is a sample. */
export type Tested = 'machine' | 'product'
const testedWords: Readonly<Record<Tested, Phrase>> = {
  machine: ['样机', 'prototype'],
  product: ['样品', 'sample'],
}

/** Single machines are lifts, cranes, vehicles, rides and ropeways; the keys of parts and of pressure equipment begin otherwise. */
export const testedAs = (categoryCode: string): Tested => (/^[34569]/.test(categoryCode) ? 'machine' : 'product')

interface Conclusion {
  conclusion: unknown
  /** The rules that the record names. */
  basis: readonly string[]
  tested: Tested
  /** The opening of the sentence, where the form of the certificate prints one of its own. */
  opening?: Phrase | undefined
}

/** The conclusion as a certificate states it; undefined where none is stated. */
export function conclusionText({ conclusion, basis, tested, opening }: Conclusion): Phrase | undefined {
  if (isEmpty(conclusion)) return undefined
  const named = basis.map(ruleText)
  const [zh, en] = [named.map((one) => one[0]).join('、'), named.map((one) => one[1]).join(', ')]
  const what = testedWords[tested]
  if (conclusion !== 'qualified')
    return [
      `经检查和试验，本${what[0]}不符合${zh || '试验依据'}的要求。`,
      `Inspection and tests found that the ${what[1]} does not meet ${en || 'the rules tested by'}.`,
    ]
  const [first, begins] = opening ?? ['经技术文件审查', 'Review of the technical documents']
  return [
    `${first}、检查和试验，确认本${what[0]}符合${zh || '试验依据'}的要求。`,
    `${begins}, inspection and tests confirm that the ${what[1]} meets ${en || 'the rules tested by'}.`,
  ]
}

/** The parameters printed next to the model: those that decide coverage, and the main listed ones that have a unit. */
export const mainFields = (form: ParameterForm | undefined): readonly Field[] =>
  (form?.fields ?? []).filter(
    ({ key, group, listed, unit, public: isPublic, type }) =>
      isPublic === true &&
      type !== 'table' &&
      (ruleOf(form).decisive?.includes(key) === true || (group === 'main' && listed === true && !isEmpty(unit?.[0]))),
  )

/** The model with its main parameters: QD50, 额定起重量 50 t. Empty where neither is stated. */
export function modelText(
  model: string,
  form: ParameterForm | undefined,
  values: Readonly<Record<string, unknown>>,
  prints: Prints = {},
): Phrase {
  const parts = mainFields(form)
    .filter(({ key }) => !isEmpty(values[key]))
    .map((field): Phrase => {
      const text = printedReading(field, values[field.key], prints)
      const unit = unitBeside(unitText(field), text[1])
      return [`${field.label[0]} ${text[0]} ${unit[0]}`.trim(), `${field.label[1]} ${text[1]} ${unit[1]}`.trim()]
    })
  return [
    [model, ...parts.map(([zh]) => zh)].filter(Boolean).join('，'),
    [model, ...parts.map(([, en]) => en)].filter(Boolean).join(', '),
  ]
}

/** Heads the print of a report without a certificate number: the register has its details, and there is no certificate to show. */
export const reportTitle: Phrase = ['型式试验报告登记信息', 'Registered details of a type-test report']

/** The watermark of a draft and of a certificate that is not in force; undefined for a valid one. */
export function markOf(status: ReportStatus): Phrase | undefined {
  if (status === 'published') return undefined
  if (status === 'draft' || status === 'submitted') return ['样张', 'SAMPLE']
  const [zh, en] = reportStatuses[status].label
  return [zh, en.toUpperCase()]
}
