// The schema of declared fields as they travel: one field, and a strict object of several.
import { z } from 'zod'
import { fieldFaults, isEmpty, type Field, type TableRow, type Value, type ValueOf } from '../fields.ts'
import { rangeShape } from '../fieldTypes/range.ts'
import { filledRows } from '../fieldTypes/table.ts'
import { labelled, reasoned } from '../messages/labelled.ts'
import { telling } from '../messages/said.ts'
import { storedText } from '../text/storedText.ts'
import { fieldJson } from './fieldJson.ts'

/** Rows are counted before they are looked at, and checked by `fieldFaults`. */
const tableShape = (): z.ZodType<readonly TableRow[]> =>
  z.array(z.unknown()) as unknown as z.ZodType<readonly TableRow[]>

/** A list, or one text that holds its entries where the field says how it is parted. */
function choicesShape({ parts }: Field): z.ZodType<string[] | null> {
  const list = z.array(z.string().overwrite(storedText)).nullable()
  if (!parts) return list
  const parted = (value: unknown): unknown => {
    const given = typeof value === 'string' ? [value] : value
    if (!Array.isArray(given)) return value
    return [...new Set(given.flatMap((entry: unknown) => (typeof entry === 'string' ? parts(entry) : [entry])))]
  }
  return z.preprocess(parted, list)
}

const shape = (field: Field): z.ZodType<Value | null> => {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return z.number().nullable()
    case 'flag':
      return z.boolean().nullable()
    case 'choices':
      return choicesShape(field)
    case 'range':
      return rangeShape(field.label).nullable()
    case 'table':
      return tableShape().nullable()
    default:
      return z.string().trim().overwrite(storedText).nullable()
  }
}

/** One spelling of one value: what holds nothing is nothing, and so are the empty rows and cells of a table. */
const tidied = ({ type }: Field, value: Value | null): Value | null => {
  if (type === 'range') return isEmpty(value) ? null : value
  return type === 'table' && Array.isArray(value) ? filledRows(value) : value
}

/** The schema of one field as it travels: optional, and checked by the field's own rules. */
export function fieldSchema(field: Field): z.ZodOptional<z.ZodType<Value | null>> {
  const validate = (check: z.core.ParsePayload<Value | null>) => {
    for (const { field: path, phrase } of fieldFaults(field, check.value, ''))
      check.issues.push(reasoned(path.split('.').filter(Boolean), check.value, phrase))
    if (check.issues.length === 0) check.value = tidied(field, check.value)
  }
  const told = telling(validate, { json: () => fieldJson(field, false) })
  return shape(field).check(told).optional()
}

/** Strict schema of an object with these fields, all optional: drafts are kept half finished, `missing` guards publication. */
export function fieldsSchema<const F extends readonly Field[]>(fields: F) {
  const entries = fields.map((field) => [field.key, labelled(fieldSchema(field), field.label)])
  return z.strictObject(
    Object.fromEntries(entries) as { [K in F[number] as K['key']]: z.ZodOptional<z.ZodType<ValueOf<K> | null>> },
  )
}
