// Certificates that their holder has to look at: the suspended ones with the reason, and those that end soon.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { queryList } from '../report/report.ts'

/** Days before its end in which a certificate ends soon. */
export const endsSoonDays = 90
/** Entries of each list. */
export const mostAttention = 6

const certificate = z.object({
  id: z.int(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  model: z.string(),
  /** The day of the suspension, or the last day of validity: YYYY-MM-DD in Beijing. Null where a suspension has no stated day. */
  on: z.string().nullable(),
  /** Of a suspension, as announced. */
  reason: z.string(),
})
export type AttentionRow = z.output<typeof certificate>

const some = z.object({
  list: z.array(certificate).max(mostAttention),
  /** There are others. */
  more: z.boolean(),
})

export const readAttention = endpoint({
  method: 'GET',
  path: '/api/business/home/attention',
  access: queryList.access,
  effect: 'read',
  rate: 'list',
  summary: ['需要留意的证书', 'Certificates that are suspended or end soon'],
  output: z.object({
    /** The latest first. */
    suspended: some,
    /** Valid ones that end within `endsSoonDays`, the first to end first. */
    ending: some,
  }),
})
