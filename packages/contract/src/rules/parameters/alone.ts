// Products that the rule may have tested one by one: whether the record has to state how it was.
import { isRange } from '../../fieldTypes/empty.ts'
import type { Values } from '../../fields.ts'
import type { ParameterForm } from './formKind.ts'

/** Whether each unit was tested by itself, or the type; nothing where the record does not state it. */
export type TestedAlone = 'each' | 'type' | null

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : isRange(value) ? numbersIn(value.to) : []

interface Row {
  readonly conditions: readonly {
    readonly parameter: string
    readonly from?: number | null | undefined
    readonly to?: number | null | undefined
    readonly values?: readonly string[] | null | undefined
  }[]
}

/** The parameters by which the record has to state it: above the values that make the register ask, in the sample or in a row. */
export const asksByAlone = (
  form: ParameterForm | undefined,
  { rows, parameters }: { readonly rows: readonly Row[]; readonly parameters: Values },
): readonly string[] =>
  Object.entries(form?.coverage.asksAlone ?? {})
    .filter(([key, limit]) => {
      const printed = rows.flatMap(({ conditions }) => conditions.filter(({ parameter }) => parameter === key))
      const stated = printed.flatMap(({ to, from, values }) => [to, from, ...(values ?? []).map(Number)])
      return [...numbersIn(parameters[key]), ...stated].some((one) => one != null && one > limit)
    })
    .map(([key]) => key)
