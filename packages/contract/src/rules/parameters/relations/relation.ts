// What a relation between two or more parameters of one product is, and the few shapes that most of them have. A value that is not stated breaks none.
import type { Range, Values } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'

export interface Relation {
  /** Sub-forms of the kind that it holds for; all that have the parameters when nothing is said. */
  readonly forms?: readonly string[]
  /** The parameters that it compares, in the order in which its finding names them. */
  readonly keys: readonly string[]
  /** False only where the values contradict each other in every real product; true also where one is not stated. */
  readonly holds: (values: Values) => boolean
  /** What is so in every real product. */
  readonly why: Phrase
}

/** A stated number; undefined for everything else. */
export const numberIn = (values: Values, key: string): number | undefined => {
  const value = values[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

const isRange = (value: Values[string]): value is Range =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An end of a stated range; undefined for an open one. */
export const endIn = (values: Values, key: string, end: 'from' | 'to'): number | undefined => {
  const value = values[key]
  return isRange(value) ? (value[end] ?? undefined) : undefined
}

/** The options that a choice, or a list of choices, states. */
export const optionsIn = (values: Values, key: string): readonly string[] => {
  const value = values[key]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

type Wording = Pick<Relation, 'forms' | 'why'>

/** The first number is at most the second one times `factor`. */
export const atMost = (
  less: string,
  more: string,
  { factor = 1, ...wording }: Wording & { factor?: number },
): Relation => ({
  ...wording,
  keys: [less, more],
  holds: (values) => {
    const [one, other] = [numberIn(values, less), numberIn(values, more)]
    // Products of decimals such as 1.1 × 3 are not exact.
    return one === undefined || other === undefined || one <= other * factor * (1 + 1e-9)
  },
})

/** The first number is below the second one. */
export const below = (less: string, more: string, wording: Wording): Relation => ({
  ...wording,
  keys: [less, more],
  holds: (values) => {
    const [one, other] = [numberIn(values, less), numberIn(values, more)]
    return one === undefined || other === undefined || one < other
  },
})

type Choice = readonly [key: string, options: readonly string[]]

/** A product of one of these choices is of none of those. */
export const excludes = ([key, options]: Choice, [otherKey, others]: Choice, wording: Wording): Relation => ({
  ...wording,
  keys: [key, otherKey],
  holds: (values) =>
    !optionsIn(values, key).some((one) => options.includes(one)) ||
    !optionsIn(values, otherKey).some((one) => others.includes(one)),
})

/** A product of one of these choices has at most this number. */
export const limits = (
  [key, options]: Choice,
  number: string,
  { most, ...wording }: Wording & { most: number },
): Relation => ({
  ...wording,
  keys: [key, number],
  holds: (values) =>
    !optionsIn(values, key).some((one) => options.includes(one)) || (numberIn(values, number) ?? most) <= most,
})
