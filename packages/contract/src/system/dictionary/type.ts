// Dictionaries as administrators keep them: a tree in which what has others below it is a group.
import { matching } from '../../fieldTypes/matching.ts'
import { z } from 'zod'
import { adds, changes, exports, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listRequest } from '../../page.ts'
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
import { dictionaryKey } from './read.ts'
import { active, stopped } from '../../record/states.ts'

export const typeFields = [
  {
    key: 'type',
    label: ['字典类型', 'Dictionary key'],
    hint: [
      '小写字母、数字和下划线，以字母开头；更改后其数据一并更改',
      'Lower-case letters, digits and underscores, beginning with a letter. Its entries follow a change',
    ],
    maxLength: 100,
    rule: matching(dictionaryKey, [
      '应以小写字母开头，由小写字母、数字和下划线组成',
      'must begin with a lower-case letter and have lower-case letters, digits and underscores only',
    ]),
    ...named,
  },
  { key: 'nameZh', label: ['字典名称', 'Name in Chinese'], maxLength: 100, ...named },
  { key: 'nameEn', label: ['英文名称', 'Name in English'], maxLength: 100, ...namedInEnglish },
  { key: 'sort', label: ['显示顺序', 'Order'], type: 'integer', required: true, min: 0, max: 9999, ...inList },
  { key: 'status', label: ['状态', 'Status'], options: [active, stopped], ...chosen },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** Null at the top level. */
export const groupField = {
  key: 'parentId',
  label: ['所属分组', 'Group'],
  type: 'integer',
  hint: ['不选则为顶级', 'None chosen: it is at the top level'],
} as const satisfies Field

export const typeRowFields = [
  ...typeFields,
  groupField,
  { key: 'items', label: ['数据项', 'Entries'], type: 'integer', required: true, listed: true },
  /** The product reads it: its key stays. */
  { key: 'builtIn', label: ['内置', 'Built in'], type: 'flag', listed: 'hidden' },
  stamps.updatedBy,
  stamps.updatedAt,
] as const satisfies readonly Field[]

/** As a workbook has them: people know a group by its key. */
export const typeSheetFields: readonly Field[] = typeRowFields.map((field) =>
  field === groupField ? { key: 'group', label: groupField.label, type: 'text' } : field,
)

export const dictType = rowOf(typeRowFields)
export type DictType = z.output<typeof dictType>
export const typeColumns = columnsOf(typeRowFields)

export interface TypeBranch {
  id: number
  type: string
  /** In the caller's language. */
  name: string
  status: 'active' | 'stopped'
  /** Entries of its own. */
  items: number
  children: TypeBranch[]
}
export const typeBranch: z.ZodType<TypeBranch> = z.object({
  id: z.int(),
  type: z.string(),
  name: z.string(),
  status: z.enum(['active', 'stopped']),
  items: z.int(),
  get children() {
    return z.array(typeBranch)
  },
})

const path = '/api/system/dict/type'
const parts = { parentId: labelled(z.int().nullable(), groupField.label) }
const example = { type: 'opinion', nameZh: '常用意见', nameEn: 'Opinions', sort: 1, status: 'active', parentId: null }

export const dictTypeTree = endpoint({
  method: 'GET',
  path: `${path}/tree`,
  access: may('system:dict:list'),
  effect: 'read',
  summary: ['字典类型树', 'Dictionaries as a tree'],
  output: z.array(typeBranch),
})

export const readDictType = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:dict:list'),
  summary: ['字典类型详情', 'One dictionary'],
  output: dictType,
})

export const dictTypeChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:dict:list'),
  summary: ['字典类型的变更记录', 'Changes of a dictionary'],
})

export const addDictType = endpoint({
  ...adds,
  path,
  access: may('system:dict:add'),
  summary: ['新建字典类型', 'Add a dictionary'],
  body: bodyOf(typeFields, parts),
  output: dictType,
  audit: 'dictType.add',
  example: { body: example },
})

/** Another key takes its entries along; another `parentId` moves it with all below it. */
export const changeDictType = endpoint({
  ...changes,
  path,
  access: may('system:dict:edit'),
  summary: ['编辑字典类型', 'Edit a dictionary'],
  body: changeOf(typeFields, parts),
  output: dictType,
  audit: 'dictType.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const removeDictType = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:dict:remove'),
  summary: ['删除字典类型', 'Delete a dictionary'],
  audit: 'dictType.remove',
})

/** As xlsx. */
export const exportDictTypes = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('system:dict:export'),
  summary: ['导出字典类型', 'Export dictionaries'],
  body: listRequest(typeColumns),
  audit: 'dictType.export',
})

/** The server keeps nothing: every read asks the tables. It answers what there is, and this browser reads its dictionaries anew. */
export const refreshDictionaries = endpoint({
  method: 'GET',
  path: `${path}/refreshCache`,
  access: may('system:dict:edit'),
  effect: 'read',
  summary: ['刷新字典', 'Reload the dictionaries'],
  output: z.object({ types: z.int(), items: z.int() }),
})
