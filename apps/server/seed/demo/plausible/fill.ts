// Values for every required parameter of a form and for some of the others: typical ones when known, else what the declaration allows.
import { contradictionsIn } from '@register/contract/rules/parameters/relations/relations'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import { isRequired, type Field, type Range, type TableRow, type Value, type Values } from '@register/contract/fields'
import type { Dice } from '../random.ts'
import { proportions } from './proportions.ts'
import { typicalOf, type Typical } from './typical.ts'

type Filled = Record<string, Value>
type Unfinished = Record<string, Value | null | undefined>

/** One product: its form, its maker's brand, and its size among similar products, from 0 up to 1: all of its values are small or large together. */
interface Product {
  form: ParameterForm
  brand: string
  /** What is known of it already. */
  given: Values
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

/** Of the first options, because the most common products come first. */
function chosen(d: Dice, { options = [] }: Field, known?: Typical): string {
  const named = options.map(({ value }) => value).filter((value) => value !== 'other')
  const usual = known ?? named.slice(0, 3)
  return usual[Math.floor(d.roll() ** 2 * usual.length)] ?? options[0]?.value ?? ''
}

const model = (d: Dice, brand: string): string => `${brand}${d.pick(['A', 'C', 'K', 'S', 'T'])}-${d.between(10, 990)}`

/** Parameters that name other machines of the series. */
const ofSeries: ReadonlySet<string> = new Set(['coveredModels', 'seriesModels'])

/** Another machine of its series, called like the machine itself: a lift by its load and speed, another product by a figure. */
function sibling(d: Dice, { brand, given }: Product): string {
  const [, figure] = model(d, brand).split('-')
  const { ratedLoad: load, ratedSpeed, ratedSpeedUp } = given
  const speed = ratedSpeed ?? ratedSpeedUp
  const isLift = typeof load === 'number' && typeof speed === 'number'
  return `${brand}-${isLift ? `${Math.round(load * 0.08) * 10}/${speed.toFixed(2)}` : figure}`
}

/** A part by its name, model and number: what else a table asks for, such as certificates, is not invented. */
function row(d: Dice, columns: readonly Field[], brand: string, name: string): TableRow {
  const [first, ...others] = columns.map(({ key }) => key)
  return {
    ...(first && { [first]: name }),
    ...(others.includes('model') && { model: model(d, brand) }),
    ...(others.includes('quantity') && { quantity: d.pick([1, 1, 2]) }),
  }
}

function valueOf(d: Dice, field: Field, product: Product): Value {
  const { form, brand, size } = product
  const known = typicalOf(form.kind.key, form.form.key, field.key)
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return number(d, field, size, known)
    case 'range':
      return range(d, field, size, known)
    case 'choice':
      return chosen(d, field, known)
    case 'choices':
      // Picked too, so that as many dice fall as for every other text.
      if (ofSeries.has(field.key)) return [d.pick([sibling(d, product)])]
      return field.options?.length ? [chosen(d, field, known)] : [d.pick(known ?? [model(d, brand)])]
    case 'flag':
      return d.chance(0.4)
    case 'table':
      return (known ?? ['主要部件']).slice(0, d.between(1, 3)).map((name) => row(d, field.columns ?? [], brand, name))
    default:
      return d.pick(known ?? [model(d, brand)])
  }
}

/** A number drawn from the wide bounds of a declaration would be out of proportion, so that only a required one is. */
const isKnown = ({ kind, form }: ParameterForm, { type, key }: Field): boolean =>
  !['integer', 'decimal', 'range', 'table'].includes(type) || typicalOf(kind.key, form.key, key) !== undefined

/** Draws again what contradicts the values so far; an optional value that still does is left out. */
function fitting(d: Dice, field: Field, product: Product, filled: Unfinished): Value | undefined {
  const before = contradictionsIn(product.form, filled).length
  for (let tries = 0; tries < 8; tries++) {
    const value = valueOf(d, field, product)
    if (contradictionsIn(product.form, { ...filled, [field.key]: value }).length <= before) return value
  }
  return field.required === true ? valueOf(d, field, product) : undefined
}

/** Puts the values that follow from others in their place; those that were given stay. */
function inProportion({ form }: Product, filled: Unfinished, given: Values): void {
  const numberOf = (key: string) => {
    const value = filled[key]
    return typeof value === 'number' ? value : undefined
  }
  for (const [key, follows] of Object.entries(proportions[form.kind.key] ?? {}))
    if (filled[key] != null && given[key] === undefined) filled[key] = follows(numberOf, filled)
}

/** Takes over `given` where the form has the fields; adds missing required fields and a share of the optional ones. A given nothing (null) stays one. The same dice give the same values. */
export function fill(d: Dice, form: ParameterForm, given: Values, brand: string, share = 0.3): Filled {
  const product: Product = { form, brand, given, size: d.roll() }
  const filled: Unfinished = Object.fromEntries(form.fields.map(({ key }) => [key, given[key]]))
  const lacks = ({ key, former }: Field) => filled[key] === undefined && !former
  for (const field of form.fields)
    if (lacks(field) && field.required === true) filled[field.key] = fitting(d, field, product, filled)
  // Some fields are required because of other values, so the values so far decide.
  for (const field of form.fields)
    if (
      lacks(field) &&
      (isRequired(field, filled) || (field.required === undefined && isKnown(form, field) && d.chance(share)))
    )
      filled[field.key] = fitting(d, field, product, filled)
  for (const field of form.fields)
    if (lacks(field) && isRequired(field, filled)) filled[field.key] = fitting(d, field, product, filled)
  inProportion(product, filled, given)
  return Object.fromEntries(Object.entries(filled).flatMap(([key, value]) => (value == null ? [] : [[key, value]])))
}
