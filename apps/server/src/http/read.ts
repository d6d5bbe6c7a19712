// Runs the handler of a read: for strangers on connections of their own, which may lead to a standby, for others in the office's pool, with an audit row where the endpoint has one.
import type { FastifyReply } from 'fastify'
import type { EndpointSpec } from '@register/contract/endpoint'
import { asOfHeader } from '@register/contract/errors'
import { appendAudit } from '../access/audit.ts'
import type { Ctx } from '../access/ctx.ts'
import type { Pool } from '../db/connect.ts'
import type { PublicReads } from '../db/standby/publicReads.ts'
import type { Route } from './handle.ts'
import type { Prepared } from './input.ts'

export interface Reading {
  db: Pool
  publicReads: PublicReads
}

/** The connections for each rate of a stranger's read of what is public. */
const connectionsOf: Partial<Record<NonNullable<EndpointSpec['rate']>, 'list' | 'answer'>> = {
  list: 'list',
  log: 'list',
  answer: 'answer',
}

const strangersReadOf = ({ effect, rate = 'list' }: EndpointSpec, { actor }: Ctx): 'list' | 'answer' | undefined =>
  !actor && effect === 'read' ? connectionsOf[rate] : undefined

/** The handler's answer. Where it was given without the primary database, the reply says up to when it is complete. */
export async function readBy(
  on: Reading,
  { endpoint, run, prepare }: Route,
  ctx: Ctx,
  { given, reply }: { given: Prepared; reply: FastifyReply },
): Promise<unknown> {
  const work = async (inside: Ctx) => run(inside, given, await prepare?.(inside, given))
  const kind = strangersReadOf(endpoint, ctx)
  const ofStranger = async (read: 'list' | 'answer') => {
    const of = { kind: read, fromStandby: endpoint.fromStandby === true }
    const { answer, asOf } = await on.publicReads.read(of, (db, at) => work({ ...ctx, db, asOf: at }))
    if (asOf) void reply.header(asOfHeader, asOf.toISOString())
    return answer
  }
  const answer = await (kind ? ofStranger(kind) : work(ctx))
  const { audit } = endpoint
  if (audit) await on.db.transaction().execute((tx) => appendAudit({ ...ctx, db: tx }, audit, 200))
  return answer
}
