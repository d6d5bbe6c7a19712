// One's own sign-ins, those that failed among them: when, by which way, from where, with what.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listQuery, pageOf } from '../../page.ts'
import { lists } from '../../record/acts.ts'
import { chosen, columnsOf, inList, optionsOf } from '../../record/shape.ts'
import type { Way } from '../signIn/entered.ts'
import type { Phrase } from '../../phrase.ts'

const wayWords = {
  password: ['密码', 'Password'],
  sms: ['短信验证码', 'SMS code'],
  qr: ['扫码', 'QR code'],
  openId: ['其他系统', 'Another system'],
} as const satisfies Record<Way, Phrase>

const outcomeWords = {
  in: { label: ['成功', 'Succeeded'], tone: 'good' },
  refused: { label: ['失败', 'Failed'], tone: 'bad' },
} as const

export const ownSignInRowFields = [
  { key: 'at', label: ['时间', 'Time'], type: 'instant', ...inList },
  { key: 'outcome', label: ['结果', 'Outcome'], options: optionsOf(outcomeWords), ...chosen },
  { key: 'way', label: ['方式', 'Way'], options: optionsOf(wayWords), ...chosen },
  { key: 'ip', label: ['地址', 'Address'], type: 'text', searched: true, ...inList },
  { key: 'agent', label: ['设备', 'Device'], type: 'text', listed: true },
] as const satisfies readonly Field[]

export const ownSignInColumns = columnsOf(ownSignInRowFields)

const signIn = z.object({
  id: z.int(),
  at: z.string(),
  outcome: z.enum(['in', 'refused']),
  way: z.enum(['password', 'sms', 'qr', 'openId']),
  ip: z.string(),
  /** Browser and system by name; empty when it is none we know. */
  agent: z.string(),
})
export type OwnSignIn = z.output<typeof signIn>

export const listOwnSignIns = endpoint({
  ...lists,
  path: '/api/system/user/profile/signIns',
  access: 'signedIn',
  summary: ['自己的登录记录', 'One’s own sign-ins'],
  query: listQuery(ownSignInColumns),
  output: pageOf(signIn),
})
