// The possible types of a field's value, with or without its declaration.
import { z } from 'zod'

const end = z.number().nullable()
/** The stored form: both ends stated. */
export const wholeRange = z.object({ from: end, to: end })
export const tableRows = z.array(z.record(z.string(), z.union([z.string(), z.number()]).nullable()))

/** What a parameter may be before the form of its record is known. */
export const anyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  tableRows,
  z.strictObject({ from: end.default(null), to: end.default(null) }),
])
