// What is wrong with a coverage table, by path: the one check for who writes it and for who keeps it.
import type { FieldError } from '../../../errors.ts'
import { checkField } from '../../../fields.ts'
import type { ParameterForm } from '../../parameters/formKind.ts'
import { misfitsOf } from './fit.ts'
import { conditionFields, repeatedIn, repeatedInWhole, upperBelow, type Condition } from '../shape.ts'

/** A condition as it is being written: its values may not be changed here. */
type Written = Omit<Condition, 'values'> & { values?: readonly string[] | null | undefined }
type Row = { readonly conditions: readonly Written[] }

const checkedFields = [conditionFields.from, conditionFields.to, conditionFields.text]

function faultsIn(form: ParameterForm | undefined, one: Written, cell: string): FieldError[] {
  const { from, to, values } = one
  const found = [
    ...checkedFields.flatMap((field): FieldError[] => {
      const phrase = checkField(field, one[field.key])
      return phrase ? [{ field: `${cell}.${field.key}`, phrase }] : []
    }),
    ...misfitsOf(form, { ...one, values: values && [...values] }).map(({ part, phrase }) => ({
      field: `${cell}.${part}`,
      phrase,
    })),
    ...(from != null && to != null && from > to ? [{ field: `${cell}.to`, phrase: upperBelow }] : []),
  ]
  // One sentence for each cell: the first says what would be right.
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at)
}

function repeats({ conditions }: Row, path: string): FieldError[] {
  const repeated = repeatedIn({ conditions })
  return conditions.flatMap(({ parameter }, at) =>
    parameter !== '' && repeated.has(parameter) && conditions.findIndex((one) => one.parameter === parameter) < at
      ? [{ field: `${path}.${at}.parameter`, phrase: repeatedInWhole }]
      : [],
  )
}

/** Everything wrong with these rows by the form of their record, each at `coverage.0.conditions.1.to`. */
export const faultsOf = (form: ParameterForm | undefined, rows: readonly Row[], isWhole: boolean): FieldError[] =>
  rows.flatMap((row, at) => {
    const path = `coverage.${at}.conditions`
    return [
      ...row.conditions.flatMap((one, place) => faultsIn(form, one, `${path}.${place}`)),
      ...(isWhole ? repeats(row, path) : []),
    ]
  })
