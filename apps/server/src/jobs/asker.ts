// The context of a job: of the account that asked, with its present rights and the language of the call, or of the register itself.
import { conflict, notAllowed } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { say } from '@register/contract/phrase'
import { actorById, granted } from '../access/actor.ts'
import type { AuditCtx } from '../access/audit.ts'
import type { AuditNote, UserCtx } from '../access/ctx.ts'
import type { Db } from '../db/connect.ts'
import type { Work } from './engine.ts'
import { isSameStanding, type Asked } from './job.ts'

const isAsked = (given: unknown): given is Asked => typeof given === 'object' && given !== null && 'meta' in given

/** What is said when the person acts for another body, department or company by now. */
export const movedSince = () =>
  conflict([
    '提交之后您所属的机构、部门或企业已变更，因此没有执行；请重新提交',
    'Your body, department or company has changed since you asked for this, so nothing was done. Please ask again',
  ])

/** Refuses when the account no longer exists, may no longer call `endpoint`, or acts for another body, department or company. */
export async function askerOf(
  { db, secrets, job }: Pick<Work, 'db' | 'secrets' | 'job'>,
  endpoint: Pick<EndpointSpec, 'access' | 'summary'>,
): Promise<UserCtx> {
  const actor = job.created_by === null ? undefined : await actorById(db, job.created_by)
  const scope = granted(actor, endpoint)
  if (!actor || !scope || !isAsked(job.asked)) throw notAllowed()
  const { lang, meta, at } = job.asked
  if (at && !isSameStanding(at, actor)) throw movedSince()
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
  meta: { ip: '', isFrom: () => false, userAgent: '', traceId: job.id, origin: '' },
  note: { object: '', detail: {} },
})

/** The same context in a transaction, with another note. */
export const inside = <C extends AuditCtx>(ctx: C, tx: Db, note: AuditNote): C => ({ ...ctx, db: tx, note })
