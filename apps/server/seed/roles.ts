// The roles every register has, with the permissions of each and the rows they reach. Domain 2.
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import type { ScopeKind } from '../src/access/scope.ts'

export interface SeedRole {
  key: string
  name: Phrase
  /** The rows that its permissions reach. */
  scope: ScopeKind
  permissions: readonly (Permission | '*:*:*')[]
}

const staff = [
  'business:codeApply:list',
  'business:codeApply:apply',
  'business:report:list',
  'business:report:query',
  'business:report:add',
  'business:report:edit',
  'business:report:remove',
  'business:report:revise',
  'business:report:export',
  'business:report:import',
  'business:changeNotice:list',
  'business:file:upload',
  'system:file:upload',
] as const satisfies readonly Permission[]

export const roles: readonly SeedRole[] = [
  { key: 'admin', name: ['超级管理员', 'Administrator'], scope: 'all', permissions: ['*:*:*'] },
  {
    key: 'system-admin',
    name: ['系统管理员', 'System administrator'],
    scope: 'all',
    permissions: [
      'system:notice:list',
      'system:notice:add',
      'system:notice:edit',
      'system:notice:remove',
      'system:post:list',
      'system:post:add',
      'system:post:edit',
      'system:post:remove',
      'system:post:export',
      'system:dept:list',
      'system:dept:add',
      'system:dept:edit',
      'system:dept:remove',
      'system:user:list',
      'system:user:add',
      'system:user:edit',
      'system:user:remove',
      'system:user:export',
      'system:user:import',
      'system:user:unmask',
      'system:online:list',
      'system:menu:list',
      'system:menu:add',
      'system:menu:edit',
      'system:menu:remove',
      'system:config:list',
      'system:config:add',
      'system:config:edit',
      'system:config:remove',
      'system:file:upload',
      'system:file:remove',
    ],
  },
  {
    key: 'security-admin',
    name: ['安全管理员', 'Security administrator'],
    scope: 'all',
    permissions: [
      'system:role:list',
      'system:role:add',
      'system:role:edit',
      'system:role:remove',
      'system:role:export',
      'system:role:assign',
      'system:role:passOn',
      'system:user:list',
      'system:user:resetPwd',
      'system:user:unlock',
      'system:online:list',
      'system:online:remove',
      'system:config:list',
      'system:config:security',
    ],
  },
  {
    key: 'auditor',
    name: ['审计管理员', 'Auditor'],
    scope: 'all',
    permissions: [
      'system:role:list',
      'system:role:export',
      'system:user:list',
      'system:online:list',
      'system:config:list',
    ],
  },
  {
    key: 'head-office',
    name: ['总局审核员', 'Head office'],
    scope: 'all',
    permissions: [
      'business:codeApply:list',
      'business:codeApply:reviewHead',
      'business:codeApply:void',
      'business:report:list',
      'business:report:query',
      'business:report:export',
      'business:report:unmask',
      'business:report:suspend',
      'business:report:restore',
      'business:report:revoke',
      'business:changeNotice:list',
      'business:enterprise:list',
      'business:enterprise:review',
      'business:file:upload',
      'system:file:upload',
    ],
  },
  {
    key: 'expert',
    name: ['专家组审核员', 'Expert'],
    scope: 'all',
    permissions: [
      'business:codeApply:list',
      'business:codeApply:reviewSociety',
      'business:report:list',
      'business:report:query',
      'system:file:upload',
    ],
  },
  { key: 'body-staff', name: ['机构人员', 'Body staff'], scope: 'ownBelow', permissions: staff },
  {
    key: 'body-manager',
    name: ['机构负责人', 'Body manager'],
    scope: 'ownBelow',
    permissions: [
      ...staff,
      'business:report:publish',
      'business:report:confirm',
      'business:report:unmask',
      'business:report:importExisting',
      'business:codeApply:void',
    ],
  },
  {
    key: 'enterprise',
    name: ['企业用户', 'Enterprise'],
    scope: 'company',
    permissions: ['business:report:list', 'business:report:query', 'business:changeNotice:list'],
  },
  { key: 'registered', name: ['注册用户', 'Registered visitor'], scope: 'self', permissions: [] },
]
