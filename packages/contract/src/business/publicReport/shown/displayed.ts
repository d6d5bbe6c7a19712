// Values of a certificate as they are shown: ready to be read, and parts with the certificates that they name.
import { z } from 'zod'
import { cited } from '../../report/part/cited.ts'
import { differences } from '../../report/part/other.ts'

/** The certificate of a part, and in what it is of another product than the record states of that part. */
export const citedAs = cited.extend({ differs: z.array(z.enum(differences)) })
export type CitedAs = z.output<typeof citedAs>

/** A piece of a cell that names several certificates: a number with the certificate that has it, or the text between two. */
export const citingPiece = z.object({ text: z.string(), cited: citedAs.nullable() })
export type CitingPiece = z.output<typeof citingPiece>

/** A field ready to be read: label, unit and value as text in the caller's language; of a table its rows, under columns with their units. */
export const displayedValue = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  unit: z.string(),
  table: z
    .object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** Which column holds the certificate numbers of parts, and row by row how they stand; null where no certificate of the register has the number. */
      parts: z
        .object({
          column: z.int(),
          cited: z.array(citedAs.nullable()),
          /** Row by row the pieces of a cell that names several; empty of others. */
          pieces: z.array(z.array(citingPiece)),
        })
        .optional(),
    })
    .optional(),
})
export type DisplayedValue = z.output<typeof displayedValue>
