// What the matrix of roles and permissions says.
import type { Phrase } from '@register/contract/phrase'
import type { ScopeKind } from '@register/contract/system/scopes'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/role/matrix'].title,
  text: ['每个角色的每项权限，以及它作用于哪些数据', 'What every role may, and over which records'],
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

/** In a cell, where ten roles stand side by side. */
export const shortScopes: Record<ScopeKind, Phrase> = {
  all: ['全部', 'All'],
  chosen: ['指定', 'Chosen'],
  ownBelow: ['及下级', 'Below'],
  own: ['本部门', 'Own'],
  self: ['本人', 'Self'],
  company: ['企业', 'Company'],
}
export const peopleOf = (count: number): Phrase => [`${count} 人`, count === 1 ? '1 person' : `${count} people`]
