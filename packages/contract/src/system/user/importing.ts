// Bringing accounts in from Excel: template, dry run, and the import itself, whole or without the rows that are wrong.
import { mediaTypes } from '../../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { accountFields, contactFields } from './fields.ts'

/** Rows one file may hold: each gets a password that is slow to keep safely. */
export const maxUserRows = 500
const maxFileBytes = 2 * 1024 * 1024

/** The columns of the sheet. */
export const importFields = [
  accountFields[0],
  accountFields[1],
  {
    key: 'dept',
    label: ['部门', 'Department'],
    type: 'text',
    maxLength: 200,
    hint: [
      '部门名称；重名时写上级，如“总局/机电处”；也可填机构代码',
      'Its name, with the names above it where several have it, such as Head office/Lifts; or its body code',
    ],
    example: '901',
  },
  ...contactFields,
  {
    key: 'posts',
    label: ['岗位', 'Posts'],
    type: 'choices',
    hint: ['岗位名称或编码，多个用顿号隔开', 'Names or codes of posts'],
    example: '检验员',
  },
  accountFields[2],
  accountFields[3],
] as const satisfies readonly Field[]

const problem = z.object({
  /** Row in the sheet, as Excel counts. */
  row: z.int(),
  /** Letter of the column; empty when the whole row is meant. */
  column: z.string(),
  label: z.string(),
  value: z.string(),
  msg: z.string(),
})

/** An account that a row changes: every value before and after, contact data masked. */
const change = z.object({
  row: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** The caller's own account. */
  mine: z.boolean(),
  values: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
})
export type UserChange = z.output<typeof change>

const outcome = z.object({
  rows: z.int(),
  good: z.int(),
  bad: z.int(),
  /** Rows whose account is there, good or not. */
  existing: z.int(),
  /** Of the good rows: new accounts, accounts that are changed, and accounts that are as their rows say. */
  adds: z.int(),
  updates: z.int(),
  unchanged: z.int(),
  changes: z.array(change),
  /** Written now; a dry run writes nothing. */
  done: z.boolean(),
  problems: z.array(problem),
  /** What to know before importing: hidden rows that were left out, cells filled from merged areas. In the caller's language. */
  notes: z.array(z.string()),
  /** Of the accounts that were added: shown this once. */
  passwords: z.array(z.object({ username: z.string(), nickname: z.string(), password: z.string() })),
})
export type UserImport = z.output<typeof outcome>

const access = may('system:user:import')

export const userTemplate = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  path: '/api/system/user/importTemplate',
  access,
  summary: ['下载用户导入模板', 'Excel template for the import of accounts'],
})

/** Answers what is wrong by row and column. It is never kept, so a retry is not answered with its passwords again. */
export const importUsers = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'transfer',
  path: '/api/system/user/importData',
  access,
  summary: ['导入用户', 'Import accounts'],
  upload: { below: maxFileBytes },
  body: z.strictObject({
    /** check: says what would happen and writes nothing · all: writes when every row is good · good: leaves the others out. */
    run: z.enum(['check', 'all', 'good']).default('check'),
    /** Accounts of these names that are there are changed; otherwise their rows are wrong. */
    updateSupport: z.enum(['true', 'false']).default('false'),
    /** How many accounts the caller has agreed to change: refused where it would be another number. */
    updates: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
  }),
  output: outcome,
  audit: 'user.import',
  example: { body: { run: 'check' } },
})
