// Departments: the tree that people and data scopes stand on. One with a body code is a type-testing body.
import { matching } from '../../fieldTypes/matching.ts'
import { z } from 'zod'
import { adds, changes, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { telephoneRule } from '../../fieldTypes/telephone.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { deptBranch } from './tree.ts'
import {
  bodyOf,
  changeOf,
  chosen,
  columnsOf,
  inList,
  named,
  namedInEnglish,
  rowOf,
  stamps,
} from '../../record/shape.ts'
import { active, stopped } from '../../record/states.ts'

/** What a department can be. */
export const deptStates = [active, stopped] as const

export const deptFields = [
  { key: 'nameZh', label: ['部门名称', 'Name in Chinese'], maxLength: 60, ...named },
  { key: 'nameEn', label: ['英文名称', 'Name in English'], maxLength: 120, ...namedInEnglish },
  { key: 'sort', label: ['显示顺序', 'Order'], type: 'integer', required: true, min: 0, max: 9999, ...inList },
  { key: 'status', label: ['状态', 'Status'], options: deptStates, ...chosen },
  { key: 'leader', label: ['负责人', 'Head'], type: 'text', maxLength: 30, listed: 'hidden' },
  {
    key: 'phone',
    label: ['联系电话', 'Contact phone'],
    type: 'text',
    maxLength: 30,
    listed: 'hidden',
    rule: telephoneRule,
  },
  {
    key: 'email',
    label: ['邮箱', 'E-mail'],
    type: 'text',
    maxLength: 50,
    listed: 'hidden',
    rule: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, [
      '应为邮箱地址，例如 office@example.cn',
      'must be an e-mail address such as office@example.cn',
    ]),
  },
  {
    key: 'contact',
    label: ['对外联系方式', 'Public contact'],
    type: 'text',
    maxLength: 200,
    listed: 'hidden',
    hint: [
      '型式试验机构的电话、邮箱、地址或网址，在公众网站的机构页面公开；其他部门不填',
      'Telephone, mail, address or web site of a type-testing body, shown to anyone on its page. Leave it empty for other departments',
    ],
  },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** Digits that stand in certificate numbers; only a body has them. */
export const bodyCodeField = {
  key: 'bodyCode',
  label: ['机构代码', 'Body code'],
  type: 'text',
  hint: [
    '证书编号中的三至五位数字；填写后该部门即为型式试验机构',
    'Three to five digits, as in certificate numbers. With one, the department is a type-testing body',
  ],
  example: '901',
  listed: true,
  sortable: true,
  searched: true,
  rule: matching(/^\d{3,5}$/, ['应为三至五位数字', 'must be three to five digits']),
} as const satisfies Field

/** How a body's approval is stated: nothing follows from an empty list of categories. */
const approvals = { all: ['全部品种', 'Every category'], listed: ['仅所选品种', 'The categories chosen'] } as const
export type Approval = keyof typeof approvals
export const approvalField = {
  key: 'approval',
  label: ['核准范围', 'Approved for'],
  type: 'choice',
  options: [
    { value: 'all', label: approvals.all },
    { value: 'listed', label: approvals.listed },
  ],
  hint: ['型式试验机构必须选择，其他部门不选', 'To be chosen for a type-testing body only'],
  required: { key: 'bodyCode', isNot: [] },
  listed: 'hidden',
} as const satisfies Field

/** Codes of the catalogue, of any level. */
export const categoriesField = {
  key: 'categories',
  label: ['核准的设备品种', 'Approved categories'],
  type: 'choices',
  hint: [
    '核准范围为“仅所选品种”时填写；可选目录的任一级，包含其下各级',
    'Where the approval is for the categories chosen: any level of the catalogue, with all below it',
  ],
  listed: 'hidden',
} as const satisfies Field

/** Null at the top level. */
export const parentField = {
  key: 'parentId',
  label: ['上级部门', 'Belongs to'],
  type: 'integer',
  hint: [
    '不选则为顶级部门；型式试验机构通常为顶级，上级部门的人员可能看到其数据',
    'None chosen: it is at the top level, as bodies usually are. People of the department above may reach its records',
  ],
} as const satisfies Field

export const deptRowFields = [
  ...deptFields,
  bodyCodeField,
  approvalField,
  categoriesField,
  parentField,
  { key: 'users', label: ['人员', 'People'], type: 'integer', required: true, listed: true },
  stamps.updatedBy,
  stamps.updatedAt,
] as const satisfies readonly Field[]

export const dept = rowOf(deptRowFields)
export type Dept = z.output<typeof dept>
export const deptColumns = columnsOf(deptRowFields)

/** Values of a department in addition to its plain fields; null at the top level. */
const parts = {
  parentId: labelled(z.int().nullable(), ['上级部门', 'Belongs to']),
  bodyCode: labelled(
    z
      .string()
      .trim()
      .regex(/^(\d{3,5})?$/)
      .default(''),
    bodyCodeField.label,
  ),
  approval: labelled(z.enum(['', 'all', 'listed']).default(''), approvalField.label, approvals),
  categories: labelled(z.array(z.string().max(10)).max(500).default([]), categoriesField.label),
}

const path = '/api/system/dept'
const example = { parentId: null, nameZh: '检验一部', nameEn: 'Inspection 1', sort: 1, status: 'active' }

export const listDepts = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:dept:list'),
  summary: ['部门列表', 'Departments'],
  query: listQuery(deptColumns),
  output: pageOf(dept),
})

/** Departments in scope; one whose parent is out of scope appears at the top level. */
export const deptTree = endpoint({
  method: 'GET',
  effect: 'read',
  path: `${path}/tree`,
  access: may('system:dept:list'),
  summary: ['部门树', 'Departments as a tree'],
  output: z.array(deptBranch),
})

export const readDept = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:dept:list'),
  summary: ['部门详情', 'One department'],
  output: dept,
})

export const deptChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:dept:list'),
  summary: ['部门的变更记录', 'Changes of a department'],
})

export const addDept = endpoint({
  ...adds,
  path,
  access: may('system:dept:add'),
  summary: ['新建部门', 'Add a department'],
  body: bodyOf(deptFields, parts),
  output: dept,
  audit: 'dept.add',
  example: { body: example },
})

/** Another `parentId` moves it with everything below it. */
export const changeDept = endpoint({
  ...changes,
  path,
  access: may('system:dept:edit'),
  summary: ['编辑部门', 'Edit a department'],
  body: changeOf(deptFields, parts),
  output: dept,
  audit: 'dept.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const removeDept = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:dept:remove'),
  summary: ['删除部门', 'Delete a department'],
  audit: 'dept.remove',
})
