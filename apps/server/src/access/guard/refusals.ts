// Writes refusals of signed-in people to the audit: the first of each person, endpoint and status at once, the others of that minute as one row with their number, so that a flood does not fill the chain. Decision 18.
import { nounOfAction } from '@register/contract/audit/nouns'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Failure } from '@register/contract/errors'
import type { Db } from '../../db/connect.ts'
import { appendAudit, type AuditCtx } from '../audit.ts'

const minuteMs = 60_000

export interface Refusals {
  /** Resolves when the refusal is recorded; never rejects. `asked`: what the caller sent, of which only the id is stored. */
  record(ctx: Caller, endpoint: EndpointSpec, failure: Failure | undefined, asked: unknown): Promise<void>
  /** Writes the counts of past minutes; with `all` those of the present minute too. */
  flush(all?: 'all'): Promise<void>
}

type Caller = Omit<AuditCtx, 'db' | 'note'>

interface Detail {
  id?: string | number
  [more: string]: unknown
}

interface Counted {
  caller: Caller
  endpoint: EndpointSpec
  status: number
  minute: number
  /** Refusals after the one that has its own row. */
  more: number
}

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`

/** The id in what the caller sent; undefined when there is none, or one too long to be an id of the register. */
function idIn(asked: unknown): string | number | undefined {
  const { id } = (typeof asked === 'object' && asked !== null ? asked : {}) as { id?: unknown }
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 40) ? id : undefined
}

/** The object of a refused act, as `type:id`, named as successful acts name it. The id comes from the caller, so the record may not exist. */
function objectOf({ audit = '' }: EndpointSpec, id: Detail['id']): string {
  const noun = nounOfAction(audit)
  return noun && /^\d+$/.test(String(id)) ? `${noun}:${id}` : ''
}

export function refusalsOf(db: Db, report: (error: unknown) => void): Refusals {
  const known = new Map<string, Counted>()
  const append = ({ caller, endpoint, status }: Pick<Counted, 'caller' | 'endpoint' | 'status'>, detail: Detail) => {
    const note = { object: objectOf(endpoint, detail.id), detail: { refused: nameOf(endpoint), ...detail } }
    return db
      .transaction()
      .execute((tx) => appendAudit({ ...caller, db: tx, note }, endpoint.audit ?? 'call', status))
      .catch(report)
  }
  const count = async (one: Counted) => {
    if (one.more > 0) await append(one, { more: one.more, since: new Date(one.minute * minuteMs).toISOString() })
  }
  return {
    async record(caller, endpoint, failure, asked) {
      if (!caller.actor || !failure?.recorded || endpoint.access === 'anyone') return
      const { status, fields } = failure
      const minute = Math.floor(Date.now() / minuteMs)
      const key = `${caller.actor.id} ${nameOf(endpoint)} ${status}`
      const before = known.get(key)
      if (before?.minute === minute) {
        before.more++
        return
      }
      // Set before the first await, so that the next refusal of this minute finds it.
      known.set(key, { caller, endpoint, status, minute, more: 0 })
      if (before) await count(before)
      const id = idIn(asked)
      await append(
        { caller, endpoint, status },
        {
          ...(id === undefined ? {} : { id }),
          ...(fields.length > 0 ? { fields: fields.slice(0, 5).map(({ field }) => field) } : {}),
        },
      )
    },
    async flush(all) {
      const now = Math.floor(Date.now() / minuteMs)
      const over = [...known].filter(([, one]) => all || one.minute < now)
      for (const [key] of over) known.delete(key)
      for (const [, one] of over) await count(one)
    },
  }
}
