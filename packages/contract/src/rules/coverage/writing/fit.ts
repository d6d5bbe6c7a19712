// Whether a condition fits the parameter it names: what can be said of a number, of a choice and of a text.
import { isEmpty, unitText, type Field } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'
import type { ParameterForm } from '../../parameters/formKind.ts'
import { isNumber, numberFault } from '../asked.ts'
import type { Condition } from '../shape.ts'
import { fieldOf } from '../words.ts'

export interface Misfit {
  part: 'from' | 'to' | 'values' | 'unit'
  phrase: Phrase
}

const about = ({ label }: Field, zh: string, en: string): Phrase => [
  `覆盖范围：${label[0]}${zh}`,
  `Coverage: ${label[1]} ${en}`,
]

/** Listed numbers keep their spelling: plain digits, which every reader reads the same way. */
const digits = /^-?\d+(\.\d+)?$/

const ofCoverage = (phrase: Phrase | undefined): Phrase | undefined =>
  phrase && [`覆盖范围：${phrase[0]}`, `Coverage: ${phrase[1]}`]

/** A bound that the parameter itself can never have is a slip of the pen, and would cover everything. */
const boundMisfits = (field: Field, condition: Condition): Misfit[] =>
  (['from', 'to'] as const).flatMap((part) => {
    const bound = condition[part]
    const phrase = bound == null ? undefined : ofCoverage(numberFault(field, String(bound)))
    return phrase ? [{ part, phrase }] : []
  })

/** Bounds are in the parameter's own unit; another one would make the public's check wrong by a thousand. */
function unitMisfit(field: Field, { unit }: Condition): Misfit[] {
  const [zh, en] = unitText(field)
  if (!unit || unit === zh || unit === en) return []
  return [{ part: 'unit', phrase: about(field, `的单位应为 ${zh || '无'}`, `must be in ${en || 'no unit'}`) }]
}

const optionsOf = (field: Field): readonly string[] | undefined =>
  field.type === 'flag' ? ['true', 'false'] : field.options?.map(({ value }) => value)

function valueMisfit(field: Field, values: readonly string[]): Phrase | undefined {
  if (isNumber(field))
    return values.every((value) => digits.test(value))
      ? ofCoverage(values.map((value) => numberFault(field, value)).find(Boolean))
      : about(field, '的所列值应为数字，例如 1000 或 1.75', 'must list numbers such as 1000 or 1.75')
  const options = optionsOf(field)
  if (!options?.length || values.every((value) => options.includes(value))) return undefined
  const names =
    field.type === 'flag'
      ? [['是', 'Yes'] as const, ['否', 'No'] as const]
      : (field.options ?? []).map(({ label }) => label)
  return about(
    field,
    `的所列值应为以下之一：${names.map(([zh]) => zh).join('、')}`,
    `must list some of: ${names.map(([, en]) => en).join(', ')}`,
  )
}

/** Of a table a certificate may say something in words only: no row is held against an answer. */
const tableMisfits = (field: Field, condition: Condition): Misfit[] =>
  (['from', 'to', 'values'] as const).flatMap((part) =>
    isEmpty(condition[part])
      ? []
      : [{ part, phrase: about(field, '是表格，只能填写文字说明', 'is a table: say in words what is printed of it') }],
  )

/** What is wrong with a condition by the declaration of its parameter. A parameter the form does not have is kept as it is, and covers nothing. */
export function misfitsOf(form: ParameterForm | undefined, condition: Condition): Misfit[] {
  const field = fieldOf(form, condition.parameter)
  if (!field) return []
  const { from, to, values } = condition
  const found = unitMisfit(field, condition)
  if (field.type === 'table') return [...found, ...tableMisfits(field, condition)]
  if (!isNumber(field) && !(isEmpty(from) && isEmpty(to)))
    found.push({
      part: isEmpty(from) ? 'to' : 'from',
      phrase: about(field, '没有上下限，请填写所列值', 'has no bounds: give the values that are printed'),
    })
  if (isNumber(field)) found.push(...boundMisfits(field, condition))
  const wrong = isEmpty(values) ? undefined : valueMisfit(field, values ?? [])
  if (wrong) found.push({ part: 'values', phrase: wrong })
  return found
}
