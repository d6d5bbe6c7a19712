// Signing in with an account of another system, and the links between accounts. Only their owner links them, never an e-mail address (docs/decisions/0053-strong-ways-in.md).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { badField, conflict, noSuchPath, notFound } from '@register/contract/errors'
import type { Identity } from '@register/contract/system/signIn/openId'
import { hashToken } from '../../../access/actor.ts'
import { configured } from '../../../access/configured.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { verifiedById } from '../account/service.ts'
import { ticketState, type Known, type Provider } from './provider/provider.ts'

/** Minutes for signing in at the other system, and for signing in here to link the account. */
const minutes = 10

/** Refuses (404) unknown systems, and all of them while the configuration turns such sign-ins off. */
async function offered({ db }: Ctx, providers: readonly Provider[], key: string): Promise<Provider> {
  const provider = providers.find((one) => one.key === key)
  if (!provider || !(await configured(db)).thirdPartySignIn) throw noSuchPath()
  return provider
}

const over = () => badField('ticket', ['这次登录已失效，请重新开始', 'This sign-in is over. Please start again'])

async function storeTicket({ db }: Ctx, row: { provider: string; sealed: string } | ({ provider: string } & Known)) {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('open_id_ticket')
    .values({ ...row, hash: hashToken(ticket), ends_at: sql<string>`now() + make_interval(mins => ${minutes})` })
    .execute()
  return ticket
}

const consumeTicket = ({ db }: Ctx, ticket: string) =>
  db
    .deleteFrom('open_id_ticket')
    .where('hash', '=', hashToken(ticket))
    .where(sql<boolean>`ends_at > now()`)
    .returning(['provider', 'sealed', 'issuer', 'subject'])
    .executeTakeFirst()

/** The page that people return to; it is registered with the other system. */
const returnTo = ({ meta }: Ctx) => `${meta.origin}/`

export async function start(ctx: Ctx, providers: readonly Provider[], key: string) {
  const provider = await offered(ctx, providers, key)
  const begun = await provider.begin(returnTo(ctx))
  const ticket = await storeTicket(ctx, { provider: key, sealed: ctx.secrets.seal(JSON.stringify(begun.ticketState)) })
  return { url: begun.url, ticket }
}

export interface Back extends Known {
  provider: string
}

/** The account of the other system that a person has returned with. Calls the other system, so it runs before the transaction; the ticket is used up in any case. */
export async function comeBack(ctx: Ctx, providers: readonly Provider[], ticket: string, query: string): Promise<Back> {
  const row = await consumeTicket(ctx, ticket)
  if (!row?.sealed) throw over()
  const provider = await offered(ctx, providers, row.provider)
  const address = new URL(returnTo(ctx))
  address.search = query
  const known = await provider.finish(address, ticketState.parse(JSON.parse(ctx.secrets.open(row.sealed))))
  return { provider: provider.key, ...known }
}

/** The account it is linked with; undefined when there is none. */
export async function ownerOf(ctx: Ctx, { issuer, subject }: Known) {
  const linked = await ctx.db
    .updateTable('identity')
    .set({ last_used_at: sql<string>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  if (!linked) return undefined
  const user = await verifiedById(ctx, linked.user_id)
  if (!user) throw conflict(['绑定的账号现在不能登录', 'The linked account cannot sign in now'])
  return user
}

export const storeLink = (ctx: Ctx, back: Back): Promise<string> => storeTicket(ctx, back)

/** Works once, for the browser that returned; an identity that another account has stays there. */
export async function link(ctx: UserCtx, providers: readonly Provider[], ticket: string): Promise<void> {
  const { db, actor, note } = ctx
  const known = await consumeTicket(ctx, ticket)
  if (!known?.issuer || !known.subject) throw over()
  const { name } = await offered(ctx, providers, known.provider)
  const { provider, issuer, subject } = known
  await db
    .insertInto('identity')
    .values({ user_id: actor.id, provider, issuer, subject })
    .onConflict((on) => on.columns(['issuer', 'subject']).doNothing())
    .execute()
  const owner = await db
    .selectFrom('identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (owner?.user_id !== actor.id)
    throw conflict([
      `这个“${name[0]}”账号已绑定其他用户`,
      `This account of "${name[1]}" is linked with another account here`,
    ])
  note.object = `user:${actor.id}`
  note.detail = { provider }
}

export async function ownIdentities({ db, actor, say }: UserCtx, providers: readonly Provider[]): Promise<Identity[]> {
  const rows = await db
    .selectFrom('identity')
    .select(['id', 'provider', 'linked_at', 'last_used_at'])
    .where('user_id', '=', actor.id)
    .orderBy('id')
    .execute()
  return rows.map(({ id, provider, linked_at, last_used_at }) => ({
    id,
    provider,
    name: say(providers.find(({ key }) => key === provider)?.name ?? [provider, provider]),
    linkedAt: linked_at,
    lastUsedAt: last_used_at,
  }))
}

export async function unlink({ db, actor, note }: UserCtx, id: number): Promise<void> {
  const gone = await db
    .deleteFrom('identity')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning('provider')
    .executeTakeFirst()
  if (!gone) throw notFound()
  note.object = `user:${actor.id}`
  note.detail = { provider: gone.provider }
}
