// The certificates that a record names for its parts, with their standing in this register, for readers of the record.
import { z } from 'zod'
import { publicStatusKeys } from '../../../rules/status.ts'

const status = z.enum(publicStatusKeys)

/** The certificate of a part with its standing today. */
export const cited = z.object({
  publicId: z.string(),
  /** As registered. */
  certificateNo: z.string(),
  status,
  /** Since when it is not in force; null while it is, and where the record has no date. */
  since: z.string().nullable(),
  validTo: z.string().nullable(),
  /** The product it was issued for. */
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
  /** Names that the maker had before. */
  formerNames: z.array(z.string()),
  /** Further models that the certificate lists. */
  models: z.array(z.string()),
})
export type Cited = z.output<typeof cited>

/** A certificate that is suspended, revoked or expired, and the parts for which a record names it. */
export const fallenPart = cited.pick({ publicId: true, certificateNo: true, status: true, since: true }).extend({
  names: z.array(z.string()),
})
export type FallenPart = z.output<typeof fallenPart>
