// Active sessions: listed as far as the caller reaches their people, and ended. Their end takes effect at the next call on every instance, because each reads the session's row at least once a second.
import { sql } from 'kysely'
import { conflict, notFound } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import { onlineRowFields, type onlineColumns, type OnlineSession } from '@register/contract/system/online'
import { configured } from '../../../access/configured.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { closeSession } from '../../../access/sessions.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { planOf } from '../../../records/plan.ts'
import { reached } from '../user/service.ts'
import { agentName } from './agent/agent.ts'

const computed = {
  username: sql`app_user.username`,
  nickname: sql`app_user.nickname`,
  signedInAt: sql`session.created_at`,
}
const plan: ListPlan<typeof onlineColumns> = planOf('session', onlineRowFields, {
  computed,
  order: sql`session.last_seen_at desc`,
})

export { agentName } from './agent/agent.ts'

/** Not ended, not idle for too long, of an account that may sign in. */
async function living(ctx: UserCtx) {
  const { sessionIdleMinutes } = await configured(ctx.db)
  return ctx.db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .where(reached(ctx))
    .where('app_user.status', '=', 'active')
    .where('session.revoked_at', 'is', null)
    .where(sql<boolean>`session.ends_at > now()`)
    .where(
      sql<boolean>`(session.remember or session.last_seen_at > now() - make_interval(mins => ${sessionIdleMinutes}))`,
    )
}

export async function sessionsOf(ctx: UserCtx, request: ListRequest): Promise<Page<OnlineSession>> {
  const rows = conditions(plan, request).reduce((query, condition) => query.where(condition), await living(ctx))
  return readPage(
    rows,
    async (page) =>
      (
        await page
          .leftJoin('dept', 'dept.id', 'app_user.dept_id')
          .select([
            'session.id',
            'session.user_id',
            'session.ip',
            'session.user_agent',
            'session.created_at',
            'session.last_seen_at',
            'app_user.username',
            'app_user.nickname',
            'dept.name_zh',
            'dept.name_en',
          ])
          .execute()
      ).map((row) => ({
        id: row.id,
        userId: row.user_id,
        username: row.username,
        nickname: row.nickname,
        dept: row.name_zh === null ? '' : ctx.say([row.name_zh, row.name_en ?? '']),
        ip: row.ip,
        agent: agentName(row.user_agent),
        signedInAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        own: row.id === ctx.actor.sessionId,
      })),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
}

/** Ends all or none: 404 when one of them does not exist, has ended or is out of scope. The caller's own session ends by signing out. */
export async function endAll(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const found = await (
    await living(ctx)
  )
    .where('session.id', 'in', wanted)
    .select(['session.id', 'app_user.username'])
    .execute()
  if (found.length < wanted.length) throw notFound()
  if (wanted.includes(ctx.actor.sessionId))
    throw conflict(['这是您当前的会话；如需结束，请退出登录', 'This is the session you are using. To end it, sign out'])
  for (const { id } of found) await closeSession(ctx.db, id)
  ctx.note.object = `session:${wanted.join(',')}`
  ctx.note.detail = { users: [...new Set(found.map(({ username }) => username))] }
}
