// What the matrix of roles and permissions says.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/role/matrix'].title,
  text: ['每个角色的每项权限，以及它作用于哪些数据', 'What each role may do, and on which records'],
  permission: ['权限', 'Permission'],
  search: ['查找权限', 'Find a permission'],
  roles: ['角色', 'Roles'],
  allRoles: ['全部角色', 'All roles'],
  scope: ['数据范围', 'Data scope'],
  anyScope: ['任意范围', 'Any scope'],
  export: ['导出', 'Export'],
  none: ['没有符合条件的权限', 'No permission fits'],
  disabled: ['已停用', 'Disabled'],
  lacks: ['无', 'None'],
} as const satisfies Record<string, Phrase>

export const peopleOf = (count: number): Phrase => [`${count} 人`, count === 1 ? '1 person' : `${count} people`]
