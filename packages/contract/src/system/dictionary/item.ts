// The entries of a dictionary: what selects offer, in order, with their words in both languages.
import { z } from 'zod'
import { adds, changes, exports, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, listRequest, pageOf } from '../../page.ts'
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

/** Colours say what they mean; each is shown in itself. */
const toneOptions = [
  { value: 'good', label: ['绿色（正常）', 'Green (good)'], tone: 'good' },
  { value: 'warn', label: ['橙色（注意）', 'Orange (take care)'], tone: 'warn' },
  { value: 'bad', label: ['红色（异常）', 'Red (bad)'], tone: 'bad' },
  { value: 'quiet', label: ['灰色（停止）', 'Grey (at rest)'], tone: 'quiet' },
  { value: 'draft', label: ['蓝色（未定）', 'Blue (not settled)'], tone: 'draft' },
] as const

export const itemFields = [
  {
    key: 'value',
    label: ['字典键值', 'Value'],
    hint: ['保存在业务数据中的值；同一字典内不可重复', 'The value that records store; unique in one dictionary'],
    maxLength: 100,
    ...named,
  },
  { key: 'labelZh', label: ['字典标签', 'Label in Chinese'], maxLength: 100, ...named },
  { key: 'labelEn', label: ['英文标签', 'Label in English'], maxLength: 100, ...namedInEnglish },
  { key: 'sort', label: ['显示顺序', 'Order'], type: 'integer', required: true, min: 0, max: 9999, ...inList },
  { key: 'isDefault', label: ['默认', 'Default'], type: 'flag', listed: true },
  { key: 'tone', label: ['颜色', 'Colour'], type: 'choice', options: toneOptions, listed: true },
  { key: 'status', label: ['状态', 'Status'], options: [active, stopped], ...chosen },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** A choice, so that lists ask for a dictionary whole: `test` finds nothing of `test_basis`. */
export const typeField = {
  key: 'type',
  label: ['字典类型', 'Dictionary key'],
  type: 'choice',
  required: true,
  listed: 'hidden',
  sortable: true,
} as const satisfies Field

export const itemRowFields = [
  typeField,
  ...itemFields,
  stamps.updatedBy,
  { ...stamps.updatedAt, listed: 'hidden' },
] as const satisfies readonly Field[]

export const dictItem = rowOf(itemRowFields)
export type DictItem = z.output<typeof dictItem>
export const itemColumns = columnsOf(itemRowFields)

const path = '/api/system/dict/data'
const parts = { type: labelled(z.string().regex(dictionaryKey), typeField.label) }
const example = { type: 'test_basis', value: 'GB/T 1', labelZh: '标准', labelEn: 'Standard', sort: 1, status: 'active' }

export const listDictItems = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:dict:list'),
  summary: ['字典数据列表', 'Entries of dictionaries'],
  query: listQuery(itemColumns),
  output: pageOf(dictItem),
})

export const readDictItem = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:dict:list'),
  summary: ['字典数据详情', 'One entry'],
  output: dictItem,
})

export const dictItemChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:dict:list'),
  summary: ['字典数据的变更记录', 'Changes of an entry'],
})

/** A new default takes the place of the one there was. */
export const addDictItem = endpoint({
  ...adds,
  path,
  access: may('system:dict:add'),
  summary: ['新建字典数据', 'Add an entry'],
  body: bodyOf(itemFields, parts),
  output: dictItem,
  audit: 'dictItem.add',
  example: { body: example },
})

export const changeDictItem = endpoint({
  ...changes,
  path,
  access: may('system:dict:edit'),
  summary: ['编辑字典数据', 'Edit an entry'],
  body: changeOf(itemFields, parts),
  output: dictItem,
  audit: 'dictItem.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

/** All of the dictionary's entries, first to last. 409 when one has come or gone meanwhile. */
export const sortDictItems = endpoint({
  ...changes,
  path: `${path}/sort`,
  access: may('system:dict:edit'),
  summary: ['字典数据排序', 'Put the entries of a dictionary in order'],
  body: z.strictObject({ ...parts, ids: labelled(z.array(z.int()).min(1).max(1_000), ['顺序', 'Order']) }),
  audit: 'dictItem.sort',
  example: { body: { type: 'test_basis', ids: [1] } },
})

export const removeDictItems = endpoint({
  ...removes,
  path: `${path}/removeBatch/{ids}`,
  access: may('system:dict:remove'),
  summary: ['删除字典数据', 'Delete entries'],
  /** Numbers with commas between them. */
  params: z.strictObject({
    ids: labelled(z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/), ['字典数据编号', 'Entries']),
  }),
  audit: 'dictItem.remove',
  example: { params: { ids: '999999999' } },
})

/** The rows of the list’s filters, as xlsx. */
export const exportDictItems = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('system:dict:export'),
  summary: ['导出字典数据', 'Export entries'],
  body: listRequest(itemColumns),
  audit: 'dictItem.export',
})
