// Turns the plain text of a coverage question into comparable values; refuses what cannot be read, naming the parameter.
import { z } from 'zod'
import { unitText, type Field } from '../../fields.ts'
import { isEmpty } from '../../fieldTypes/empty.ts'
import { numberProblem } from '../../fieldTypes/number.ts'
import { endsIn } from '../../fieldTypes/rangeText.ts'
import type { Phrase } from '../../phrase.ts'
import { compareDecimals } from './spelling/decimal.ts'
import { readNumber } from '../../input/number.ts'
import { normalText } from './spelling/normal.ts'
import { isPlaceholder } from './spelling/placeholder.ts'
import { inOwnUnit, partedUnit, shiftBetween } from './spelling/units.ts'

/** Answers of one question at most. */
export const maxAnswers = 60

const text = z.string().max(200)
/** One answer as it travels: a text, several, both ends of an interval, or how it compares with the paper. */
export const givenAnswer = z.union([
  text,
  z.array(text).max(50),
  z.strictObject({ from: text, to: text }),
  z.strictObject({ is: z.enum(['printed', 'differs']) }),
])
export type GivenAnswer = z.output<typeof givenAnswer>

/** An answer that was understood: values as options, normal texts or decimal texts. */
export type Asked =
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'interval'; from: string; to: string }
  | { kind: 'printed' }
  | { kind: 'differs' }

export type Reading = { asked: Asked | undefined } | { problem: Phrase }

/** Asked, printed and compared as numbers: a range as one number or as an interval of them. */
export const isNumber = ({ type }: Pick<Field, 'type'>): boolean =>
  type === 'integer' || type === 'decimal' || type === 'range'

const named = ({ label }: Field, [zh, en]: Phrase): Phrase => [
  `${label[0]}${zh}`,
  `${label[1]}${en.startsWith(':') ? en : ` ${en}`}`,
]

/** What is wrong with a number as a value of this parameter: inside its declaration's bounds, and above nothing where only limits are printed. */
export function numberFault(field: Field, value: string): Phrase | undefined {
  const problem = numberProblem({ ...field, places: 100 }, Number(value))
  if (problem) return named(field, problem)
  const isAmount = field.min === undefined && ['upTo', 'atLeast', 'attested'].includes(field.coverage ?? '')
  return isAmount && compareDecimals(value, 0) <= 0 ? named(field, ['必须大于 0', 'must be greater than 0']) : undefined
}

/** A unit that the parameter is not stated in and that cannot be read as its own. */
function strangeUnit(field: Field, unit: string): Phrase {
  const [zh, en] = unitText(field)
  return named(field, [
    `的单位“${unit}”不能换算，请${zh ? `以 ${zh} 填写` : '只填数字'}`,
    `: the unit "${unit}" cannot be read here. Give ${en ? `the value in ${en}` : 'the number alone'}`,
  ])
}

/** The value in the parameter's own unit. */
function numberOf(field: Field, given: string): { value: string } | { problem: Phrase } {
  const { number, unit } = partedUnit(given)
  const shift = unit === '' ? 0 : shiftBetween(unit, field.unit ?? [])
  const read = readNumber(shift === undefined ? given : number, {
    whole: field.type === 'integer' && shift === 0,
    units: field.unit ?? [],
    pointMayGroup: shift !== undefined && shift !== 0,
    mayBeSeveral: field.type === 'range',
  })
  if ('problem' in read) {
    const bare =
      shift === undefined ? readNumber(number, { whole: false, units: [], mayBeSeveral: field.type === 'range' }) : read
    return { problem: 'value' in bare ? strangeUnit(field, unit) : named(field, read.problem) }
  }
  const value = inOwnUnit(read.value, shift ?? 0)
  const problem = numberFault(field, value)
  return problem ? { problem } : { value }
}

const yes = ['是', '有', 'YES', 'TRUE']
const no = ['否', '无', 'NO', 'FALSE']

/** The option, flag or text meant; an option by its value or its name in either language. */
function wordOf(field: Field, given: string): { value: string } | { problem: Phrase } {
  const wanted = normalText(given)
  if (field.type === 'flag') {
    if (yes.includes(wanted)) return { value: 'true' }
    return no.includes(wanted) ? { value: 'false' } : { problem: named(field, ['应为是或否', 'must be yes or no']) }
  }
  if (field.options?.length) {
    const option = field.options.find(({ value, label }) =>
      [value, ...label].some((name) => normalText(name) === wanted),
    )
    return option
      ? { value: option.value }
      : {
          problem: named(field, [
            `应为以下之一：${field.options.map(({ label }) => label[0]).join('、')}`,
            `must be one of: ${field.options.map(({ label }) => label[1]).join(', ')}`,
          ]),
        }
  }
  return { value: given.trim() }
}

const oneOf = (field: Field, given: string) => (isNumber(field) ? numberOf(field, given) : wordOf(field, given))
const isBlank = (given: string) => normalText(given) === ''

/** States nothing: empty, a stroke, "see annex". A word that is an option of the parameter is its value. */
function isUnstated(field: Field, given: string): boolean {
  if (isBlank(given)) return true
  if (!isPlaceholder(given)) return false
  return !((field.type === 'flag' || field.options?.length) && 'value' in wordOf(field, given))
}

/** A unit behind the upper end alone is the unit of both: 1～3 t. */
function withUnitOfBoth([from, to]: readonly [string, string]): readonly [string, string] {
  const { unit } = partedUnit(to)
  return unit !== '' && partedUnit(from).unit === '' ? [`${from}${unit}`, to] : [from, to]
}

function interval(field: Field, given: readonly [string, string]): Reading {
  const [from, to] = withUnitOfBoth(given).map((end) => numberOf(field, end))
  if (!from || 'problem' in from) return from ?? { asked: undefined }
  if (!to || 'problem' in to) return to ?? { asked: undefined }
  if (compareDecimals(from.value, to.value) > 0)
    return { problem: named(field, ['：上限不能小于下限', ': the upper end must not be below the lower one']) }
  return { asked: { kind: 'interval', from: from.value, to: to.value } }
}

/** Reads an answer by the declaration of its parameter. Nothing asked: the answer was left empty. */
export function readAsked(field: Field, given: GivenAnswer): Reading {
  if (field.type === 'table') return { problem: named(field, ['不参与核对', 'is not compared']) }
  if (typeof given === 'object' && !Array.isArray(given)) {
    if ('is' in given) return { asked: { kind: given.is } }
    if (isUnstated(field, given.from) && isUnstated(field, given.to)) return { asked: undefined }
    if (!isNumber(field)) return { problem: named(field, ['应为单个值', 'must be a single value']) }
    if (isUnstated(field, given.from) || isUnstated(field, given.to))
      return { problem: named(field, ['：请填写范围的两端', ': give both ends of the range']) }
    return interval(field, [given.from, given.to])
  }
  const isList = field.type === 'choices'
  const parts = typeof given !== 'string' ? given : isList ? given.split(/[、,，;；\n]/) : [given]
  const texts = parts.filter((one) => !isUnstated(field, one))
  if (isEmpty(texts)) return { asked: undefined }
  const both = isNumber(field) && texts.length === 1 ? endsIn(texts[0] ?? '') : undefined
  if (both) return interval(field, both)
  const values: string[] = []
  for (const one of texts) {
    const read = oneOf(field, one)
    if ('problem' in read) return read
    values.push(read.value)
  }
  return { asked: { kind: 'values', values } }
}
