// A visitor registers an account; its home page says what the account can do.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { sealedPassword } from '../../input/password/sealed.ts'
import { usernameField } from '../user/fields.ts'
import { codeText } from './code.ts'
import { entered } from './entered.ts'
import { given, phone } from './phone.ts'

/** The agreement and the notice on personal data as they are worded now; another wording gets another version. */
export const agreementVersion = '2026-11'

const registers = {
  method: 'POST',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  body: z.strictObject({
    username: given(usernameField),
    phone,
    code: codeText,
    /** Sealed: {password, salt}. */
    credentials: sealedPassword,
    /** The version that was shown and agreed to. */
    agreed: labelled(z.string().max(20), ['协议', 'Agreement']),
  }),
  /** The new account is signed in at once, because telephone and password were just proved. */
  output: entered,
  audit: 'user.register',
  example: {
    body: {
      username: 'wang.fang',
      phone: '13800138000',
      code: '012345',
      credentials: { keyId: 'x', salt: 'x', ephemeralKey: 'x', iv: 'x', cipher: 'x' },
      agreed: agreementVersion,
    },
  },
} as const

export const registerUser = endpoint({
  ...registers,
  path: '/api/system/user/register',
  summary: ['自助注册', 'Register an account'],
})
/** The same by its second path. */
export const registerUserToo = endpoint({
  ...registers,
  path: '/api/auth/register',
  summary: ['自助注册（另一路径）', 'Register an account, by another path'],
})
