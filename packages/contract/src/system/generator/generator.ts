// The code generator: descriptions of tables, read from the database or typed in, and the record that is written from one. As text alone: nothing is put into the project or run.
import { mediaTypes } from '../../files/mediaTypes.ts'
import { z } from 'zod'
import { adds, changes, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { described, description, descriptionBody, descriptionChange, descriptionColumns } from './description.ts'

const path = '/api/code/gen'
const column = { key: 'name', labelZh: '名称', labelEn: 'Name', type: 'text', required: true, listed: true, form: true }
const example = {
  tableName: 'test_bench',
  noun: 'testBench',
  labelZh: '试验台',
  labelEn: 'Test bench',
  pluralEn: 'Test benches',
  area: 'business',
  kind: 'plain',
  columns: [column, { key: 'room', labelZh: '房间', labelEn: 'Room', type: 'text', listed: true, form: true }],
  children: [],
}

export const listDescriptions = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:generator:list'),
  summary: ['代码生成的表', 'Tables of the code generator'],
  query: listQuery(descriptionColumns),
  output: pageOf(described),
})

export const readDescription = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:generator:list'),
  summary: ['代码生成的表详情', 'One table of the code generator'],
  output: description,
})

export const descriptionHistory = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:generator:list'),
  summary: ['代码生成的表的变更记录', 'Changes of a table of the code generator'],
})

export const addDescription = endpoint({
  ...adds,
  path,
  access: may('system:generator:add'),
  summary: ['新建代码生成的表', 'Describe a table for the code generator'],
  body: descriptionBody,
  output: description,
  audit: 'genTable.add',
  example: { body: example },
})

export const changeDescription = endpoint({
  ...changes,
  path,
  access: may('system:generator:edit'),
  summary: ['编辑代码生成的表', 'Edit a table of the code generator'],
  body: descriptionChange,
  output: description,
  audit: 'genTable.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const removeDescription = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:generator:remove'),
  summary: ['删除代码生成的表', 'Remove a table from the code generator'],
  audit: 'genTable.remove',
})

/** Tables of the register’s own schema that are not described yet; none that the product keeps its own books in. */
export const databaseTables = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  path: `${path}/tables`,
  access: may('system:generator:add'),
  summary: ['数据库中的表', 'Tables of the database'],
  output: z.array(z.object({ name: z.string(), comment: z.string(), columns: z.int() })),
})

/** Why a column of a table is left to be typed in: a secret, kept by every record anyway, of a type no form has, or of a name code cannot bear. */
export const leftReasons = {
  secret: ['可能是机密', 'may be a secret'],
  kept: ['每条记录都有', 'every record has it'],
  type: ['表单没有这种类型', 'no form has its type'],
  name: ['名称不能用于代码', 'its name cannot be used in code'],
} as const
export type LeftReason = keyof typeof leftReasons
const leftReason = z.enum(Object.keys(leftReasons) as LeftReason[])

/** A table of the database as a description to begin with. Nothing is stored. */
export const describeTable = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  path: `${path}/describe/{table}`,
  access: may('system:generator:add'),
  summary: ['读取数据库中的表', 'Read a table of the database'],
  params: z.strictObject({ table: z.string().regex(/^[a-z][a-z0-9_]{0,62}$/) }),
  output: z.object({
    tableName: z.string(),
    noun: z.string(),
    labelZh: z.string(),
    labelEn: z.string(),
    pluralEn: z.string(),
    columns: description.shape.columns,
    /** Columns that were not taken over, each with why. */
    left: z.array(z.object({ name: z.string(), why: leftReason })),
  }),
  example: { params: { table: 'post' } },
})

/** What a file of a record is for. */
export const fileParts = [
  'migration',
  'contract',
  'store',
  'service',
  'routes',
  'test',
  'demo',
  'list',
  'form',
  'words',
] as const
export type FilePart = (typeof fileParts)[number]

/** One file of a record, whole. */
const writtenFile = z.object({ part: z.enum(fileParts), path: z.string(), text: z.string() })
/** Lines to insert into an existing file, directly below or above a line that occurs there exactly once. */
const addition = z.object({
  path: z.string(),
  place: z.enum(['below', 'above']),
  line: z.string(),
  lines: z.string(),
})
export type WrittenFile = z.output<typeof writtenFile>
export type Addition = z.output<typeof addition>

/** The files of the record, the lines to add by hand, and the commands to run then. */
export const previewCode = endpoint({
  ...reads,
  path: `${path}/preview/{id}`,
  access: may('system:generator:list'),
  summary: ['预览生成的代码', 'Preview what is written'],
  output: z.object({
    name: z.string(),
    files: z.array(writtenFile),
    additions: z.array(addition),
    commands: z.array(z.string()),
  }),
})

/** Several records as one zip: the files at their paths, and a page that says which lines to add where. */
export const batchGenCode = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.zip],
  path: `${path}/batchGenCode`,
  access: may('system:generator:list'),
  summary: ['下载生成的代码', 'Download what is written'],
  /** Numbers with commas between them. */
  query: z.strictObject({
    ids: labelled(z.string().regex(/^\d{1,15}(,\d{1,15}){0,49}$/), ['编号', 'Numbers']),
  }),
  audit: 'genTable.download',
  example: { query: { ids: '1' } },
})
