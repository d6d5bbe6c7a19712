// What lacks English: the names that administrators have given in Chinese alone, of every kind in one list (docs/decisions/0120-english-is-optional-in-administration.md).
import type { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listQuery, pageOf } from '../../page.ts'
import type { Phrase } from '../../phrase.ts'
import { lists } from '../../record/acts.ts'
import { chosen, columnsOf, named, optionsOf, rowOf } from '../../record/shape.ts'

/** Every kind of record whose English may be left out. */
export const namedKinds = {
  dept: ['部门', 'Department'],
  role: ['角色', 'Role'],
  menu: ['菜单', 'Menu entry'],
  dictType: ['字典', 'Dictionary'],
  dictItem: ['字典数据', 'Dictionary entry'],
  config: ['参数', 'Configuration key'],
  scheduledTask: ['定时任务', 'Scheduled task'],
} as const satisfies Record<string, Phrase>
export type NamedKind = keyof typeof namedKinds

export const lackingFields = [
  { key: 'kind', label: ['类型', 'Type'], options: optionsOf(namedKinds), ...chosen },
  { key: 'name', label: ['中文名称', 'Name in Chinese'], maxLength: 100, ...named },
  { key: 'place', label: ['位置', 'Where'], type: 'text', listed: true, hint: ['字典键、参数键等', 'Such as its key'] },
] as const satisfies readonly Field[]

const row = rowOf(lackingFields).omit({ rev: true })
export type LackingRow = z.output<typeof row>

export const listLackingEnglish = endpoint({
  ...lists,
  path: '/api/system/english/lacking',
  access: may('system:english:list'),
  summary: ['缺少英文的名称', 'Names without English, of every kind'],
  query: listQuery(columnsOf(lackingFields)),
  output: pageOf(row),
})
