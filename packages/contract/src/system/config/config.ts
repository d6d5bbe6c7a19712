// The configuration as administrators see and change it: keys of the product, and keys of their own.
import { matching } from '../../fieldTypes/matching.ts'
import { z } from 'zod'
import { adds, changes, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import type { Field } from '../../fields.ts'
import { listQuery, pageOf } from '../../page.ts'
import {
  bodyOf,
  changeOf,
  chosen,
  columnsOf,
  identity,
  inList,
  named,
  namedInEnglish,
  optionsOf,
  rowOf,
  stamps,
} from '../../record/shape.ts'
import { configClasses, configTypes } from './key.ts'

const text = { type: 'text', required: true, listed: 'hidden', searched: true } as const

export const configFields = [
  { key: 'labelZh', label: ['参数名称', 'Name in Chinese'], maxLength: 100, ...text },
  {
    key: 'labelEn',
    label: ['英文名称', 'Name in English'],
    maxLength: 100,
    ...namedInEnglish,
    listed: 'hidden',
  },
  { key: 'hintZh', label: ['说明', 'Details in Chinese'], type: 'text', maxLength: 200 },
  { key: 'hintEn', label: ['英文说明', 'Description in English'], type: 'text', maxLength: 200 },
  {
    key: 'key',
    label: ['参数键', 'Key'],
    maxLength: 100,
    hint: [
      '字母开头，可含字母、数字、点、下划线和连字符',
      'Begins with a letter; letters, digits, dot, underscore and hyphen',
    ],
    rule: matching(/^[A-Za-z][A-Za-z0-9._-]*$/, [
      '应以字母开头，只含字母、数字、点、下划线和连字符',
      'must begin with a letter and hold letters, digits, . _ - only',
    ]),
    ...named,
  },
  { key: 'class', label: ['类别', 'Category'], options: optionsOf(configClasses), ...chosen },
  { key: 'type', label: ['值的类型', 'Type of value'], options: optionsOf(configTypes), ...chosen, listed: 'hidden' },
] as const satisfies readonly Field[]

export const configRowFields = [
  ...configFields,
  { key: 'changed', label: ['已改动', 'Changed'], type: 'flag', ...inList },
  { key: 'builtIn', label: ['内置', 'Built in'], type: 'flag', ...inList, listed: 'hidden' },
  stamps.updatedBy,
  stamps.updatedAt,
] as const satisfies readonly Field[]

export const configColumns = columnsOf(configRowFields)

const value = z.union([z.string(), z.number(), z.boolean(), z.tuple([z.string(), z.string()]).readonly()])

const row = rowOf(configRowFields).extend({
  /** What holds now; null where a key of one's own has none. */
  value: value.nullable(),
  /** What holds where nothing was set; null for keys of one's own. */
  default: value.nullable(),
  /** Where a picture is read; empty for everything else. */
  url: z.string(),
})
export type ConfigRow = z.output<typeof row>

/** Null goes back to the default. */
const parts = { value: labelled(value.nullable(), ['参数值', 'Value']) }
const path = '/api/system/config'
const example = {
  key: 'contact.phone',
  labelZh: '联系电话',
  labelEn: 'Telephone',
  class: 'site',
  type: 'text',
  value: '010-00000000',
}

export const listConfig = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:config:list'),
  summary: ['参数配置列表', 'Configuration keys'],
  query: listQuery(configColumns),
  output: pageOf(row),
})

export const readConfig = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:config:list'),
  summary: ['参数详情', 'One configuration key'],
  output: row,
})

export const configChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:config:list'),
  summary: ['参数的变更记录', 'Changes of a configuration key'],
})

export const addConfig = endpoint({
  ...adds,
  path,
  access: may('system:config:add'),
  summary: ['新建参数', 'Add a configuration key'],
  body: bodyOf(configFields, parts),
  output: row,
  audit: 'config.add',
  example: { body: example },
})

/** Of a key of the product only the value changes; those of the classes register and security have an act of their own. */
export const changeConfig = endpoint({
  ...changes,
  path,
  access: may('system:config:edit'),
  summary: ['编辑参数', 'Edit a configuration key'],
  body: changeOf(configFields, parts),
  output: row,
  audit: 'config.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

/** Keys of class security, which `changeConfig` refuses. */
export const changeSecurity = endpoint({
  ...changes,
  path: `${path}/security`,
  access: may('system:config:security'),
  confirmed: true,
  summary: ['编辑安全参数', 'Edit a security key'],
  body: z.strictObject({ ...identity, ...parts }),
  output: row,
  audit: 'config.change',
  example: { body: { id: 1, rev: 1, value: true } },
})

/** Keys of class register, which the head office changes. */
export const changeRegister = endpoint({
  ...changes,
  path: `${path}/register`,
  access: may('system:config:register'),
  summary: ['编辑登记规则参数', 'Edit a key of the register’s rules'],
  body: z.strictObject({ ...identity, ...parts }),
  output: row,
  audit: 'config.change',
  example: { body: { id: 1, rev: 1, value: '2026-01-01' } },
})

/** The act that changes a key of a class. */
export const actOfClass = (owner: string): typeof changeConfig | typeof changeSecurity | typeof changeRegister =>
  owner === 'security' ? changeSecurity : owner === 'register' ? changeRegister : changeConfig

export const removeConfig = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:config:remove'),
  summary: ['删除参数', 'Delete a configuration key'],
  audit: 'config.remove',
})

/** This instance reads the table again at once; the others do within a second anyway. */
export const refreshConfig = endpoint({
  method: 'DELETE',
  path: `${path}/refreshCache`,
  access: may('system:config:edit'),
  effect: 'write',
  rate: 'write',
  summary: ['刷新参数缓存', 'Reload the configuration'],
  audit: 'config.refresh',
})
