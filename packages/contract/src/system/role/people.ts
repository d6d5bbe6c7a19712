// The people of a role: who holds it, who could, and giving or taking it, from the side of the role.
import { z } from 'zod'
import { changes, lists } from '../../record/acts.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { asked } from '../../input/asked.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { chosen, columnsOf, named, rowOf } from '../../record/shape.ts'
import { active, disabled } from '../../record/states.ts'

export const holderRowFields = [
  { key: 'username', label: ['用户名', 'User name'], ...named },
  { key: 'nickname', label: ['姓名', 'Name'], ...named },
  { key: 'dept', label: ['部门', 'Department'], type: 'text', listed: true, sortable: true, searched: true },
  {
    key: 'status',
    label: ['状态', 'Status'],
    options: [active, disabled],
    ...chosen,
  },
  { key: 'roles', label: ['角色', 'Roles'], type: 'text', listed: true },
] as const satisfies readonly Field[]

const holder = rowOf(holderRowFields)
export type Holder = z.output<typeof holder>
export const holderColumns = columnsOf(holderRowFields)

const roleId = labelled(asked(z.int()), ['角色', 'Role'])
const path = '/api/system/role/authUser'
const example = { query: { roleId: 1 } }
const body = z.strictObject({
  roleId: labelled(z.int(), ['角色', 'Role']),
  userIds: labelled(z.array(z.int()).min(1).max(200), ['人员', 'People']),
})

/** Who holds the role, as far as the caller reaches. */
export const listHolders = endpoint({
  ...lists,
  path: `${path}/allocatedList`,
  access: may('system:role:list'),
  summary: ['角色的人员', 'People of a role'],
  query: listQuery(holderColumns).safeExtend({ roleId }),
  output: pageOf(holder),
  example,
})

/** Who does not hold it yet. */
export const listOthers = endpoint({
  ...lists,
  path: `${path}/unallocatedList`,
  access: may('system:role:assign'),
  summary: ['可分配角色的人员', 'People who could be given a role'],
  query: listQuery(holderColumns).safeExtend({ roleId }),
  output: pageOf(holder),
  example,
})

export const giveRole = endpoint({
  ...changes,
  path: `${path}/selectAll`,
  access: may('system:role:assign'),
  confirmed: true,
  summary: ['分配角色给人员', 'Give a role to people'],
  body,
  audit: 'role.give',
  example: { body: { roleId: 1, userIds: [1] } },
})

export const removeRoleHolder = endpoint({
  ...changes,
  path: `${path}/cancelAll`,
  access: may('system:role:assign'),
  confirmed: true,
  summary: ['取消人员的角色', 'Take a role from people'],
  body,
  audit: 'role.take',
  example: { body: { roleId: 1, userIds: [1] } },
})
