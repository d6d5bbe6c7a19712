// Taking one's data along, and closing one's account.
import { mediaTypes } from '../../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { usernameField } from '../user/fields.ts'

const path = '/api/system/user/profile'

/** One JSON file with all that the register keeps of the person, contact data in full. */
export const exportOwnData = endpoint({
  method: 'POST',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.json],
  path: `${path}/export`,
  access: 'signedIn',
  confirmed: true,
  summary: ['导出自己的数据', 'Export one’s own data as a file'],
  body: z.strictObject({}),
  audit: 'profile.export',
})

/** The password again, so that an account is not closed by mistake. Closing cannot be undone. */
export const closeOwn = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  path: `${path}/close`,
  access: 'signedIn',
  confirmed: true,
  summary: ['注销自己的账号', 'Close one’s own account'],
  body: z.strictObject({ username: labelled(z.string().trim().min(1).max(30), usernameField.label) }),
  audit: 'profile.close',
  example: { body: { username: 'nobody' } },
})
