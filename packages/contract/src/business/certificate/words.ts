// Texts of a certificate apart from its lines: the opening sentence, the main parameters, the note, and the watermark of an invalid one.
import { unitBeside } from '../../fieldTypes/unitBeside.ts'
import { isEmpty, unitText, type Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { printedReading, type Prints } from '../printed/asPrinted.ts'
import { ruleOf } from '../coverage/rule.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { reportStatuses, type ReportStatus } from '../status.ts'

/** Rules that the sentence calls by name; other rules are called by number. */
const ruleNames: Readonly<Record<string, Phrase>> = {
  'TSG T7007-2022': ['电梯型式试验规则', 'Lift Type-Test Rules'],
  'TSG 51-2023': ['起重机械安全技术规程', 'Safety Technical Code for Hoisting Machinery'],
  'TSG 71-2023': ['大型游乐设施安全技术规程', 'Safety Technical Code for Large Amusement Rides'],
  'TSG 81-2022': ['场（厂）内专用机动车辆安全技术规程', 'Safety Technical Code for Industrial Vehicles'],
  'TSG D7002-2023': ['压力管道元件型式试验规则', 'Pressure Pipe Component Type-Test Rules'],
}

const ruleText = (rule: string): Phrase => {
  const name = ruleNames[rule]
  return name ? [`《${name[0]}》（${rule}）`, `${name[1]} (${rule})`] : [rule, rule]
}

/** The conclusion as a certificate states it; undefined where none is stated. `basis`: the rules that the record names. */
export function conclusionText(conclusion: unknown, basis: readonly string[]): Phrase | undefined {
  if (isEmpty(conclusion)) return undefined
  const rules = basis.map(ruleText)
  const [zh, en] = [rules.map((one) => one[0]).join('、'), rules.map((one) => one[1]).join(', ')]
  if (conclusion !== 'qualified')
    return [
      `经检查和试验，本样机不符合${zh || '试验依据'}的要求。`,
      `Inspection and tests found that the sample does not meet ${en || 'the rules tested by'}.`,
    ]
  return [
    `经技术文件审查、检查和试验，确认本样机符合${zh || '试验依据'}的要求。`,
    `Review of the technical documents, inspection and tests confirm that the sample meets ${en || 'the rules tested by'}.`,
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

export const onlySample: Phrase = [
  '本证书及其对应的型式试验报告是对设备型式的确认，仅对型式试验样机有效。',
  'This certificate and its test report confirm the type. They are valid for the tested sample only.',
]

/** Heads the print of a report without a certificate number: the register has its details, and there is no certificate to show. */
export const reportTitle: Phrase = ['型式试验报告登记信息', 'Registered details of a type-test report']

/** The watermark of a draft and of a certificate that is not in force; undefined for a valid one. */
export function markOf(status: ReportStatus): Phrase | undefined {
  if (status === 'published') return undefined
  if (status === 'draft' || status === 'submitted') return ['样本', 'SAMPLE']
  const [zh, en] = reportStatuses[status].label
  return [zh, en.toUpperCase()]
}
