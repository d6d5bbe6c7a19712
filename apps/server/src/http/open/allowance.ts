// Tells a caller how many calls are left, in the fields of draft-ietf-httpapi-ratelimit-headers-10.
import type { FastifyReply } from 'fastify'
import type { FailureReply } from '../failures.ts'
import type { Allowance } from '../limits/rate.ts'

/** Seconds in which the calls of a limit are counted. */
const windowSeconds = 60
export const [policyHeader, leftHeader] = ['ratelimit-policy', 'ratelimit'] as const

/** Attempts to sign in are not told: an address where many people do so has more of them than are counted at first. */
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

/** An answer that a cache may keep is told to others later, who have calls of their own. */
export function untellCached(reply: FastifyReply): void {
  if (/^public\b.*max-age=[1-9]/.test(String(reply.getHeader('cache-control') ?? ''))) untell(reply)
}

/** A refusal by another limit, such as a client's quota of the day, would else say that there are calls left. */
export function untellOthers(reply: FastifyReply, { status, headers }: FailureReply): void {
  if (status === 429 && !String(reply.getHeader(leftHeader)).endsWith(`;t=${headers['retry-after']}`)) untell(reply)
}
