// Setting up a register: its three administrators in place of the first account, and what is still to be done.
import { matching } from '../../fieldTypes/matching.ts'
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { bodyOf } from '../../record/shape.ts'
import { sealedPassword } from '../account.ts'

/** The account that every register begins with. Only setting up disables it. */
export const firstAdministrator = 'admin'

/** Who keeps what, each by the key of a role; one person holds one of them. */
export const administrators = {
  system: {
    role: 'system-admin',
    title: ['系统管理员', 'System administrator'],
    text: [
      '管理部门、人员、菜单与系统参数，不能授予角色',
      'Manages departments, people, menus and the configuration; gives no roles',
    ],
  },
  security: {
    role: 'security-admin',
    title: ['安全管理员', 'Security administrator'],
    text: [
      '管理角色与权限，为人员授予角色，管理安全参数',
      'Manages roles and permissions, gives roles to people, manages security keys',
    ],
  },
  auditor: {
    role: 'auditor',
    title: ['审计管理员', 'Auditor'],
    text: [
      '查看配置、人员与权限，核查操作记录，不做任何修改',
      'Sees configuration, people and permissions and checks what was done; changes nothing',
    ],
  },
} as const satisfies Record<string, { role: string; title: Phrase; text: Phrase }>
export type Administrator = keyof typeof administrators
export const administratorKeys = ['system', 'security', 'auditor'] as const satisfies readonly Administrator[]

const login = matching(/^[A-Za-z][A-Za-z0-9._-]{1,29}$/, [
  '应为 2 到 30 个字符，字母开头，可含字母、数字、点、下划线和连字符',
  'must have 2 to 30 characters: letters, digits, . _ - after a letter',
])

const person = <const A extends Administrator>(of: A, [zh, en]: Phrase) =>
  [
    {
      key: `${of}Nickname`,
      label: [`${zh}姓名`, `Name of the ${en.toLowerCase()}`],
      type: 'text',
      maxLength: 30,
      required: true,
    },
    {
      key: `${of}Username`,
      label: [`${zh}用户名`, `User name of the ${en.toLowerCase()}`],
      type: 'text',
      maxLength: 30,
      required: true,
      rule: login,
    },
  ] as const satisfies readonly Field[]

export const administratorFields = [
  ...person('system', administrators.system.title),
  ...person('security', administrators.security.title),
  ...person('auditor', administrators.auditor.title),
] as const satisfies readonly Field[]

/** Everything at once: three accounts with first passwords of their own, and the first account disabled. */
export const nameAdministrators = endpoint({
  method: 'POST',
  path: '/api/system/setup/administrators',
  access: may('system:setup:run'),
  effect: 'write',
  rate: 'signIn',
  confirmed: true,
  // Its caller is disabled by it: a second factor would be one for nothing.
  beforeFactor: true,
  beforeSetup: true,
  summary: ['设立三名管理员并停用 admin', 'Name three administrators and disable admin'],
  /** The three first passwords sealed together for one salt: {system, security, auditor, salt}. */
  body: bodyOf(administratorFields, { credentials: sealedPassword }),
  audit: 'setup.administrators',
  example: {
    body: {
      systemNickname: '王系统',
      systemUsername: 'wang',
      securityNickname: '李安全',
      securityUsername: 'li',
      auditorNickname: '赵审计',
      auditorUsername: 'zhao',
      credentials: { keyId: 'x', salt: 'x', ephemeralKey: 'x', iv: 'x', cipher: 'x' },
    },
  },
})

/** done: nothing to do · unlimited: nothing to do where that is meant · open: to be done · absent: this installation has no such thing. */
const state = z.enum(['done', 'unlimited', 'open', 'absent'])

export const checklistKeys = [
  'administrators',
  'body',
  'categories',
  'people',
  'reviewers',
  'authority',
  'publicUrl',
  'mail',
  'sms',
] as const
export type ChecklistKey = (typeof checklistKeys)[number]

const item = z.object({
  key: z.enum(checklistKeys),
  state,
  /** The present state, in the caller's language. */
  text: z.string(),
})
export type ChecklistItem = z.output<typeof item>

export const readChecklist = endpoint({
  method: 'GET',
  path: '/api/system/setup/checklist',
  access: may('system:config:list'),
  effect: 'read',
  rate: 'list',
  summary: ['启用前检查清单', 'What is still to be set up'],
  output: z.array(item),
})
