// The token endpoint of clients: OAuth 2.0 client credentials, in the words of RFC 6749.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Failure } from '../../errors.ts'
import { labelled } from '../../messages/labelled.ts'
import type { Phrase } from '../../phrase.ts'

/** Minutes for which a token opens. */
export const clientTokenMinutes = 15

/** By what a secret and a token are known where they were left lying: 43 random characters follow. */
export const secretPrefix = 'ttrs_'
export const tokenPrefix = 'ttrt_'

/** RFC 6749, 5.2. */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type'

/** A refusal of the token endpoint: 401 for who is not known, 400 for everything else. */
export const tokenFailure = (error: TokenError, phrase: Phrase): Failure =>
  new Failure(error === 'invalid_client' ? 401 : 400, phrase, { data: { error } })

/** Unknown words are ignored, as the standard wants; id and secret may stand in `Authorization: Basic` instead. */
export const getToken = endpoint({
  method: 'POST',
  path: '/api/system/token',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  form: true,
  reply: 'bare',
  proof: 'clientSecret',
  summary: ['获取访问令牌（客户端凭据）', 'A token for a client (client credentials)'],
  body: z.object({
    grant_type: labelled(z.string().max(100), ['授权方式 grant_type', 'grant_type']),
    client_id: labelled(z.string().max(100).optional(), ['应用标识 client_id', 'client_id']),
    client_secret: labelled(z.string().max(200).optional(), ['应用密钥 client_secret', 'client_secret']),
    /** Fewer than the client has, with spaces between them; all of them when nothing is said. */
    scope: labelled(z.string().max(1_000).optional(), ['权限范围 scope', 'scope']),
  }),
  // Unknown words have no length limit of their own.
  bodyLimit: 8 * 1024,
  output: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds. */
    expires_in: z.int(),
    scope: z.string(),
  }),
  audit: 'client.token',
  example: { body: { grant_type: 'client_credentials', client_id: 'c-example', client_secret: 'ttrs_example' } },
})
