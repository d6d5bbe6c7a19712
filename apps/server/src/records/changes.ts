// The changes of one record in sentences, from the audit. The caller must have read the record before, which checks the scope.
import { actTitle, changesIn, sentenceOf, verbOf } from '@register/contract/audit/sentence'
import { getToken } from '@register/contract/system/client/token'
import type { AuditedChange } from '@register/contract/record/changes'
import type { UserCtx } from '../access/ctx.ts'

const most = 20

interface Row {
  id: number
  at: string
  action: string
  object: string
  result: number
  detail: unknown
  actor_id: number | null
  actor_name: string
  /** The present nickname; null when the account no longer exists. */
  nickname: string | null
  /** The present name of the object, where the row noted none; null where there is none. */
  name?: string | null
}

/** A row of the audit in the caller's language. */
export function auditedChange(say: UserCtx['say'], row: Row): AuditedChange {
  const who = row.nickname ?? row.actor_name
  return {
    id: row.id,
    at: row.at,
    by: who,
    text: say(sentenceOf({ ...row, who, own: row.object === `user:${row.actor_id}` })),
    act: say(actTitle(verbOf(row.action))),
    changes: changesIn(row).map(({ key, label, before, after }) => ({
      field: key,
      label: say(label),
      before: say(before),
      after: say(after),
    })),
  }
}

/** `object`: type:id. Newest first; refused calls changed nothing and are left out. */
export async function changesOf({ db, say }: UserCtx, object: string): Promise<AuditedChange[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('app_user', 'app_user.id', 'audit.actor_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.object',
      'audit.result',
      'audit.detail',
      'audit.actor_id',
      'audit.actor_name',
    ])
    .select('app_user.nickname')
    .where('audit.object', '=', object)
    .where('audit.result', '=', 200)
    // Sign-ins, sign-outs and tokens change no record and would push out the changes.
    .where('audit.action', 'not like', 'session.%')
    .where('audit.action', '<>', getToken.audit)
    .orderBy('audit.id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => auditedChange(say, row))
}
