// Values for every required parameter of a form and for some of the others: typical ones when known, else what the declaration allows.
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import { isRequired, type Field, type Range, type TableRow, type Value, type Values } from '@register/contract/fields'
import type { Dice } from '../random.ts'
import { typicalOf, type Typical } from './typical.ts'

type Filled = Record<string, Value>

/** One product: its form, its maker's brand, and its size among similar products, from 0 up to 1: all of its values are small or large together. */
interface Product {
  form: ParameterForm
  brand: string
  size: number
}

const sized = (known: Typical, size: number): string => known[Math.floor(size * known.length)] ?? ''

/** A number with the places of the field, inside its bounds. */
function number(d: Dice, field: Field, size: number, known?: Typical): number {
  if (known) return Number(sized(known, size))
  const { min = 1, max = 100, places = 3 } = field
  // Most machines have sizes near the lower end of the bounds.
  const value = min + (max - min) * d.roll() ** 3 * 0.5
  const step = field.type === 'integer' ? 1 : 10 ** Math.min(places, 2)
  const rounded = field.type === 'integer' ? Math.round(value) : Math.round(value * step) / step
  return Math.min(max, Math.max(min, rounded))
}

function range(d: Dice, field: Field, size: number, known?: Typical): Range {
  if (known) {
    const [from, to] = sized(known, size).split('~').map(Number)
    return { from: from ?? null, to: to ?? null }
  }
  const one: Field = { ...field, type: (field.places ?? 3) === 0 ? 'integer' : 'decimal' }
  const [from, to] = [number(d, one, size), number(d, one, size)].toSorted((a, b) => a - b)
  return { from: from ?? null, to: to ?? null }
}

const chosen = (d: Dice, { options = [] }: Field): string => {
  const named = options.filter(({ value }) => value !== 'other')
  // The most common products come first.
  return (named[Math.floor(d.roll() ** 2 * named.length)] ?? options[0])?.value ?? ''
}

const model = (d: Dice, brand: string): string => `${brand}${d.pick(['A', 'C', 'K', 'S', 'T'])}-${d.between(10, 990)}`

function row(d: Dice, columns: readonly Field[], brand: string, name: string): TableRow {
  return Object.fromEntries(
    columns.map((column, at) => [
      column.key,
      at === 0 ? name : column.type === 'text' ? model(d, brand) : number(d, column, d.roll(), ['1', '2', '4']),
    ]),
  )
}

function valueOf(d: Dice, field: Field, { form, brand, size }: Product): Value {
  const known = typicalOf(form.kind.key, form.form.key, field.key)
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return number(d, field, size, known)
    case 'range':
      return range(d, field, size, known)
    case 'choice':
      return chosen(d, field)
    case 'choices':
      return field.options?.length ? [chosen(d, field)] : [d.pick(known ?? [model(d, brand)])]
    case 'flag':
      return d.chance(0.4)
    case 'table':
      return (known ?? ['主要部件']).slice(0, d.between(1, 3)).map((name) => row(d, field.columns ?? [], brand, name))
    default:
      return d.pick(known ?? [model(d, brand)])
  }
}

/** Takes over `given` where the form has the fields; adds missing required fields and a share of the optional ones. The same dice give the same values. */
export function fill(d: Dice, form: ParameterForm, given: Values, brand: string, share = 0.3): Filled {
  const product: Product = { form, brand, size: d.roll() }
  const filled: Record<string, Value | null | undefined> = Object.fromEntries(
    form.fields.map(({ key }) => [key, given[key]]),
  )
  const lacks = ({ key, former }: Field) => filled[key] === undefined && !former
  for (const field of form.fields)
    if (lacks(field) && field.required === true) filled[field.key] = valueOf(d, field, product)
  // Some fields are required because of other values, so the values so far decide.
  for (const field of form.fields)
    if (lacks(field) && (isRequired(field, filled) || (field.required === undefined && d.chance(share))))
      filled[field.key] = valueOf(d, field, product)
  for (const field of form.fields)
    if (lacks(field) && isRequired(field, filled)) filled[field.key] = valueOf(d, field, product)
  return Object.fromEntries(Object.entries(filled).flatMap(([key, value]) => (value == null ? [] : [[key, value]])))
}
