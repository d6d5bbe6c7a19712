// Setting up: three administrators with first passwords replace the first account, all in one step.
import { z } from 'zod'
import { badField, conflict, Failure, duplicateField } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import { passwordProblem } from '@register/contract/input/password/policy'
import { productName } from '@register/contract/product'
import { passwordRules } from '@register/contract/system/config/keys'
import {
  administratorKeys,
  administrators,
  firstAdministrator,
  type Administrator,
  type nameAdministrators,
} from '@register/contract/system/setup/setup'
import { configured } from '../../../access/configured.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { hashPassword, passwordHashAlgorithm } from '../../../access/passwords.ts'
import { closeSessionsOf } from '../../../access/sessions.ts'
import { unseal, usernameKey } from '../account/service.ts'

type Body = Input<typeof nameAdministrators>['body']
export type Hashes = Readonly<Record<Administrator, string>>

const secret = z.strictObject({
  system: z.string().max(256),
  security: z.string().max(256),
  auditor: z.string().max(256),
  salt: z.string(),
})

const nameOf = (body: Body, of: Administrator): string => body[`${of}Username`]

function refuseSameNames(body: Body): void {
  const seen = new Set([firstAdministrator])
  for (const of of administratorKeys) {
    const key = usernameKey(nameOf(body, of))
    if (seen.has(key))
      throw badField(`${of}Username`, [
        '三名管理员须为三个不同的账号，且不能是 admin',
        'The three administrators need three accounts of their own, none of them admin',
      ])
    seen.add(key)
  }
}

/** Checks the input and hashes the first passwords: before the transaction, because that is slow. */
export async function prepareAdministrators(ctx: UserCtx, body: Body): Promise<Hashes> {
  const given = await unseal(ctx, body.credentials, secret)
  refuseSameNames(body)
  const now = await configured(ctx.db)
  const names = [...productName, ...now.appName]
  for (const of of administratorKeys) {
    const problem = passwordProblem(given[of], nameOf(body, of), names, passwordRules(now))
    if (problem) throw badField(`${of}Username`, problem)
  }
  if (new Set(administratorKeys.map((of) => given[of])).size < administratorKeys.length)
    throw badField('credentials', ['三个初始密码须各不相同', 'The three first passwords must differ'])
  const [system, security, auditor] = await Promise.all(administratorKeys.map((of) => hashPassword(given[of])))
  if (system === undefined || security === undefined || auditor === undefined) throw new Error('Three were hashed')
  return { system, security, auditor }
}

async function addAdministrator(ctx: UserCtx, of: Administrator, body: Body, hash: string): Promise<void> {
  const { role: key, title } = administrators[of]
  const role = await ctx.db
    .selectFrom('role')
    .select('id')
    .where('key', '=', key)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!role)
    throw conflict([
      `没有启用的角色“${title[0]}”（${key}），请先恢复该角色`,
      `There is no active role "${title[1]}" (${key}). Bring it back first`,
    ])
  const username = nameOf(body, of)
  const added = await ctx.db
    .insertInto('app_user')
    .values({
      username,
      username_key: usernameKey(username),
      nickname: body[`${of}Nickname`],
      password_hash: hash,
      password_algorithm: passwordHashAlgorithm,
      must_change_password: true,
      created_by: ctx.actor.id,
      updated_by: ctx.actor.id,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added)
    throw duplicateField(`${of}Username`, [
      `用户名“${username}”已被使用`,
      `The user name "${username}" is in use already`,
    ])
  await ctx.db.insertInto('user_role').values({ user_id: added.id, role_id: role.id }).execute()
}

/** The only way to disable the first account: from now on the three administer the register. */
export async function replaceFirst(ctx: UserCtx, body: Body, hashes: Hashes): Promise<void> {
  const first = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'status'])
    .where('username_key', '=', firstAdministrator)
    .forUpdate()
    .executeTakeFirst()
  if (first?.id !== ctx.actor.id)
    throw new Failure(403, ['设立管理员只能由 admin 进行', 'Only admin can name the administrators'])
  // Another window was quicker.
  if (first.status !== 'active')
    throw conflict(['管理员已经设立，admin 已停用', 'The administrators are named already, and admin is disabled'])
  for (const of of administratorKeys) await addAdministrator(ctx, of, body, hashes[of])
  await ctx.db
    .updateTable('app_user')
    .set((row) => ({ status: 'disabled', rev: row('rev', '+', 1), updated_by: ctx.actor.id }))
    .where('id', '=', first.id)
    .execute()
  await closeSessionsOf(ctx.db, first.id)
  ctx.note.object = `user:${first.id}`
  ctx.note.detail = Object.fromEntries(administratorKeys.map((of) => [of, nameOf(body, of)]))
}
