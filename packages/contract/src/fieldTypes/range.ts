// A range as the value of a field: from, to, or both, in the field's unit.
import { z } from 'zod'
import { labelled } from '../messages/labelled.ts'
import type { Phrase } from '../phrase.ts'
import { isNothing, isRange } from './empty.ts'
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

/** What is wrong with a range, without the field's name; each end is checked by the bounds of the field. */
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

/** The shape in requests: strict; a missing end is open. */
export const rangeShape = ([zh, en]: Phrase) =>
  z.strictObject({
    from: labelled(z.number().nullable().default(null), [`${zh}下限`, `${en}, lower end,`]),
    to: labelled(z.number().nullable().default(null), [`${zh}上限`, `${en}, upper end,`]),
  })
