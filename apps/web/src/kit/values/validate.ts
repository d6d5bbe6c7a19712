// Checks values by the declarations of their fields: of a record, and of rows of a table.
import { fieldFaults, isRequired, missing, type Field, type Value, type Values } from '@register/contract/fields'
import { hiddenProblem, isRefusedUnseen } from '@register/contract/hidden'
import type { FieldError } from '@register/contract/errors'
import type { FormError, Phrases } from './formState.ts'

/** Characters that no request may contain are reported at their field: the server would refuse the whole request. */
function wrongWith(field: Field, value: Value | null | undefined, path: string): FieldError[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.some((one) => typeof one === 'string' && isRefusedUnseen(one))
    ? [{ field: path, phrase: hiddenProblem(field.label) }]
    : fieldFaults(field, value, path)
}

/** Wrong values are shown once their field was left, missing ones once the form was checked. `prefix`: `parameters.`. */
export const validateFields = (fields: readonly Field[], values: Values, prefix = ''): FormError[] => [
  ...fields.flatMap((field) =>
    wrongWith(field, values[field.key], prefix + field.key).map(({ field: path, phrase }): FormError => ({
      path,
      phrase,
      // A table shows its cells together, as rows edited in place do.
      when: field.type === 'table' ? 'at once' : 'left',
    })),
  ),
  ...missing(fields, values, prefix).map(({ field, phrase }): FormError => ({ path: field, phrase, when: 'asked' })),
]

/** Shown at once, because a row shows its cells together; a missing value is no error while the row is being written. */
export const validateRows = (path: string, fields: readonly Field[], rows: readonly object[]): FormError[] =>
  rows.flatMap((row, at) =>
    fields.flatMap((field) =>
      wrongWith(field, cellOf(row, field.key), `${path}.${at}.${field.key}`).map(
        ({ field: cell, phrase }): FormError => ({
          path: cell,
          phrase,
          when: 'at once',
        }),
      ),
    ),
  )

/** The value of a row in a column. */
export const cellOf = (row: object, key: string): Value | null | undefined =>
  (row as Readonly<Record<string, Value | null | undefined>>)[key]

/** The state of a part of a form. */
export interface PartState {
  /** Required values that are missing. */
  missing: number
  /** Wrong values, by the form's own rules or by the server's answer. */
  wrong: number
  /** It has no required value, so that nothing can be missing. */
  asksNothing?: boolean
}

/** Whether nothing has to be filled in. */
export const asksNothing = (fields: readonly Field[], values: Values): boolean =>
  !fields.some((field) => isRequired(field, values))

export function sectionOf(
  { errors, serverErrors }: { errors: readonly FormError[]; serverErrors: Phrases },
  isIn: (path: string) => boolean,
): PartState {
  const paths = (among: readonly FormError[]) => among.flatMap(({ path }) => (isIn(path) ? [path] : []))
  const wrong = new Set([
    ...paths(errors.filter(({ when }) => when !== 'asked')),
    ...[...serverErrors.keys()].filter((path) => isIn(path)),
  ])
  const lacking = new Set(paths(errors.filter(({ when }) => when === 'asked')).filter((path) => !wrong.has(path)))
  return { missing: lacking.size, wrong: wrong.size }
}

/** The state of a part that consists of these fields, with what is inside them. `prefix`: `parameters.`. */
export const stateOfFields = (
  form: Parameters<typeof sectionOf>[0],
  fields: readonly Field[],
  values: Values,
  prefix = '',
): PartState => ({
  ...sectionOf(form, (path) => fields.some(({ key }) => `${path}.`.startsWith(`${prefix}${key}.`))),
  asksNothing: asksNothing(fields, values),
})
