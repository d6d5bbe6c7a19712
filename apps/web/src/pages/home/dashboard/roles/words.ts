// Texts of the dialog that gives an arrangement of home to roles.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  open: ['设为角色的默认…', 'Save as the default of roles…'],
  title: ['将这样的首页设为角色的默认', 'Make this home page the default of roles'],
  rule: [
    '角色的人员中，没有自己布置过首页的，打开首页就看到这样的部件和布局；没有权限看的部件自动略去。持有多个角色的人员，看到其中显示顺序最前、且有默认首页的角色的。',
    'People of the role who have arranged nothing themselves find home with these widgets in this layout; widgets that they may not see are left out. Who holds several roles gets the default of the first one, in the order of the list of roles, that has one.',
  ],
  nothing: ['先添加部件', 'Add a widget first'],
  roles: ['角色', 'Roles'],
  save: ['设为默认', 'Save as the default'],
  remove: ['移除', 'Remove'],
  removeText: [
    '其人员中没有自己布置首页的，将看到出厂布局。',
    'Its people who have arranged nothing themselves see the shipped arrangement again.',
  ],
} as const satisfies Record<string, Phrase>

export const loadOf = (role: string): Phrase => [`载入 ${role} 的默认首页`, `Load the default of ${role}`]
export const removeOf = (role: string): Phrase => [`移除 ${role} 的默认首页`, `Remove the default of ${role}`]
export const removeAsk = (role: string): Phrase => [`移除 ${role} 的默认首页？`, `Remove the default of ${role}?`]
export const loaded = (role: string): Phrase => [
  `已载入 ${role} 的默认首页，尚未保存`,
  `The default of ${role} is loaded and not saved yet`,
]
export const removed = (role: string): Phrase => [`已移除 ${role} 的默认首页`, `The default of ${role} is removed`]
export const made = (roles: readonly string[]): Phrase => [
  `已设为 ${roles.join('、')} 的默认首页`,
  `This is now the default home page of ${roles.join(', ')}`,
]

/** How many people a default reaches, and whom it does not. */
export const reach = (people: number, own: number): Phrase => [
  `${people} 人${own > 0 ? `，其中 ${own} 人自己布置了首页，不受影响` : ''}`,
  `${people === 1 ? '1 person' : `${people} people`}${own > 0 ? `; ${own} with an arrangement of their own, which stays` : ''}`,
]

export const has = (widgets: readonly Phrase[]): Phrase => [
  `默认首页：${widgets.map(([zh]) => zh).join('、')}`,
  `Default: ${widgets.map(([, en]) => en).join(', ')}`,
]
