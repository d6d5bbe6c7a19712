// The demonstration list of the kit's pages: samples sent in for testing, all invented (docs/rules/wire.md#demonstration-paths).
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { asked } from '../input/asked.ts'
import { labelled, reasoned } from '../messages/labelled.ts'
import { maxFileBytes } from '../business/file.ts'
import { endpoint } from '../endpoint.ts'
import { missing, type Values } from '../fields.ts'
import { checkAlways } from '../messages/checkAlways.ts'
import { conditional, telling } from '../messages/said.ts'
import { withDuties } from '../record/fieldJson.ts'
import { fieldsSchema } from '../record/fieldSchema.ts'
import { listQuery, pageOf } from '../page.ts'
import { sample, sampleColumns, sampleFields, sampleKindKeys } from './sampleShape.ts'

// Callers of the list need its shape too.
export {
  sampleColumns,
  sampleFields,
  sampleKindKeys,
  sampleKinds,
  sampleRowFields,
  sampleStatuses,
  sampleStatusKeys,
  type Sample,
  type SampleKind,
  type SampleStatus,
} from './sampleShape.ts'

/** `summary`: quantity and fee over all rows of the filter, not only of the page. */
export const pageSamples = endpoint({
  method: 'GET',
  path: '/api/demo/page',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['样品分页列表（演示）', 'Samples by page (demonstration)'],
  query: listQuery(sampleColumns),
  output: pageOf(sample).extend({ summary: z.object({ quantity: z.int(), fee: z.number() }) }),
})

/** At most 100, for lists without pages and remote choices. */
export const listSamples = endpoint({
  method: 'GET',
  path: '/api/demo/list',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['样品列表（演示）', 'Samples without pages (demonstration)'],
  query: z.strictObject({ keyword: z.string().trim().max(100).optional(), kind: z.enum(sampleKindKeys).optional() }),
  output: z.array(sample),
})

export interface DemoNode {
  value: string
  label: string
  children: DemoNode[]
}
const node: z.ZodType<DemoNode> = z.object({
  value: z.string(),
  label: z.string(),
  get children() {
    return z.array(node)
  },
})

/** Kinds with their sorts, two levels. */
export const demoMenu = endpoint({
  method: 'GET',
  path: '/api/demo/menu',
  access: 'signedIn',
  effect: 'read',
  summary: ['设备种类树（演示）', 'Kinds as a tree (demonstration)'],
  output: z.array(node),
})

/**
 * Answers as requested, so that screens can demonstrate failures. `code` as HTTP status and body code;
 * `msg` as its message, an empty one by default; `shape` bad: not JSON at all; `delay` in milliseconds.
 */
export const demoStatus = endpoint({
  method: 'GET',
  path: '/api/demo/status',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  reply: 'binary',
  types: [mediaTypes.json, mediaTypes.txt],
  summary: ['按要求应答（演示）', 'Answers as asked (demonstration)'],
  query: z.strictObject({
    code: asked(z.int().min(200).max(599).default(200)),
    msg: z.string().max(200).default(''),
    shape: z.enum(['good', 'bad']).default('good'),
    delay: asked(z.int().min(0).max(15_000).default(0)),
  }),
  example: { query: { code: 200 } },
})

/** A new sample has all that is required; a change leaves out what stays, and names the revision. */
const complete = telling(
  checkAlways(({ value, issues }) => {
    const given = value as Values
    const isNew = given['id'] === undefined
    const wrong = new Set(issues.map(({ path }) => String(path?.[0])))
    for (const { field, phrase } of missing(sampleFields, given))
      if (!wrong.has(field) && (isNew || given[field] !== undefined)) issues.push(reasoned(field, value, phrase))
    if (!isNew && given['rev'] === undefined && !wrong.has('rev'))
      issues.push(reasoned('rev', value, ['修订号必须填写', 'Revision is required']))
  }),
  {
    json: (schema) => {
      const { required, ...rest } = withDuties(sampleFields, schema)
      return { ...rest, ...conditional({ required: ['id'] }, { required: ['rev'] }, { required }) }
    },
  },
)

/** Without an id a new sample; with id and rev the change of one. */
export const postSample = endpoint({
  method: 'POST',
  path: '/api/demo/post',
  access: 'signedIn',
  rows: 'shared',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['保存样品（演示）', 'Save a sample (demonstration)'],
  body: z
    .strictObject({ ...fieldsSchema(sampleFields).shape, id: z.int().optional(), rev: z.int().optional() })
    .check(complete),
  output: sample,
  audit: 'sample.save',
  example: {
    body: {
      sampleNo: 'YP-2026-9001',
      name: '曳引机',
      kind: 'elevator',
      status: 'received',
      owner: '某公司',
      receivedOn: '2026-03-02',
    },
  },
})

export const removeSamples = endpoint({
  method: 'DELETE',
  path: '/api/demo/removeBatch/{ids}',
  access: 'signedIn',
  rows: 'shared',
  effect: 'write',
  rate: 'write',
  summary: ['删除样品（演示）', 'Delete samples (demonstration)'],
  params: z.strictObject({ ids: z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/) }),
  audit: 'sample.remove',
  example: { params: { ids: '1,2' } },
})

/** xlsx. `columns`: keys in the order wanted. `template` 1: only the head, for filling in. */
/** The parameters of the export in the task centre: those of the direct one, which writes a template at once. */
export const sampleExportParams = listQuery(sampleColumns).safeExtend({
  columns: labelled(z.string().max(300).optional(), ['列', 'Columns']),
})

export const fileExport = endpoint({
  method: 'GET',
  path: '/api/fileExport',
  access: 'signedIn',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  summary: ['导出样品（演示）', 'Export samples (demonstration)'],
  query: sampleExportParams.safeExtend({
    fileName: labelled(z.string().trim().min(1).max(100).optional(), ['文件名', 'File name']),
    template: z.enum(['1']).optional(),
  }),
  audit: 'sample.export',
})

/** One row of the file: good, or why not. */
const rowResult = z.object({ row: z.int(), key: z.string(), ok: z.boolean(), msg: z.string() })
export type RowResult = z.output<typeof rowResult>

export const importResult = z.object({
  total: z.int(),
  added: z.int(),
  changed: z.int(),
  failed: z.int(),
  /** The rows that failed, at most 500. */
  rows: z.array(rowResult),
})
export type ImportResult = z.output<typeof importResult>

/** `overwrite` 1: a known number changes its sample. `skipErrors` 1: valid rows are imported although others are wrong; otherwise none is. */
export const fileImport = endpoint({
  method: 'POST',
  path: '/api/fileImport',
  access: 'signedIn',
  effect: 'write',
  rate: 'transfer',
  summary: ['导入样品（演示）', 'Import samples (demonstration)'],
  upload: { below: maxFileBytes },
  body: z.strictObject({ overwrite: z.enum(['1']).optional(), skipErrors: z.enum(['1']).optional() }),
  output: importResult,
  audit: 'sample.import',
})
