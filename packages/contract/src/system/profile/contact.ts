// How one is reached: mobile and e-mail of one's own account, each confirmed by a code that was sent there.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { changes } from '../../record/acts.ts'
import { contactFields } from '../user/fields.ts'
import { codeSent, codeText } from '../signIn/code.ts'
import { profile } from './profile.ts'

const path = '/api/system/user/profile'

/** The two ways in which a code, and later messages, reach a person. */
export const contactKinds = ['phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]

const kind = labelled(z.enum(contactKinds), ['联系方式', 'Contact'])
const to = labelled(z.string().trim().min(1).max(60), ['手机号或邮箱', 'Mobile or e-mail'])

/** The field whose rule a number or an address keeps. */
export const contactField = (of: ContactKind) => (of === 'phone' ? contactFields[0] : contactFields[1])

/** The answer does not reveal whether the number is registered: only its holder reads the code. */
export const sendContactCode = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'signIn',
  path: `${path}/contact/code`,
  access: 'signedIn',
  summary: ['向新的手机或邮箱发送验证码', 'Send a code to a new mobile or e-mail'],
  body: z.strictObject({ kind, to }),
  output: codeSent,
  audit: 'profile.sendCode',
  example: { body: { kind: 'phone', to: '13800138000' } },
})

export const changeContact = endpoint({
  ...changes,
  path: `${path}/contact`,
  rate: 'signIn',
  access: 'signedIn',
  confirmed: true,
  summary: ['更换手机或邮箱', 'Change one’s mobile or e-mail, by the code that was sent there'],
  body: z.strictObject({
    kind,
    to,
    code: codeText,
  }),
  output: profile,
  audit: 'profile.contact',
  example: { body: { kind: 'phone', to: '13800138000', code: '000000' } },
})

export const removeContact = endpoint({
  method: 'DELETE',
  effect: 'write',
  rate: 'write',
  path: `${path}/contact/{kind}`,
  access: 'signedIn',
  confirmed: true,
  summary: ['删除手机或邮箱', 'Delete one’s mobile or e-mail'],
  params: z.strictObject({ kind }),
  output: profile,
  audit: 'profile.removeContact',
  example: { params: { kind: 'phone' } },
})
