// What a product may be as far as it is known, and whether a duty may hold for it. Nothing is taken from the tested sample: the product need not be like it.
import { isEmpty, type Field, type Value, type Values } from '../../fields.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { isNumber, type Asked } from './asked.ts'
import { mayCoverOthers } from './compare.ts'
import type { CoverageRow } from './shape.ts'
import { fieldOf } from './words.ts'

/** Every value that a parameter may have; `any` when they cannot be listed. */
export type Possible = readonly (Value | undefined)[] | 'any'
/** What is known of a product, by parameter. */
export type Known = (parameter: string) => Possible

const typed = (text: string, like: Field): Value =>
  isNumber(like) ? Number(text) : like.type === 'flag' ? text === 'true' : text

/** Nothing is known of it: all that it can be, having none included. */
function whatever(field: Field): Possible {
  if (field.type === 'flag') return [true, false, undefined]
  return field.type === 'choice' ? [...(field.options ?? []).map(({ value }) => value), undefined] : 'any'
}

/** What the sample is known to be: for prefilling and for showing, never for checking another product. */
export const sampleKnown =
  (form: ParameterForm | undefined, parameters: Values): Known =>
  (parameter) => {
    const value = parameters[parameter]
    if (value != null && !isEmpty(value)) return [value]
    const field = fieldOf(form, parameter)
    return field ? whatever(field) : [undefined]
  }

/** What is known of the product that is held against a row: what was asked; where nothing was, what the row prints. */
export const productKnown =
  (form: ParameterForm | undefined, row: CoverageRow, answers: ReadonlyMap<string, Asked>): Known =>
  (parameter) => {
    const field = fieldOf(form, parameter)
    if (!field) return [undefined]
    const asked = answers.get(parameter)
    if (asked?.kind === 'values')
      return field.type === 'choices' ? [asked.values] : asked.values.map((one) => typed(one, field))
    const printed = row.conditions.filter((one) => one.parameter === parameter)
    if (asked?.kind !== 'differs' && printed.length === 0 && field.normally !== undefined)
      return [typed(field.normally, field)]
    const saysAll = printed.length > 0 && printed.every((one) => !isEmpty(one.values))
    // What is printed may cover other values: the product has the printed one only where its asker says so.
    const isPrinted = asked ? asked.kind === 'printed' : !printed.some((one) => mayCoverOthers(field, one))
    return saysAll && isPrinted && field.type !== 'choices'
      ? printed.flatMap(({ values }) => (values ?? []).map((one) => typed(one, field)))
      : whatever(field)
  }

/** Whether a condition holds for any product that may be. What it looks at is tried value by value; what cannot be listed counts as holding. */
export function mayHold(holds: (product: Values) => boolean, known: Known): boolean {
  const tryWith = (product: Values): boolean => {
    let open: string | undefined
    const watched = new Proxy(product, {
      get: (target, key) => {
        if (typeof key !== 'string') return undefined
        if (!Object.hasOwn(target, key)) open ??= key
        return target[key]
      },
    })
    const result = holds(watched)
    if (open === undefined) return result
    const looked = open
    const values = known(looked)
    return values === 'any' || values.some((value) => tryWith({ ...product, [looked]: value }))
  }
  return tryWith({})
}
