// Where the caller is signed in, and ending those sessions. Each ends at its next call, on every instance.
import { sql } from 'kysely'
import { conflict, notFound } from '@register/contract/errors'
import type { Device } from '@register/contract/system/profile/devices'
import { configured } from '../../../../access/configured.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { closeSession, closeSessionsOf } from '../../../../access/sessions.ts'
import { agentName } from '../../online/service.ts'

/** Sessions of the caller, not ended, not idle for too long. */
async function living(ctx: UserCtx) {
  const { sessionIdleMinutes } = await configured(ctx.db)
  return ctx.db
    .selectFrom('session')
    .where('user_id', '=', ctx.actor.id)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`ends_at > now()`)
    .where(sql<boolean>`(remember or last_seen_at > now() - make_interval(mins => ${sessionIdleMinutes}))`)
}

export async function ownDevices(ctx: UserCtx): Promise<Device[]> {
  const rows = await (
    await living(ctx)
  )
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'remember'])
    .orderBy(sql`id = ${ctx.actor.sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ip: row.ip,
    agent: agentName(row.user_agent),
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    remembered: row.remember,
    own: row.id === ctx.actor.sessionId,
  }))
}

/** 404 for a session that is not the caller's, or has ended. The present session ends by signing out. */
export async function endDevice(ctx: UserCtx, id: number): Promise<void> {
  const found = await (await living(ctx)).where('id', '=', id).select('id').executeTakeFirst()
  if (!found) throw notFound()
  if (id === ctx.actor.sessionId)
    throw conflict(['这是您正在使用的设备；请退出登录', 'This is the device you are using. Sign out instead'])
  await closeSession(ctx.db, id)
  ctx.note.object = `session:${id}`
}

/** Returns how many sessions it ended. */
export async function endOthers(ctx: UserCtx): Promise<number> {
  const others = (await ownDevices(ctx)).filter(({ own }) => !own)
  await closeSessionsOf(ctx.db, ctx.actor.id, ctx.actor.sessionId)
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username, ended: others.length }
  return others.length
}
