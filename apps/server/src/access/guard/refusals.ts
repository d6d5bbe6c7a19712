// Writes refusals of signed-in people, and errors of the server, to the audit: the first of each person, endpoint and status at once, the others of that minute as one row with their count, so that a flood does not fill the chain (docs/rules/access.md#the-audit).
import { nounOfAction } from '@register/contract/audit/nouns'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Failure } from '@register/contract/errors'
import type { Db } from '../../db/connect.ts'
import { appendAudit, type AuditCtx } from '../audit.ts'

const minuteMs = 60_000

export interface Refusals {
  /**
   * Resolves with whether the log has the number of the call, at once or after the minute; never rejects. `failure`: undefined
   * for an error of the server, of strangers too. `asked`: what the caller sent, of which only the id is stored.
   */
  record(ctx: Caller, endpoint: EndpointSpec, failure: Failure | undefined, asked: unknown): Promise<boolean>
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
  /** The numbers of these calls, the first ones alone. */
  numbers: string[]
}

/** Numbers of calls in one row: people quote the first or the last of a few tries. */
const mostNumbers = 20

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`

/** The id in what the caller sent; undefined when there is none, or one too long to be an id of the register. */
function idIn(asked: unknown): string | number | undefined {
  const { id } = (typeof asked === 'object' && asked !== null ? asked : {}) as { id?: unknown }
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 40) ? id : undefined
}

/** The account of a sign-in that the caller named; undefined where there is none. */
async function accountOf(db: Db, signIn: string): Promise<number | undefined> {
  const row = await db.selectFrom('login_record').select('user_id').where('id', '=', Number(signIn)).executeTakeFirst()
  return row?.user_id ?? undefined
}

/** The object of a refused act, as `type:id`, named as successful acts name it. The id comes from the caller, so the record may not exist. */
async function objectOf(db: Db, { audit = '', idOf }: EndpointSpec, id: Detail['id']): Promise<string> {
  const noun = nounOfAction(audit)
  if (!noun || !/^\d{1,15}$/.test(String(id))) return ''
  const own = idOf ? await accountOf(db, String(id)) : id
  return own === undefined ? '' : `${noun}:${own}`
}

export function refusalsOf(db: Db, report: (error: unknown) => void): Refusals {
  const known = new Map<string, Counted>()
  const append = (
    { caller, endpoint, status }: Pick<Counted, 'caller' | 'endpoint' | 'status'>,
    detail: Detail,
  ): Promise<boolean> =>
    db
      .transaction()
      .execute(async (tx) => {
        const object = await objectOf(tx, endpoint, detail.id)
        const act = endpoint.audit ? {} : { act: endpoint.summary }
        const note = { object, detail: { refused: nameOf(endpoint), ...act, ...detail } }
        await appendAudit({ ...caller, db: tx, note }, endpoint.audit ?? 'call', status)
        return true
      })
      .catch((error: unknown) => {
        report(error)
        return false
      })
  const count = async (one: Counted) => {
    const { more, minute, numbers } = one
    if (more > 0) await append(one, { more, since: new Date(minute * minuteMs).toISOString(), numbers })
  }
  return {
    async record(caller, endpoint, failure, asked) {
      if (failure && (!caller.actor || !failure.recorded || endpoint.access === 'anyone')) return false
      const { status, fields } = failure ?? { status: 500, fields: [] }
      const minute = Math.floor(Date.now() / minuteMs)
      const key = `${caller.actor?.id ?? 'stranger'} ${nameOf(endpoint)} ${status}`
      const before = known.get(key)
      if (before?.minute === minute) {
        before.more++
        if (before.numbers.length >= mostNumbers) return false
        before.numbers.push(caller.meta.traceId)
        return true
      }
      // Set before the first await, so that the next refusal of this minute finds it.
      known.set(key, { caller, endpoint, status, minute, more: 0, numbers: [] })
      if (before) await count(before)
      const id = idIn(asked)
      return append(
        { caller, endpoint, status },
        {
          ...(id === undefined ? {} : { id }),
          ...(fields.length > 0 ? { fields: fields.slice(0, 5).map(({ field }) => field) } : {}),
        },
      )
    },
    async flush(all) {
      const now = Math.floor(Date.now() / minuteMs)
      const over = [...known].filter(([, one]) => all || one.minute !== now)
      for (const [key] of over) known.delete(key)
      for (const [, one] of over) await count(one)
    },
  }
}
