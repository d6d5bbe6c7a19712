// What the pages of roles say.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/role'].title,
  text: [
    '权限给角色，角色给人员；改动在对方下一次操作时生效',
    'What people may do is given to roles, and roles to people; a change holds from their next step on',
  ],
  new: ['新增角色', 'Add a role'],
  edit: ['修改角色', 'Change a role'],
  saved: ['角色已保存', 'The role is saved'],
  empty: ['这里列出角色，例如机构人员、总局审核员。', 'Roles are listed here, such as body staff or head office.'],
  rights: ['权限', 'Permissions'],
  people: ['人员', 'People'],
  all: ['全部', 'All'],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  enabled: ['角色已启用', 'The role is enabled'],
  disabled: ['角色已停用', 'The role is disabled'],
} as const satisfies Record<string, Phrase>
