// The second factor: codes of an authenticator (RFC 6238), recovery codes, and the step of signing in that asks for one of them.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { removes } from '../../record/acts.ts'
import { session } from './entered.ts'

/** Recovery codes that are made at once. */
export const recoveryCodes = 10

const own = '/api/system/user/profile/factor'
/** Six digits, or a recovery code; blanks and hyphens do not count. */
const code = labelled(z.string().trim().min(1).max(40), ['验证码', 'Code'])

export const loginFactor = endpoint({
  method: 'POST',
  path: '/api/system/login-factor',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['登录的第二步', 'Second step of signing in'],
  body: z.strictObject({ ticket: z.string().max(64), code }),
  output: session.extend({ step: z.literal('done') }),
  audit: 'session.loginFactor',
  example: { body: { ticket: 'x', code: '123456' } },
})

export const readFactor = endpoint({
  method: 'GET',
  path: own,
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  beforeFactor: true,
  summary: ['自己的两步验证', 'One’s own second factor'],
  output: z.object({
    /** Since when signing in asks for it; null while it does not. */
    since: z.string().nullable(),
    /** Recovery codes that are left. */
    codesLeft: z.int(),
    /** Who administers the register in production must have one. */
    required: z.boolean(),
  }),
})

const ofOwn = { method: 'POST', access: 'signedIn', effect: 'write', rate: 'signIn' } as const
/** Shown this once. */
const codes = z.object({ codes: z.array(z.string()) })

/** What is in force stays so until a code of the new secret has come back. */
export const startFactor = endpoint({
  ...ofOwn,
  path: `${own}/start`,
  confirmed: true,
  beforeFactor: true,
  summary: ['开始设置两步验证', 'Begin to set up a second factor'],
  /** The secret in Base32, for typing; the same as an address for authenticators. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  audit: 'factor.start',
})

export const confirmFactor = endpoint({
  ...ofOwn,
  path: `${own}/confirm`,
  beforeFactor: true,
  summary: ['启用两步验证', 'Turn the second factor on by a first code'],
  body: z.strictObject({
    code,
    /** The secret that the window shows, because another window may have begun anew since; without it the last one counts. */
    secret: z.string().max(64).optional(),
  }),
  output: codes,
  audit: 'factor.on',
  example: { body: { code: '123456' } },
})

export const renewCodes = endpoint({
  ...ofOwn,
  path: `${own}/codes`,
  confirmed: true,
  summary: ['重新生成恢复码', 'New recovery codes that replace the old ones'],
  output: codes,
  audit: 'factor.codes',
})

export const removeFactor = endpoint({
  ...ofOwn,
  method: 'DELETE',
  path: own,
  confirmed: true,
  summary: ['关闭两步验证', 'Turn one’s own second factor off'],
  audit: 'factor.off',
})

/** For a person who has lost telephone and recovery codes. It ends the account's sessions. */
export const removeFactorOf = endpoint({
  ...removes,
  path: '/api/system/user/factor/{id}',
  access: may('system:user:resetPwd'),
  confirmed: true,
  summary: ['解除他人的两步验证', 'Turn off the second factor of an account'],
  audit: 'user.removeFactor',
})
