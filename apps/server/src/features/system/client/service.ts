// The rules of clients: no person grants more than their own rights, secrets are shown once, and ending a client takes effect at once.
import { bothNames } from '@register/contract/phrase'
import { randomBytes } from 'node:crypto'
import { shanghaiDay } from '@register/contract/dates'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict } from '@register/contract/errors'
import type { addClient, changeClient, Client, rotateSecret } from '@register/contract/system/client/client'
import { clientScopes } from '@register/contract/system/client/scopes'
import { isAddress } from '../../../access/addresses.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { refusePassing } from '../../../access/rights/passOn.ts'
import { endFormer, giveSecret } from './secret/secret.ts'
import { clients, readOne } from './store.ts'

type Values = Input<typeof addClient>['body']
type LockedClient = Awaited<ReturnType<typeof clients.lock>>

/** Scopes and addresses without duplicates, in one order, and a body only where the client reaches a single body, so that changes can be compared. */
const inOrder = <V extends Values>(values: V): V => ({
  ...values,
  scopes: clientScopes.filter((scope) => values.scopes.includes(scope)),
  addresses: [...new Set(values.addresses)],
  deptId: values.reach === 'body' ? values.deptId : null,
})

/** The names of the body that it is bound to; refuses a department that is not a body, and a stopped body unless the client already had it. */
async function bodyOf(
  { db }: UserCtx,
  id: number | null,
  before?: number | null,
): Promise<[string, string] | undefined> {
  if (id === null) return undefined
  const dept = await db
    .selectFrom('dept')
    .where('id', '=', id)
    .where('body_code', 'is not', null)
    .select(['name_zh', 'name_en', 'status'])
    .executeTakeFirst()
  if (!dept || (dept.status !== 'active' && id !== before))
    throw badField('deptId', ['机构：应为正常状态的型式试验机构', 'Body must be an active type-testing body'])
  return [...bothNames(dept.name_zh, dept.name_en)]
}

function refuseAddresses(addresses: readonly string[]): void {
  const wrong = addresses.find((one) => !isAddress(one))
  if (wrong !== undefined)
    throw badField('addresses', [
      `允许的地址：“${wrong.slice(0, 60)}”不是地址或网段，应如 203.0.113.7 或 203.0.113.0/24`,
      `Allowed addresses: "${wrong.slice(0, 60)}" is not an address or network. Write it as 203.0.113.7 or 203.0.113.0/24`,
    ])
}

function refusePast(day: string): void {
  if (day < shanghaiDay())
    throw badField('validUntil', ['授权至不能早于今天', 'Valid until must not be earlier than today'])
}

/** A person who grants scopes to a client, or sees its secret, must have the same permissions. */
const refuseBeyond = (ctx: UserCtx, scopes: readonly string[], dept: number | null): Promise<void> =>
  refusePassing(
    ctx,
    scopes.map((permission) => ({ permission, scope: dept === null ? 'all' : 'ownBelow', deptIds: [] })),
    [{ deptId: dept, creditCode: null }],
  )

/** The account under which records and audit name the client. It cannot sign in, and lists of people leave out removed accounts. */
async function accountOf({ db, actor }: UserCtx, key: string, name: string): Promise<number> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      username: `client:${key}`,
      username_key: `client:${key}`,
      nickname: name,
      password_hash: '',
      password_algorithm: 'none',
      status: 'disabled',
      removed_at: new Date().toISOString(),
      created_by: actor.id,
      updated_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Letters and digits after the prefix: 80 random bits. */
const makeKey = (): string => `c-${randomBytes(10).toString('hex')}`

export async function addOne(ctx: UserCtx, given: Values): Promise<Client & { secret: string }> {
  const values = inOrder(given)
  const { deptId: dept } = values
  const body = await bodyOf(ctx, dept)
  refuseAddresses(values.addresses)
  refusePast(values.validUntil)
  await refuseBeyond(ctx, values.scopes, dept)
  const key = makeKey()
  const user_id = await accountOf(ctx, key, values.name)
  const id = await clients.insert(ctx, values, { key, user_id })
  ctx.note.detail = { ...ctx.note.detail, key, ...(body && { body }) }
  const secret = await giveSecret(ctx, id, 0)
  return { ...(await readOne({ ...ctx, scope: { all: true } }, id)), secret }
}

/** The scopes that the change adds: scopes that other people have granted stay, as long as they reach no more records. */
const added = (before: LockedClient, { scopes }: Values, dept: number | null): string[] =>
  before.dept_id === dept ? scopes.filter((one) => !before.scopes.includes(one)) : scopes

export async function changeOne(
  ctx: UserCtx,
  { id, rev, ...given }: Input<typeof changeClient>['body'],
): Promise<Client> {
  const before = await clients.lock(ctx, id, rev)
  const values = inOrder<Values>(given)
  const { deptId: dept } = values
  const body = await bodyOf(ctx, dept, before.dept_id)
  refuseAddresses(values.addresses)
  if (values.validUntil !== before.valid_until) refusePast(values.validUntil)
  await refuseBeyond(ctx, added(before, values, dept), dept)
  await clients.update(ctx, before, values)
  if (body) ctx.note.detail['body'] = body
  // Permanently: enabling a client that was disabled after a leak must not make the leaked token valid again.
  if (values.status === 'disabled') await ctx.db.deleteFrom('client_token').where('client_id', '=', id).execute()
  await ctx.db.updateTable('app_user').set({ nickname: values.name }).where('id', '=', before.user_id).execute()
  return readOne({ ...ctx, scope: { all: true } }, id)
}

/** Removes its scopes, secrets and tokens; its account stays, because records name it. */
export const removeOne = async (ctx: UserCtx, id: number): Promise<void> =>
  clients.erase(ctx, await clients.lock(ctx, id))

/** Counts the change, so that only one of two people who rotate at once gets a secret. */
async function touch(ctx: UserCtx, { id, name }: LockedClient, detail: Record<string, unknown>): Promise<void> {
  await ctx.db
    .updateTable('client')
    .set((row) => ({ rev: row('rev', '+', 1), updated_by: ctx.actor.id, updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .execute()
  ctx.note.object = `client:${id}`
  ctx.note.detail = { name, ...detail }
}

export async function rotateOne(
  ctx: UserCtx,
  { id, rev, overlapHours }: Input<typeof rotateSecret>['body'],
): Promise<Client & { secret: string }> {
  const before = await clients.lock(ctx, id, rev)
  await refuseBeyond(ctx, before.scopes, before.dept_id)
  const secret = await giveSecret(ctx, id, overlapHours)
  await touch(ctx, before, { overlapHours })
  return { ...(await readOne(ctx, id)), secret }
}

export async function endOne(ctx: UserCtx, { id, rev }: { id: number; rev: number }): Promise<Client> {
  const before = await clients.lock(ctx, id, rev)
  if (!(await endFormer(ctx.db, id)))
    throw conflict(['没有仍有效的旧密钥', 'There is no former secret that is still valid'])
  await touch(ctx, before, {})
  return readOne(ctx, id)
}
