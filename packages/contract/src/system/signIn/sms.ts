// Verification codes by SMS before sign-in: requesting one, and what it permits (docs/rules/access.md#signing-in).
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { captchaGiven } from '../../input/captcha.ts'
import { labelled } from '../../messages/labelled.ts'
import { sealedPassword } from '../../input/password/sealed.ts'
import { codeSent, codeText } from './code.ts'
import { entered } from './entered.ts'
import { phone } from './phone.ts'

/** What strangers may ask a code for. */
const purpose = labelled(z.enum(['login', 'reset', 'register']), ['用途', 'Use'])

/** Same answer and same duration for registered and unregistered numbers. */
export const sendSms = endpoint({
  method: 'POST',
  path: '/api/system/sms/send-sms',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['获取短信验证码', 'Ask for a code by SMS'],
  body: z.strictObject({
    purpose,
    phone,
    ...captchaGiven,
  }),
  output: codeSent,
  audit: 'code.send',
  example: { body: { purpose: 'login', phone: '13800138000' } },
})

export const loginSms = endpoint({
  method: 'POST',
  path: '/api/system/login-sms',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['短信验证码登录', 'Sign in with a code by SMS'],
  body: z.strictObject({ phone, code: codeText, remember: z.boolean().default(false) }),
  output: entered,
  audit: 'session.login',
  example: { body: { phone: '13800138000', code: '012345' } },
})

/** A forgotten password: a new one for the account whose confirmed number it is. Every session of it ends. */
export const resetBySms = endpoint({
  method: 'POST',
  path: '/api/system/user/reset-pwd-app-sms',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['短信验证码重置密码', 'Set a new password with a code by SMS'],
  /** Sealed: {password, salt}. */
  body: z.strictObject({ phone, code: codeText, credentials: sealedPassword }),
  audit: 'user.resetBySms',
  example: {
    body: {
      phone: '13800138000',
      code: '012345',
      credentials: { keyId: 'x', salt: 'x', ephemeralKey: 'x', iv: 'x', cipher: 'x' },
    },
  },
})
