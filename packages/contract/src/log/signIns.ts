// The sign-in log for administrators, with failed attempts (docs/rules/wire.md#logs).
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import { filterOnly, listQuery, listRequest, pageOf } from '../page.ts'
import { exports, lists } from '../record/acts.ts'
import { columnsOf, inList, optionsOf, rowOf } from '../record/shape.ts'
import { ownSignInRowFields } from '../system/profile/signIns.ts'

const [at, outcome, way, , agent] = ownSignInRowFields

/** Why a sign-in failed; only administrators see it, the visitor gets a general message. */
const reasonWords = {
  unknown: ['账号不存在', 'No such account'],
  password: ['密码错误', 'Wrong password'],
  code: ['验证码错误', 'Wrong code'],
  factor: ['两步验证错误', 'Wrong second factor'],
  locked: ['已锁定', 'Locked'],
  disabled: ['账号已停用', 'Disabled account'],
} as const

export const signInRowFields = [
  at,
  { key: 'username', label: ['用户名', 'User name'], type: 'text', listed: true, searched: true },
  outcome,
  { key: 'reason', label: ['原因', 'Reason'], type: 'choice', options: optionsOf(reasonWords), ...inList },
  way,
  { key: 'ip', label: ['地址', 'Address'], type: 'text', listed: true, searched: true },
  agent,
] as const satisfies readonly Field[]

const columns = columnsOf(signInRowFields)
/** The keyword is a person's name, a name that was typed, or the beginning of an address. */
export const signInColumns = {
  at: columns.at,
  outcome: filterOnly(columns.outcome),
  reason: filterOnly(columns.reason),
  way: filterOnly(columns.way),
}

/** An account is unlocked by the `id`. */
export const signInRecord = rowOf(signInRowFields).omit({ rev: true }).extend({
  /** The account is locked now, and this is its last failure. */
  locked: z.boolean(),
})
export type SignInRecord = z.output<typeof signInRecord>

export const listSignIns = endpoint({
  ...lists,
  path: '/api/system/logininfor/list',
  access: may('system:signIn:list'),
  summary: ['登录日志', 'Log of sign-ins'],
  query: listQuery(signInColumns),
  output: pageOf(signInRecord),
})

/** The rows of the list’s filters, as xlsx. */
export const exportSignIns = endpoint({
  ...exports,
  path: '/api/system/logininfor/export',
  access: may('system:signIn:export'),
  confirmed: true,
  summary: ['导出登录日志', 'Export the log of sign-ins'],
  body: listRequest(signInColumns),
  audit: 'log.exportSignIns',
})
