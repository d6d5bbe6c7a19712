// What is known of an account: its fields.
import { matching } from '../../fieldTypes/matching.ts'
import { hiddenMobileRule } from '../../fieldTypes/telephone.ts'
import type { Field } from '../../fields.ts'
import { chosen, named } from '../../record/shape.ts'
import { active, disabled } from '../../record/states.ts'

export const usernameField = {
  key: 'username',
  label: ['用户名', 'User name'],
  maxLength: 30,
  hint: [
    '2 至 30 个字母、数字或 . _ -，以字母开头；保存后不能更改',
    '2 to 30 letters, digits or . _ -, beginning with a letter. It cannot be changed later',
  ],
  example: 'lin.gong',
  rule: matching(/^[A-Za-z][\w.-]{1,29}$/, [
    '应以字母开头，由 2 至 30 个字母、数字或 . _ - 组成',
    'must begin with a letter and have 2 to 30 letters, digits or . _ -',
  ]),
  ...named,
} as const satisfies Field

/** Columns of their own keep these. */
export const accountFields = [
  usernameField,
  { key: 'nickname', label: ['姓名', 'Name'], maxLength: 30, example: '林工', ...named },
  { key: 'status', label: ['状态', 'Status'], options: [active, disabled], ...chosen },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** Personal data: encrypted in the database, masked wherever shown. A masked value that comes back means: unchanged. */
export const contactFields = [
  {
    key: 'phone',
    label: ['手机号', 'Mobile'],
    type: 'text',
    maxLength: 20,
    listed: true,
    example: '13800138000',
    // Or partly hidden, as it was read.
    rule: hiddenMobileRule,
  },
  {
    key: 'email',
    label: ['邮箱', 'E-mail'],
    type: 'text',
    maxLength: 60,
    listed: true,
    example: 'lin@example.cn',
    rule: matching(/\*{4}|^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)+$/, [
      '应为邮箱地址，例如 lin@example.cn',
      'must be an e-mail address such as lin@example.cn',
    ]),
  },
] as const satisfies readonly Field[]

const [username, nickname, status, remark] = accountFields
const [phone, email] = contactFields

export const userFields = [username, nickname, phone, email, status, remark] as const satisfies readonly Field[]
