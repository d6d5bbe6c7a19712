// Signing in by an account of another system (OpenID Connect), and linking such accounts with one's own.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { removes } from '../../record/acts.ts'
import { entered } from './entered.ts'

const path = '/api/system/openid'
const ticket = z.string().max(64)
const provider = labelled(z.string().max(30), ['登录方式', 'Way to sign in'])

export const startOpenId = endpoint({
  method: 'POST',
  path: `${path}/start`,
  access: 'anyone',
  effect: 'read',
  rate: 'signIn',
  summary: ['以其他系统的账号登录', 'Sign in by an account of another system'],
  body: z.strictObject({ provider }),
  /** `ticket` stays in the browser that asked: what comes back is good together with it alone. */
  output: z.object({ url: z.string(), ticket: z.string() }),
  example: { body: { provider: 'x' } },
})

export const finishOpenId = endpoint({
  method: 'POST',
  path: `${path}/finish`,
  access: 'anyone',
  effect: 'write',
  // It waits for another system, and so takes none of the few places of those who give a password.
  rate: 'write',
  summary: ['从其他系统返回', 'Back from the other system'],
  /** `query`: of the address one came back to, without the question mark. */
  body: z.strictObject({ ticket, query: z.string().max(4_000) }),
  /** link: the other system knows the person, but no account here is linked; `ticket` links it after the next sign-in. */
  output: z.discriminatedUnion('step', [
    ...entered.options,
    z.object({ step: z.literal('link'), ticket: z.string(), provider: z.string() }),
  ]),
  audit: 'session.loginOpenId',
  example: { body: { ticket: 'x', query: '' } },
})

export const linkIdentity = endpoint({
  method: 'POST',
  path: `${path}/link`,
  access: 'signedIn',
  effect: 'write',
  rate: 'signIn',
  confirmed: true,
  summary: ['绑定其他系统的账号', 'Link an account of another system with one’s own'],
  body: z.strictObject({ ticket }),
  audit: 'identity.link',
  example: { body: { ticket: 'x' } },
})

const identity = z.object({
  id: z.int(),
  provider: z.string(),
  /** In the caller's language; the key where the environment does not name it any more. */
  name: z.string(),
  linkedAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Identity = z.output<typeof identity>

export const listOwnIdentities = endpoint({
  method: 'GET',
  path: `${path}/own`,
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['自己绑定的其他账号', 'Accounts of other systems linked with one’s own'],
  output: z.array(identity),
})

export const unlinkIdentity = endpoint({
  ...removes,
  path: `${path}/own/{id}`,
  access: 'signedIn',
  rows: 'own',
  confirmed: true,
  summary: ['解除绑定', 'Unlink an account of another system'],
  audit: 'identity.unlink',
})
