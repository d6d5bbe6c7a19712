// One's own account as its owner sees and keeps it: name, picture, and how one is reached.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { changes } from '../../record/acts.ts'
import { bodyOf } from '../../record/shape.ts'
import { accountFields } from '../user/fields.ts'

const path = '/api/system/user/profile'

const [, nickname] = accountFields
/** What one writes of oneself; the user name is how the audit calls the account, and stays. */
export const ownFields = [nickname] as const

export const profile = z.object({
  rev: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Masked; empty where there is none. */
  phone: z.string(),
  email: z.string(),
  /** Shown by a code to be one’s own: only then codes and messages go there. */
  confirmed: z.object({ phone: z.boolean(), email: z.boolean() }),
  /** Where the picture is read, for five minutes; empty where there is none. */
  avatar: z.string(),
  /** In the caller's language; empty where it belongs to none. */
  dept: z.string(),
  roles: z.array(z.string()),
  /** The company it acts for; empty for none. */
  creditCode: z.string(),
  createdAt: z.string(),
  /** The sign-in before the present one; empty where there was none. */
  lastSignInAt: z.string(),
  /** Whether the register can send a code there: without one nothing is confirmed. */
  codes: z.object({ phone: z.boolean(), email: z.boolean() }),
})
export type Profile = z.output<typeof profile>

export const readProfile = endpoint({
  method: 'GET',
  effect: 'read',
  path,
  access: 'signedIn',
  summary: ['自己的账号', 'One’s own account'],
  output: profile,
})

export const changeProfile = endpoint({
  ...changes,
  path,
  access: 'signedIn',
  summary: ['编辑自己的姓名', 'Edit one’s own name'],
  body: bodyOf(ownFields, { rev: z.int() }),
  output: profile,
  audit: 'profile.change',
  example: { body: { nickname: '林工', rev: 1 } },
})

/** Bytes; a picture must be smaller. It is cropped and shrunk in the browser. */
export const maxAvatarBytes = 1024 * 1024

export const saveAvatar = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'transfer',
  path: `${path}/avatar`,
  access: 'signedIn',
  summary: ['上传头像', 'Upload one’s picture'],
  upload: { below: maxAvatarBytes },
  body: z.strictObject({}),
  output: z.object({ url: z.string() }),
  audit: 'profile.avatar',
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  effect: 'write',
  rate: 'write',
  path: `${path}/avatar`,
  access: 'signedIn',
  summary: ['移除头像', 'Remove one’s picture'],
  audit: 'profile.removeAvatar',
})
