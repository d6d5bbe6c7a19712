// The type-testing bodies, for filters and for reading a number.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const code = z.object({
  code: z.string(),
  /** First and last year, both included; null where the period is open. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** A code of another body that this one succeeds to: it enters that body's numbers of these years. */
  succeeds: z.boolean(),
})

/** `code`: the one of this year, or the last one; `codes`: every one with its years. */
export const body = z.object({ id: z.int(), code: z.string(), name: z.string(), codes: z.array(code) })
export type Body = z.output<typeof body>

export const listBodies = endpoint({
  method: 'GET',
  path: '/api/business/body/list',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['型式试验机构列表', 'Type-testing bodies'],
  output: z.array(body),
})

/** Categories that the caller's body may test, for the category select of its forms. */
export const ownApprovals = endpoint({
  method: 'GET',
  path: '/api/business/body/approved',
  access: 'signedIn',
  forClients: true,
  effect: 'read',
  summary: ['本机构核准的设备品种', 'The approved categories of the caller’s body'],
  // `prevented`: why every application and every report the caller begins would be refused, in the caller's language; empty where nothing is in the way.
  // Codes of any level of the catalogue; an empty list means every category, also for people without a body.
  // The body's own codes, with which its numbers are compared, and the keys of the numbers that the head office has confirmed for it; none for people without a body.
  output: z.object({
    categories: z.array(z.string()),
    codes: z.array(code),
    confirmed: z.array(z.string()),
    prevented: z.object({ application: z.string(), report: z.string() }),
  }),
})
