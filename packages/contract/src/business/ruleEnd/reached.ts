// What an end by rule would reach: each record or number with the group that it falls into, and how many each has.
import { z } from 'zod'
import { publicStatusKeys } from '../../rules/status.ts'
import { ruleEndGroupKeys, type RuleEndGroup } from './shape.ts'

export const group = z.enum(ruleEndGroupKeys)
/** How many records or numbers each group has. */
export const counts = z.object({
  ready: z.int(),
  announced: z.int(),
  already: z.int(),
  undated: z.int(),
  notFound: z.int(),
  several: z.int(),
} satisfies Record<RuleEndGroup, z.ZodInt>)
/** A record or a number, and what becomes of it. */
export const reached = z.object({
  group,
  /** As pasted; empty where records are chosen by conditions. */
  asked: z.string(),
  /** Nothing for a number without exactly one record. */
  id: z.int().nullable(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  manufacturerName: z.string(),
  issueDate: z.string().nullable(),
  /** Of a date that the original prints in part: how it does. */
  issueDatePrinted: z.string(),
  status: z.enum(publicStatusKeys).nullable(),
  /** Of an announced change: what it will be, and from which day. */
  comingStatus: z.enum(publicStatusKeys).nullable(),
  comingOn: z.string().nullable(),
})
export type ReachedRecord = z.output<typeof reached>
