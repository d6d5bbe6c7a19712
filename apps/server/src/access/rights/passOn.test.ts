// Tests what an account may hand on: what it holds itself or what the right to pass on covers, and no more; and that an administrator always remains.
import { publishReport, queryList } from '@register/contract/business/report/report'
import { listPosts } from '@register/contract/system/post'
import { passOn } from '@register/contract/system/role/rights'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { actorById } from '../actor.ts'
import type { UserCtx } from '../ctx.ts'
import type { ScopeKind } from '../scope.ts'
import { refuseNoAdministrator, refuseOneself } from './administrators.ts'
import { givenBy, refusePassing } from './passOn.ts'
import type { Recipient } from './reach.ts'

const app = await testApp()
const list = queryList.access.may
const publish = publishReport.access.may
const dept = Object.fromEntries(
  (await app.db.selectFrom('dept').select(['id', 'body_code']).execute()).map(({ id, body_code }) => [
    body_code ?? 'none',
    id,
  ]),
) as Record<string, number>
const of = (code: string): Recipient => ({ deptId: dept[code] ?? 0, creditCode: null })

async function as(username: string): Promise<UserCtx> {
  const { id } = await app.db
    .selectFrom('app_user')
    .select('id')
    .where('username_key', '=', username)
    .executeTakeFirstOrThrow()
  // Checks of passing on read only the caller and the database of a context.
  return { db: app.db, actor: await actorById(app.db, id) } as UserCtx
}
const given = (permission: string, scope: ScopeKind, deptIds: number[] = []) => [{ permission, scope, deptIds }]
const passing = async (who: string, grants: ReturnType<typeof given>, to?: Recipient[]) =>
  refusePassing(await as(who), grants, to).then(
    () => 'passed',
    (error: Error & { status?: number }) => `${error.status} ${error.message}`,
  )
/** Adds a permission to a seeded role. */
const grant = (role: string, permission: string, scope: ScopeKind | null) =>
  app.owner.query(
    `INSERT INTO role_grant (role_id, permission, scope) SELECT id, $2, $3 FROM role WHERE key = $1
     ON CONFLICT (role_id, permission) DO UPDATE SET scope = excluded.scope`,
    [role, permission, scope],
  )

beforeEach(async () => {
  await app.owner.query(
    `DELETE FROM role_grant USING role WHERE role.id = role_id AND key = 'body-manager' AND permission = '${passOn.access.may}'`,
  )
})

test('a right that one holds may be passed on as far as its own scope', async () => {
  const refused = '403 You cannot grant what you do not have, or not over so many records'
  const may = (grants: ReturnType<typeof given>, ...to: string[]) => passing('body-manager', grants, to.map(of))
  expect(await may(given(publish, 'own'), '901')).toBe('passed')
  expect(await may(given(publish, 'ownBelow'), '901')).toBe('passed')
  expect(await may(given(publish, 'own'), '901', '902')).toContain(refused)
  expect(await may(given(publish, 'chosen', [dept['902'] ?? 0]))).toContain(`${refused}: Publish reports`)
  expect(await may(given(publish, 'all'))).toContain(refused)
  expect(await may(given(listPosts.access.may, 'self'))).toContain('See posts')
  expect(await passing('body-staff', given(publish, 'self'))).toContain('Publish reports')
})

test('the right to pass on covers rights that its holder lacks, within its scope', async () => {
  expect(await passing('security-admin', given(publish, 'all'))).toBe('passed')
  expect(await passing('security-admin', given(publish, 'ownBelow'), [of('902')])).toBe('passed')
  await grant('body-manager', passOn.access.may, null)
  const posts = given(listPosts.access.may, 'ownBelow')
  expect(await passing('body-manager', posts, [of('901')])).toBe('passed')
  expect(await passing('body-manager', posts, [of('902')])).toContain('See posts')
})

test('the right to pass on goes on only from holders with the scope all, the wildcard only from its holders', async () => {
  await grant('body-manager', passOn.access.may, null)
  expect(await passing('body-manager', given(passOn.access.may, 'self'))).toMatch(/^403 /)
  expect(await passing('security-admin', given(passOn.access.may, 'all'))).toBe('passed')
  expect(await passing('security-admin', given('*:*:*', 'all'))).toContain('everything (*:*:*)')
  expect(await passing('security-admin', given('*/*/*', 'self'))).toMatch(/^403 /)
  expect(await passing('admin', [...given('*:*:*', 'all'), ...given(list, 'all')])).toBe('passed')
})

test('the rights that roles give are read with the scope of each permission', async () => {
  await grant('body-staff', list, 'own')
  const { id } = await app.db.selectFrom('role').select('id').where('key', '=', 'body-staff').executeTakeFirstOrThrow()
  const all = await givenBy(await as('admin'), [id])
  expect(all.find(({ permission }) => permission === list)).toEqual({ permission: list, scope: 'own', deptIds: [] })
  expect(all.filter(({ scope }) => scope === 'ownBelow')).toHaveLength(all.length - 1)
})

test('a person cannot change their own roles', async () => {
  const ctx = await as('expert')
  expect(() => refuseOneself(ctx, [ctx.actor.id + 1])).not.toThrow()
  expect(() => refuseOneself(ctx, [ctx.actor.id + 1, ctx.actor.id])).toThrow(/your own roles/)
})

test('the last administrator stays, even when two remove each other at once', async () => {
  const disable = (name: string) =>
    app.db.transaction().execute(async (tx) => {
      await tx.updateTable('app_user').set({ status: 'disabled' }).where('username_key', '=', name).execute()
      await refuseNoAdministrator(tx)
    })
  const both = await Promise.allSettled([disable('admin'), disable('security-admin')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await app.owner.query("SELECT 1 FROM app_user WHERE status = 'disabled'")
  expect(rows).toHaveLength(1)
})
