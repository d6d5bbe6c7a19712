// The context of a job: of the account that asked, with its present rights and the language of the call, or of the register itself.
import { notAllowed } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { say } from '@register/contract/phrase'
import { actorById, granted } from '../access/actor.ts'
import type { AuditCtx } from '../access/audit.ts'
import type { AuditNote, UserCtx } from '../access/ctx.ts'
import type { Db } from '../db/connect.ts'
import type { Work } from './engine.ts'
import type { Asked } from './job.ts'

const isAsked = (given: unknown): given is Asked => typeof given === 'object' && given !== null && 'meta' in given

/** Refuses when the account no longer exists or may no longer call `endpoint`. */
export async function askerOf(
  { db, secrets, job }: Pick<Work, 'db' | 'secrets' | 'job'>,
  endpoint: Pick<EndpointSpec, 'access' | 'summary'>,
): Promise<UserCtx> {
  const actor = job.created_by === null ? undefined : await actorById(db, job.created_by)
  const scope = granted(actor, endpoint)
  if (!actor || !scope || !isAsked(job.asked)) throw notAllowed()
  const { lang, meta } = job.asked
  return {
    db,
    actor,
    scope,
    act: endpoint.summary,
    lang,
    say: (phrase) => say(phrase, lang),
    secrets,
    meta,
    note: { object: '', detail: {} },
    afterCommit: (task) => task(),
  }
}

/** The context of the register itself, for the audit. */
export const itself = ({ db, secrets, job }: Pick<Work, 'db' | 'secrets' | 'job'>): AuditCtx => ({
  db,
  actor: undefined,
  secrets,
  meta: { ip: '', userAgent: '', traceId: job.id, origin: '' },
  note: { object: '', detail: {} },
})

/** The same context in a transaction, with another note. */
export const inside = <C extends AuditCtx>(ctx: C, tx: Db, note: AuditNote): C => ({ ...ctx, db: tx, note })
