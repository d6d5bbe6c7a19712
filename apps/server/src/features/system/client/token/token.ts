// Turns client credentials into an access token: who calls, whether it may, and for which of its scopes. RFC 6749, 4.4.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Input, Output } from '@register/contract/endpoint'
import { isClientScope } from '@register/contract/system/client/scopes'
import { clientTokenMinutes, tokenFailure, tokenPrefix, type getToken } from '@register/contract/system/client/token'
import { hashToken } from '../../../../access/actor.ts'
import { expiredClient } from '../../../../access/client/actor.ts'
import type { ClientUsage } from '../../../../access/client/usage.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import { secretAmong } from '../secret/secret.ts'

type Body = Input<typeof getToken>['body']
type Basic = { name: string; password: string } | undefined

/** Valid tokens of one client; when there are more, the oldest end. */
const mostTokens = 50

/** Id and secret from the header or the form, never from both. */
function credentials({ client_id, client_secret }: Body, basic: Basic): { key: string; secret: string } {
  if (basic && client_secret !== undefined)
    throw tokenFailure('invalid_request', [
      '应用密钥只能在请求头或正文中给出一次',
      'The client secret must be given once, in the header or in the body',
    ])
  if (basic && client_id !== undefined && client_id !== basic.name)
    throw tokenFailure('invalid_request', [
      '请求头与正文中的应用标识不同',
      'client_id differs from the one in the header',
    ])
  const [key, secret] = basic ? [basic.name, basic.password] : [client_id, client_secret]
  if (!key || !secret)
    throw tokenFailure('invalid_client', ['缺少应用标识或应用密钥', 'client_id and client_secret are required'])
  return { key, secret }
}

const findClient = ({ db }: Ctx, key: string) =>
  db
    .selectFrom('client')
    .innerJoin('app_user', 'app_user.id', 'client.user_id')
    .where('client.key', '=', key)
    .select([
      'client.id',
      'client.user_id',
      'client.name',
      'client.status',
      'client.scopes',
      'client.addresses',
      'app_user.username',
      expiredClient.as('expired'),
      sql<{ id: number; hash: string }[]>`coalesce((
        select json_agg(json_build_object('id', s.id, 'hash', encode(s.hash, 'hex')))
        from client_secret s where s.client_id = client.id and (s.ends_at is null or s.ends_at > now())), '[]')`.as(
        'secrets',
      ),
    ])
    .executeTakeFirst()
type Found = NonNullable<Awaited<ReturnType<typeof findClient>>>

/** Only a caller with the right secret learns why the client is refused. */
function refuseStanding({ status, expired, addresses }: Found, { meta }: Ctx): void {
  if (status !== 'active') throw tokenFailure('unauthorized_client', ['该应用已停用', 'This client is disabled'])
  if (expired) throw tokenFailure('unauthorized_client', ['该应用的授权已到期', 'This client has expired'])
  if (!meta.isFrom(addresses))
    throw tokenFailure('unauthorized_client', [
      '不允许该应用从此地址调用',
      'This client may not call from this address',
    ])
}

/** The requested scopes, in the client's order; all of its scopes when none is requested. */
function scopesAsked({ scopes }: Found, scope: string | undefined): string[] {
  const held = scopes.filter(isClientScope)
  const asked = scope?.split(' ').filter(Boolean) ?? []
  const beyond = asked.find((one) => !held.some((name) => name === one))
  if (beyond !== undefined)
    throw tokenFailure('invalid_scope', [
      `该应用没有权限 ${beyond.slice(0, 80)}`,
      `This client does not have the scope ${beyond.slice(0, 80)}`,
    ])
  return asked.length === 0 ? held : held.filter((name) => asked.includes(name))
}

export async function issueToken(
  ctx: Ctx,
  { body, basic }: { body: Body; basic: Basic },
  usage: ClientUsage,
): Promise<Output<typeof getToken>> {
  if (body.grant_type !== 'client_credentials')
    throw tokenFailure('unsupported_grant_type', [
      '授权方式 grant_type 只能是 client_credentials',
      'grant_type must be client_credentials',
    ])
  const { key, secret } = credentials(body, basic)
  const client = await findClient(ctx, key)
  const stored = (client?.secrets ?? []).map(({ id, hash }) => ({ id, hash: Buffer.from(hash, 'hex') }))
  const shown = secretAmong(ctx.secrets, stored, secret)
  if (!client || !shown) {
    if (client) usage.refused(client.id)
    throw tokenFailure('invalid_client', ['应用标识或应用密钥不正确', 'client_id or client_secret is not right'])
  }
  refuseStanding(client, ctx)
  const scopes = scopesAsked(client, body.scope)
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`
  await ctx.db
    .insertInto('client_token')
    .values({
      hash: hashToken(token),
      client_id: client.id,
      secret_id: shown.id,
      scopes,
      ends_at: sql<string>`now() + make_interval(mins => ${clientTokenMinutes})`,
    })
    .execute()
  await sql`delete from client_token where hash in (
    select hash from client_token where client_id = ${client.id} order by created_at desc offset ${mostTokens})`.execute(
    ctx.db,
  )
  ctx.note.actor = { id: client.user_id, username: client.username }
  ctx.note.object = `client:${client.id}`
  ctx.note.detail = { name: client.name, scopes }
  return { access_token: token, token_type: 'Bearer', expires_in: clientTokenMinutes * 60, scope: scopes.join(' ') }
}
