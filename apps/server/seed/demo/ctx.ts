// A context as a signed-in demo account would have it, so that the demo world is made by the services of real use.
import type { Permission } from '@register/contract/permissions'
import { actorById } from '../../src/access/actor.ts'
import type { UserCtx } from '../../src/access/ctx.ts'
import { everything } from '../../src/access/scope.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Db } from '../../src/db/connect.ts'

/** Scope follows `permission`, as it would for the endpoint that asks for it. */
export type As = (username: string, permission?: Permission) => Promise<UserCtx>

export function contexts(db: Db, secrets: Secrets): As {
  return async (username, permission) => {
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('username_key', '=', username)
      .executeTakeFirstOrThrow()
    const actor = await actorById(db, id)
    if (!actor) throw new Error(`${username} is disabled`)
    return {
      db,
      secrets,
      lang: 'zh',
      say: (phrase) => phrase[0],
      scope: permission ? (actor.grants.get(permission) ?? everything) : everything,
      actor,
      meta: { ip: '127.0.0.1', userAgent: 'demo world', traceId: 'demo', origin: '' },
      note: { object: '', detail: {} },
      afterCommit: (task) => task(),
    }
  }
}
