// Texts of the pages of departments.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/dept'].title,
  text: [
    '人员和数据范围所依的部门；有机构代码的部门即为型式试验机构',
    'The base of people and data scopes; a department with a body code is a type-testing body',
  ],
  search: ['部门名称、机构代码、负责人', 'Name, body code, head'],
  new: ['新建部门', 'Add a department'],
  addBelow: ['新建下级', 'Add below'],
  edit: ['编辑部门', 'Edit a department'],
  addPerson: ['添加人员', 'Add people'],
  saved: ['部门已保存', 'The department is saved'],
  removeText: [
    '有下级部门、人员、报告或编码申请的部门不能删除，可以停用。',
    'A department with departments below it, people, reports or code applications cannot be deleted. It can be disabled.',
  ],
  empty: ['这里列出部门和型式试验机构。', 'Departments and type-testing bodies are listed here.'],
  name: ['部门', 'Department'],
  approved: ['核准品种', 'Approved for'],
  everything: ['不限', 'Everything'],
  stopped: ['已停用', 'disabled'],
} as const satisfies Record<string, Phrase>
