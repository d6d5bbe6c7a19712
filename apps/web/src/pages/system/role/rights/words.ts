// Texts of the page of a role's permissions and data scope.
import type { Phrase } from '@register/contract/phrase'
import type { ScopeKind } from '@register/contract/system/scopes'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/role/rights'].title,
  cancel: ['取消', 'Cancel'],
  back: ['返回', 'Back'],
  save: ['保存', 'Save'],
  saved: ['权限与范围已保存，持有人下一次操作时生效', 'Saved. It takes effect at the next step of its people'],
  scope: ['数据范围', 'Data scope'],
  scopeText: [
    '角色的各项权限作用于哪些数据；个别权限可在下方单独设定',
    'The records that its permissions reach; a permission may have its own scope below',
  ],
  depts: ['指定部门', 'Chosen departments'],
  rights: ['菜单与权限', 'Menus and permissions'],
  search: ['查找菜单或权限', 'Find a menu or permission'],
  whole: ['连同下级一起勾选', 'Tick with everything below'],
  chosenNone: ['尚未勾选任何权限', 'Nothing is chosen yet'],
  asRole: ['范围随角色', 'Scope as the role'],
  everybody: ['所有登录人员可见', 'Shown to all signed-in users'],
  pickDepts: ['选择部门', 'Choose departments'],
  needDepts: ['请至少选择一个部门', 'Choose at least one department'],
  noDepts: ['您的数据范围内没有部门', 'There is no department in your data scope'],
  take: ['确定选择', 'Take these'],
} as const satisfies Record<string, Phrase>

export const scopeTexts: Record<ScopeKind, Phrase> = {
  all: ['不限部门，看到全部数据', 'Records of all departments'],
  chosen: [
    '只限勾选的部门；报告和申请归机构所有，请勾选机构本身',
    'Records of the departments chosen below. Reports and applications belong to a body as a whole, so choose the body itself',
  ],
  ownBelow: [
    '持有人所在部门及其下级；机构的报告和申请，机构内各部门的人员均可见',
    'Records of the holder’s department and all below it. Reports and applications of a body are within reach of everyone in it',
  ],
  own: [
    '仅持有人所在部门；机构的报告和申请，机构内各部门的人员均可见',
    'Records of the holder’s department only. Reports and applications of a body are within reach of everyone in it',
  ],
  self: ['仅持有人自己建立的数据', 'Records that the holder has made'],
  company: ['与持有人企业信用代码一致的数据', 'Records with the credit code of the holder’s company'],
}

export const titleOf = ([zh, en]: Phrase): Phrase => [`权限与范围：${zh}`, `Permissions of ${en}`]
export const summaryOf = (held: number, all: number, people: number): Phrase => [
  `已选 ${held} / ${all} 项权限，${people} 人持有该角色`,
  `${held} of ${all} permissions, held by ${people} ${people === 1 ? 'person' : 'people'}`,
]
export const scopeLabelOf = (permission: string): Phrase => [
  `“${permission}”的数据范围`,
  `Data scope of "${permission}"`,
]
export const togetherWith = (entry: string): Phrase => [`与“${entry}”同一权限`, `Comes with "${entry}"`]
export const deptCountOf = (count: number): Phrase => [
  `${count} 个部门`,
  count === 1 ? '1 department' : `${count} departments`,
]
