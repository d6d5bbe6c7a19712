// Which acts ask for the password again is decided by the permission they need, so that a new endpoint cannot forget it (docs/decisions/0130-acts-that-ask-for-the-password.md).
import { expect, test } from 'vitest'
import { endpoints } from './all.ts'
import type { EndpointSpec } from './endpoint.ts'
import { permissionNames, type Permission } from './permissions.ts'

/** Every call with one of these is confirmed, reads too: they show what is masked elsewhere. */
const always: readonly Permission[] = ['system:user:unmask', 'business:report:unmask']

/** What these change or hand out is confirmed: who may do what, how the register is protected, and lists of people and of what they did. */
const acts: readonly Permission[] = [
  'system:config:security',
  'system:user:export',
  'system:user:resetPwd',
  'system:log:export',
  'system:log:archive',
  'system:signIn:export',
  'system:role:add',
  'system:role:edit',
  'system:role:remove',
  'system:role:assign',
  'system:client:add',
  'system:client:edit',
  'system:setup:run',
]

/** The permissions of administration whose acts go without: they change words, lists and places, which the audit puts right, or take something away. */
const without: readonly Permission[] = [
  'system:file:upload',
  'system:file:remove',
  ...permissionNames.filter((name) =>
    /^system:(?:notice|config|table|post|dict|dept|online|scheduledTask|generator|menu):/.test(name),
  ),
  'system:english:list',
  'system:state:query',
  'system:user:list',
  'system:user:add',
  'system:user:edit',
  'system:user:remove',
  'system:user:import',
  'system:user:unlock',
  'system:log:list',
  'system:log:check',
  'system:signIn:list',
  'system:role:list',
  'system:role:export',
  'system:role:choose',
  'system:role:passOn',
  'system:client:list',
  'system:client:remove',
].filter((name): name is Permission => name !== 'system:config:security')

/** One's own affairs ask for no permission; these of them are confirmed. */
const own = [
  'DELETE /api/system/openid/own/{id}',
  'DELETE /api/system/user/profile/contact/{kind}',
  'DELETE /api/system/user/profile/factor',
  'POST /api/system/openid/link',
  'POST /api/system/user/profile/close',
  'POST /api/system/user/profile/export',
  'POST /api/system/user/profile/factor/codes',
  'POST /api/system/user/profile/factor/start',
  'PUT /api/system/user/profile/contact',
]

const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`
const permissionOf = ({ access }: EndpointSpec): Permission | undefined =>
  typeof access === 'object' ? access.may : undefined
const isAct = ({ effect, reply }: EndpointSpec): boolean => effect === 'write' || reply === 'binary'

test('every permission of administration is decided once', () => {
  const decided = [...always, ...acts, ...without].filter((name) => name.startsWith('system:'))
  expect(decided.toSorted()).toEqual(permissionNames.filter((name) => name.startsWith('system:')).toSorted())
})

test.each(endpoints.filter(permissionOf).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s asks for the password exactly where its permission says so',
  (_, endpoint) => {
    const name = permissionOf(endpoint)
    const asks = name !== undefined && (always.includes(name) || (acts.includes(name) && isAct(endpoint)))
    expect(endpoint.confirmed ?? false).toBe(asks)
  },
)

test('of one’s own affairs exactly these ask', () => {
  const asking = endpoints.filter((one) => one.confirmed && !permissionOf(one)).map(nameOf)
  expect(asking.toSorted()).toEqual(own)
})
