// A range as the value of a field: from, to, or both, in the field's unit.
import { z } from 'zod'
import { labelled } from '../messages/labelled.ts'
import type { Phrase } from '../phrase.ts'
import { numberProblem, type Bounded } from './number.ts'

/** Both ends inclusive, in the field's unit; one end alone says "from" or "up to". */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

/** What the ends are called, in messages and on screens. */
export const endLabels = { from: ['下限', 'lower end'], to: ['上限', 'upper end'] } as const satisfies Record<
  keyof Range,
  Phrase
>
export const rangeEnds = ['from', 'to'] as const satisfies readonly (keyof Range)[]

const isNothing = (end: unknown): boolean => end === undefined || end === null || end === ''

/** An object with no other keys than the ends; their values may still be what somebody typed. */
export const isRange = (value: unknown): value is Readonly<Partial<Record<keyof Range, unknown>>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'from' || key === 'to')

export const isEmptyRange = (value: unknown): boolean => isRange(value) && isNothing(value.from) && isNothing(value.to)

/** 20 – 150 · ≥ 20 · ≤ 150; one number where both ends are the same, nothing where there is no end. */
export function rangeText({ from, to }: { readonly from?: unknown; readonly to?: unknown }): string {
  const [lower, upper] = [isNothing(from) ? '' : String(from), isNothing(to) ? '' : String(to)]
  if (lower !== '' && upper !== '') return lower === upper ? lower : `${lower} – ${upper}`
  return lower !== '' ? `≥ ${lower}` : upper !== '' ? `≤ ${upper}` : ''
}

/** The ends of a typed interval: 20～150, 20 to 150; a hyphen only between two numbers, where it can be no sign. */
export function endsIn(typed: string): [string, string] | undefined {
  const given = typed.trim()
  const [, from, to] =
    /^(.*\d.*?)\s*(?:[~～–—至到]|\bto\b|\.{2,})\s*(.*\d.*)$/i.exec(given) ??
    /^([+-]?[\d.,]+)\s*-\s*([+-]?[\d.,]+.*)$/.exec(given) ??
    []
  return from !== undefined && to !== undefined ? [from, to] : undefined
}

/** What is wrong with a range, without the field's name; each end is judged by the bounds of the field. */
export function rangeProblem(field: Bounded, value: unknown): Phrase | undefined {
  if (!isRange(value)) return ['应为范围，例如 20～150', 'must be a range such as 20–150']
  for (const end of rangeEnds) {
    const wrong = isNothing(value[end]) ? undefined : numberProblem(field, value[end])
    if (wrong) return [`${endLabels[end][0]}${wrong[0]}`, `: the ${endLabels[end][1]} ${wrong[1].replace(/^: /, '')}`]
  }
  const { from, to } = value
  return typeof from === 'number' && typeof to === 'number' && from > to
    ? ['上限不能小于下限', ': the upper end must not be below the lower end']
    : undefined
}

/** The shape as it travels: strict; an end that is left out is open. */
export const rangeShape = ([zh, en]: Phrase) =>
  z.strictObject({
    from: labelled(z.number().nullable().default(null), [`${zh}下限`, `${en}, lower end,`]),
    to: labelled(z.number().nullable().default(null), [`${zh}上限`, `${en}, upper end,`]),
  })
