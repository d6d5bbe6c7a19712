// The own account as its owner sees it.
import { sql } from 'kysely'
import type { Profile } from '@register/contract/system/profile/profile'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { maskedContact } from '../user/service.ts'
import { avatarUrl } from '../../../files/avatar.ts'

/** The sign-in before the one that this session began with. */
const lastSignIn = (id: number) => sql<string | null>`(select r.at from login_record r
  where r.user_id = ${id} and r.success order by r.id desc offset 1 limit 1)`

export async function readOwn(ctx: UserCtx, { sms, mail }: Pick<Integrations, 'sms' | 'mail'>): Promise<Profile> {
  const { db, actor, say, secrets } = ctx
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin('dept as d', 'd.id', 'u.dept_id')
    .where('u.id', '=', actor.id)
    .select(['u.rev', 'u.username', 'u.nickname', 'u.phone_sealed', 'u.email_sealed', 'u.credit_code', 'u.created_at'])
    .select(['u.phone_confirmed_at', 'u.email_confirmed_at'])
    .select(['d.name_zh', 'd.name_en', lastSignIn(actor.id).as('last')])
    .executeTakeFirstOrThrow()
  const roles = await db
    .selectFrom('user_role as ur')
    .innerJoin('role as r', 'r.id', 'ur.role_id')
    .where('ur.user_id', '=', actor.id)
    .where('r.status', '=', 'active')
    .select(['r.name_zh', 'r.name_en'])
    .orderBy('r.sort')
    .execute()
  return {
    rev: row.rev,
    username: row.username,
    nickname: row.nickname,
    ...maskedContact(secrets, { phone: row.phone_sealed, email: row.email_sealed }),
    confirmed: { phone: row.phone_confirmed_at !== null, email: row.email_confirmed_at !== null },
    avatar: await avatarUrl(ctx),
    dept: row.name_zh === null ? '' : say([row.name_zh, row.name_en ?? '']),
    roles: roles.map(({ name_zh, name_en }) => say([name_zh, name_en])),
    creditCode: row.credit_code ?? '',
    createdAt: row.created_at,
    lastSignInAt: row.last ?? '',
    codes: { phone: sms !== undefined, email: mail !== undefined },
  }
}
