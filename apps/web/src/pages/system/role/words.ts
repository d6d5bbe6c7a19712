// Texts of the pages of roles.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/role'].title,
  search: ['角色名称、权限字符', 'Name or role key'],
  text: [
    '权限给角色，角色给人员；改动在对方下一次操作时生效',
    'Permissions are given to roles, and roles to people; a change takes effect at their next step',
  ],
  new: ['新建角色', 'Add a role'],
  edit: ['编辑角色', 'Edit a role'],
  next: [
    '保存后接着设置权限与数据范围，再为角色添加人员',
    'Once it is saved, set its permissions and data scope, then add people to it',
  ],
  saved: ['角色已保存', 'The role is saved'],
  empty: ['这里列出角色，例如机构人员、总局审核员。', 'Roles are listed here, such as body staff or head office.'],
  rights: ['权限', 'Permissions'],
  people: ['人员', 'People'],
  all: ['全部', 'All'],
  held: [
    '要立即停止：打开该角色的“人员”，全选后按“取消角色”，再停用。',
    'To stop it at once, open its People, choose all, press "Remove the role", then disable it.',
  ],
  toPeople: ['打开人员', 'Open its people'],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  enabled: ['角色已启用', 'The role is enabled'],
  disabled: ['角色已停用', 'The role is disabled'],
} as const satisfies Record<string, Phrase>

export const heldBy = (name: string, people: number): Phrase => [
  `角色“${name}”有 ${people} 人持有，不能停用`,
  `"${name}" is held by ${people} ${people === 1 ? 'person' : 'people'} and cannot be disabled`,
]
