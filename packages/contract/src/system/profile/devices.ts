// Where one is signed in: one row per session of one's own that still opens anything, and signing it out from here.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { removes } from '../../record/acts.ts'

const path = '/api/system/user/profile/devices'

const device = z.object({
  id: z.int(),
  ip: z.string(),
  /** Browser and system by name, such as Chrome 147 · Windows; empty when it is none we know. */
  agent: z.string(),
  signedInAt: z.string(),
  /** Within a minute. */
  lastSeenAt: z.string(),
  /** It stays signed in without being used. */
  remembered: z.boolean(),
  /** The one that asks. */
  own: z.boolean(),
})
export type Device = z.output<typeof device>

/** The one that asks first, then what was used last. */
export const listOwnDevices = endpoint({
  method: 'GET',
  effect: 'read',
  path,
  access: 'signedIn',
  summary: ['自己的登录设备', 'Where one is signed in'],
  output: z.array(device),
})

export const endOwnDevice = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: 'signedIn',
  rows: 'own',
  summary: ['退出自己的某台设备', 'Sign out one of one’s own devices'],
  audit: 'session.endOwn',
  example: { params: { id: 999_999_999 } },
})

export const endOtherDevices = endpoint({
  method: 'DELETE',
  effect: 'write',
  rate: 'write',
  path,
  access: 'signedIn',
  summary: ['退出自己的其他设备', 'Sign out all other devices of one’s own'],
  output: z.object({ ended: z.int() }),
  audit: 'session.endOthers',
})
