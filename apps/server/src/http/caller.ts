// Determines the caller, by the session's token or anonymous, and makes the context of the call before any right is checked.
import type { FastifyRequest } from 'fastify'
import type { EndpointSpec } from '@register/contract/endpoint'
import { Failure, signInNeeded, tokenEnded } from '@register/contract/errors'
import { langOf, say } from '@register/contract/phrase'
import { tokenPrefix } from '@register/contract/system/client/token'
import type { Actor } from '../access/actor.ts'
import type { Actors } from '../access/known/actors.ts'
import type { ClientUsage } from '../access/client/usage.ts'
import type { Ctx } from '../access/ctx.ts'
import type { Secrets } from '../access/secrets.ts'
import { isAway } from '../db/connection/away.ts'
import type { Pool } from '../db/connect.ts'
import { deadline } from './limits/deadline.ts'
import type { Rates } from './limits/rate.ts'
import { tokenOf } from './line/line.ts'
import { peerOf } from './peer.ts'

export interface Calling {
  db: Pool
  actors: Actors
  rates: Rates
  usage: ClientUsage
  secrets: Secrets
  publicUrl: string | undefined
}

const isClients = ({ headers }: FastifyRequest): boolean =>
  headers.authorization?.startsWith(`Bearer ${tokenPrefix}`) === true

/** Milliseconds for the session of a caller whom a standby may answer as a stranger. */
const shortMs = 1_500

/** Strangers go on reading without the primary, and so do people whose sessions cannot be looked up. */
async function lookedUp({ actors }: Calling, { fromStandby }: EndpointSpec, token: string) {
  if (!fromStandby) return { actor: await actors.of(token) }
  try {
    return { actor: await deadline(shortMs).hold(actors.of(token)) }
  } catch (error) {
    if (isAway(error) || error instanceof Failure) return 'unreachable'
    throw error
  }
}

/** The caller. An address that keeps sending unknown tokens is anonymous to anonymous endpoints and gets 429 at the others, without a query. */
async function actorOf(on: Calling, endpoint: EndpointSpec, request: FastifyRequest): Promise<Actor | undefined> {
  const token = tokenOf(request)
  if (token === undefined) return undefined
  if (on.actors.remembers(token)) return on.actors.of(token)
  try {
    await on.rates.refuseAnnoying('unknownToken', peerOf(request).ip)
  } catch (refusal) {
    if (endpoint.access === 'anyone') return undefined
    throw refusal
  }
  const known = await lookedUp(on, endpoint, token)
  if (known === 'unreachable') return undefined
  const { actor } = known
  if (!actor) await on.rates.count('unknownToken', peerOf(request).ip)
  return actor
}

/** The address at which the server itself was reached. The Host header could be anything, and printed QR codes last. */
function ownAddress({ socket }: FastifyRequest): string {
  const { localAddress, localPort } = socket
  if (!localAddress) return 'http://localhost'
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '')
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`
}

/** A context without the scope, which is known after the check of the right. */
export type Caller = Omit<Ctx, 'scope'>

/** The caller, before any right is checked. Anonymous endpoints treat a caller with an expired token as anonymous. */
export async function callerOf(on: Calling, endpoint: EndpointSpec, request: FastifyRequest): Promise<Caller> {
  const actor = await actorOf(on, endpoint, request)
  if (endpoint.access !== 'anyone' && !actor) throw isClients(request) ? tokenEnded() : signInNeeded()
  const lang = langOf(request.headers['accept-language'])
  const peer = peerOf(request)
  return {
    db: on.db,
    actor,
    act: endpoint.summary,
    lang,
    say: (phrase) => say(phrase, lang),
    secrets: on.secrets,
    meta: {
      ip: peer.ip,
      isFrom: peer.isFrom,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      traceId: request.id,
      origin: on.publicUrl ?? ownAddress(request),
    },
    note: { object: '', detail: {} },
    afterCommit: (task) => task(),
  }
}
