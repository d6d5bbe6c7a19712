// Behind whom a call waits, as far as this is known before anything is asked.
import type { FastifyRequest } from 'fastify'
import type { EndpointSpec } from '@register/contract/endpoint'
import { tokenPrefix } from '@register/contract/system/client/token'
import type { Actors } from '../../access/known/actors.ts'
import { markOf } from '../../access/marks/refreshSecret.ts'
import type { Secrets } from '../../access/secrets.ts'
import type { Line } from '../limits/admission.ts'
import { refreshSent } from '../cookies.ts'
import { peerOf } from '../peer.ts'

export interface Lining {
  actors: Actors
  secrets: Secrets
  publicUrl: string | undefined
}

/** Access tokens are 256 random bits in base64url, those of clients with a prefix; other texts are no tokens. */
const bearer = new RegExp(`^Bearer ((?:${tokenPrefix})?[\\w-]{43})$`)

/** A text that may be a token; undefined where there is none. */
export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/** What a caller does before it is known. */
const entries = new Set<EndpointSpec['rate']>(['signIn', 'offer', 'refresh'])

/** The session that the call renews, by the mark of its secret; undefined where it is none of this register's. */
export const renewedBy = (on: Lining, { proof }: EndpointSpec, request: FastifyRequest): string | undefined =>
  proof === 'refreshCookie' ? markOf(on.secrets, refreshSent(request, on.publicUrl)) : undefined

/**
 * An account or a session, whose calls wait for their own alone;
 * otherwise strangers of an address, those who only now sign in and those whose token is not known here yet apart from
 * the others, so that a stranger's flood does not keep the colleagues behind the same address out (docs/decisions/0156-fair-under-load.md).
 */
export function lineOf(on: Lining, endpoint: EndpointSpec, request: FastifyRequest): Line {
  const session = renewedBy(on, endpoint, request)
  if (session !== undefined) return `session ${session}`
  const token = tokenOf(request)
  const id = token === undefined ? undefined : on.actors.lastKnown(token)
  if (id !== undefined) return `account ${id}`
  const group = token !== undefined ? 'token' : entries.has(endpoint.rate) ? 'entry' : 'stranger'
  return `${group} ${peerOf(request).ip}`
}
