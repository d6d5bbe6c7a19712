// Signing in by a telephone that is signed in already. A ticket has two halves: the code that is scanned, and the secret that the asking browser keeps.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { entered } from './entered.ts'

/** waiting: not scanned yet · scanned: a person is deciding on the telephone · expired: too old, used, or unknown. */
export const qrStates = ['waiting', 'scanned', 'authorised', 'refused', 'expired'] as const

const half = z.string().max(64)
const secret = { body: z.strictObject({ secret: half }), example: { body: { secret: 'x' } } }
const code = {
  body: z.strictObject({ code: labelled(half, ['二维码', 'QR code']) }),
  example: { body: { code: 'x' } },
}

export const startQr = endpoint({
  method: 'POST',
  path: '/api/system/qr/start',
  access: 'anyone',
  effect: 'read',
  rate: 'signIn',
  summary: ['生成登录二维码', 'A QR code to sign in by'],
  output: z.object({
    secret: z.string(),
    /** What the QR code holds: where a telephone opens it. */
    url: z.string(),
    expiresIn: z.int(),
    /** A demonstration without a telephone: the scan is simulated after three seconds, and one button authorises. */
    simulated: z.boolean(),
  }),
})

export const readQr = endpoint({
  method: 'POST',
  path: '/api/system/qr/state',
  access: 'anyone',
  effect: 'read',
  // Asked every two seconds by each browser of an address.
  rate: 'answer',
  summary: ['登录二维码的状态', 'The state of a QR code'],
  ...secret,
  output: z.object({
    state: z.enum(qrStates),
    /** A scan simulated by the demonstration. */
    simulated: z.boolean(),
  }),
})

export const loginQr = endpoint({
  method: 'POST',
  path: '/api/system/login-qr',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['以已授权的二维码登录', 'Sign in by a QR code that was authorised'],
  ...secret,
  output: entered,
  audit: 'session.loginQr',
})

/** 404 outside a demonstration. */
export const simulateQr = endpoint({
  method: 'POST',
  path: '/api/system/qr/simulate',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['演示：模拟手机授权', 'Demonstration: authorise without a telephone'],
  ...secret,
  audit: 'session.simulateQr',
})

const onTelephone = { method: 'POST', access: 'signedIn', effect: 'write', rate: 'write', ...code } as const

export const scanQr = endpoint({
  ...onTelephone,
  path: '/api/system/qr/scan',
  summary: ['扫描登录二维码', 'Scan a QR code: who asks to sign in'],
  output: z.object({
    /** From where it is asked. */
    ip: z.string(),
    /** The telephone is at the same address. */
    near: z.boolean(),
    /** Browser and system by name; empty when it is none we know. */
    agent: z.string(),
    at: z.string(),
    expiresIn: z.int(),
  }),
  audit: 'session.scanQr',
})

export const authoriseQr = endpoint({
  ...onTelephone,
  path: '/api/system/qr/authorise',
  summary: ['授权扫码登录', 'Authorise the browser that shows the code to sign in as oneself'],
  audit: 'session.authoriseQr',
})

export const refuseQr = endpoint({
  ...onTelephone,
  path: '/api/system/qr/refuse',
  summary: ['拒绝扫码登录', 'Refuse the browser that shows the code'],
  audit: 'session.refuseQr',
})
