// Tells a caller how many calls are left, in the fields of draft-ietf-httpapi-ratelimit-headers-10.
import type { FastifyReply } from 'fastify'
import type { FailureReply } from '../failures.ts'
import type { Allowance } from '../limits/rate.ts'

/** Seconds in which the calls of a limit are counted. */
const windowSeconds = 60
export const [policyHeader, leftHeader] = ['ratelimit-policy', 'ratelimit'] as const

/** Leaves attempts to sign in out, because the limiter counts fewer of them at first than an address with many people may make (limits/rate.ts). */
export const tellAllowance =
  (reply: FastifyReply) =>
  ({ kind, most, left, seconds }: Allowance): void => {
    if (kind === 'signIn') return
    void reply.headers({
      [policyHeader]: `"${kind}";q=${most};w=${windowSeconds}`,
      [leftHeader]: `"${kind}";r=${left};t=${seconds}`,
    })
  }

function untell(reply: FastifyReply): void {
  reply.removeHeader(policyHeader)
  reply.removeHeader(leftHeader)
}

/** Removes the fields from an answer that a cache may keep, because the cache would tell other callers, whose calls are counted apart, what this one has left. */
export function untellCached(reply: FastifyReply): void {
  if (/^public\b.*max-age=[1-9]/.test(String(reply.getHeader('cache-control') ?? ''))) untell(reply)
}

/** Removes the fields from a refusal by another limit, such as a client's quota of the day, because they would say that the caller still has calls. */
export function untellOthers(reply: FastifyReply, { status, headers }: FailureReply): void {
  if (status === 429 && !String(reply.getHeader(leftHeader)).endsWith(`;t=${headers['retry-after']}`)) untell(reply)
}
