// A context as a signed-in demo account would have it, so that the demo world is made by the services of real use.
import type { Permission } from '@register/contract/permissions'
import { grantsOf } from '../../src/access/actor.ts'
import type { UserCtx } from '../../src/access/ctx.ts'
import { everything, type ScopeKind } from '../../src/access/scope.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Db } from '../../src/db/connect.ts'

/** Scope follows `permission`, as it would for the endpoint that asks for it. */
export type As = (username: string, permission?: Permission) => Promise<UserCtx>

export function contexts(db: Db, secrets: Secrets): As {
  return async (username, permission) => {
    const user = await db
      .selectFrom('app_user as u')
      .leftJoin('dept as d', 'd.id', 'u.dept_id')
      .select(['u.id', 'u.username', 'u.nickname', 'u.dept_id', 'u.credit_code', 'd.body_code'])
      .where('u.username_key', '=', username)
      .executeTakeFirstOrThrow()
    const granted = await db
      .selectFrom('user_role as ur')
      .innerJoin('role_grant as g', 'g.role_id', 'ur.role_id')
      .select(['g.permission', 'g.scope', 'g.dept_ids'])
      .where('ur.user_id', '=', user.id)
      .execute()
    const holder = { id: user.id, deptId: user.dept_id, creditCode: user.credit_code }
    const grants = grantsOf(
      granted.map((one) => ({ permission: one.permission, scope: one.scope as ScopeKind, deptIds: one.dept_ids })),
      holder,
    )
    return {
      db,
      secrets,
      lang: 'zh',
      say: (phrase) => phrase[0],
      scope: permission ? (grants.get(permission) ?? everything) : everything,
      actor: {
        ...holder,
        sessionId: 0,
        username: user.username,
        nickname: user.nickname,
        bodyCode: user.body_code,
        roles: [],
        permissions: granted.map((one) => one.permission),
        grants,
        mustChangePassword: false,
      },
      meta: { ip: '127.0.0.1', userAgent: 'demo world', traceId: 'demo', origin: '' },
      note: { object: '', detail: {} },
      afterCommit: (task) => task(),
    }
  }
}
