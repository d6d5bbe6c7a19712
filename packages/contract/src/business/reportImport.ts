// Bringing reports in from Excel: template, dry run, import (docs/rules/reports.md#import).
import { confirmedBasis } from './report/content/unlistedBasis.ts'
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { labelled } from '../messages/labelled.ts'
import { maxFileBytes } from './file.ts'
import { subFormLabel } from '../rules/parameters/labels.ts'
import { formKindKey, kindNames } from '../rules/parameters/kindNames.ts'

/** Rows one file may hold. */
export const maxImportRows = 10_000
/** Problems in one answer; `problemCount` counts them all. */
export const maxProblems = 500

const problem = z.object({
  /** Row in the sheet, as Excel counts. */
  row: z.int(),
  /** Letter of the column; empty when the whole row is meant. */
  column: z.string(),
  label: z.string(),
  value: z.string(),
  msg: z.string(),
})
export type ImportProblem = z.output<typeof problem>

export const importStates = ['checking', 'checked', 'importing', 'done', 'failed'] as const

export const importJob = z.object({
  id: z.string(),
  fileName: z.string(),
  /** The sheet that is read; empty until it is known. */
  sheet: z.string(),
  /** Its rows become published reports of origin "existing" instead of drafts. */
  existing: z.boolean(),
  state: z.enum(importStates),
  /** Rows dealt with in the current state, and rows in all. */
  done: z.int(),
  total: z.int(),
  goodRows: z.int(),
  badRows: z.int(),
  problemCount: z.int(),
  problems: z.array(problem),
  /** Of the good rows that will be published: test bases that no list has, which the person who runs the import confirms. */
  unlistedBasis: z.array(z.string()),
  /** What to know before importing: hidden rows that were left out, cells filled from merged areas. In the language of the check. */
  notes: z.array(z.string()),
  imported: z.int(),
  /** The file with its wrong cells marked can be downloaded: see `markedImport`. */
  isMarked: z.boolean(),
  /** Why it failed, in the caller's language. */
  msg: z.string(),
})
export type ImportJob = z.output<typeof importJob>

const path = <P extends string>(name: P) => `/api/business/equRepInfo/${name}` as const
const access = may('business:report:import')
/** Published reports instead of drafts: more than the endpoints of an import ask for. */
export const importExisting = { access: may('business:report:importExisting') }

export const importTemplate = endpoint({
  method: 'GET',
  path: path('importTemplate'),
  access,
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  summary: ['下载导入模板', 'Excel template for the import'],
  /** With a category only the columns of its sub-form, without what the category determines; of several forms the one that is named, or its default one. */
  query: z.strictObject({
    formKind: formKindKey,
    categoryCode: z.string().max(4).optional(),
    subForm: labelled(z.string().max(40).optional(), subFormLabel),
  }),
  example: { query: { formKind: kindNames[0]?.key } },
})
export const checkImport = endpoint({
  method: 'POST',
  path: path('importCheck'),
  access,
  effect: 'write',
  rate: 'transfer',
  summary: ['导入预检', 'Dry run of an import: every problem by row and column'],
  upload: { below: maxFileBytes },
  /** existing: published reports of origin "existing" instead of drafts; needs `importExisting`. */
  body: z.strictObject({ formKind: formKindKey, existing: z.enum(['true', 'false']).default('false') }),
  output: importJob,
  audit: 'report.importCheck',
  example: { body: { formKind: kindNames[0]?.key } },
})
export const readImport = endpoint({
  method: 'POST',
  path: path('importState'),
  access,
  effect: 'read',
  summary: ['导入进度', 'How far an import is'],
  body: z.strictObject({ id: z.string().max(40) }),
  output: importJob,
  example: { body: { id: 'x' } },
})
export const markedImport = endpoint({
  method: 'GET',
  path: path('importMarked'),
  access,
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  summary: ['下载标注问题的文件', 'The uploaded workbook with its wrong cells marked and a column of problems'],
  query: z.strictObject({ id: z.string().max(40) }),
  example: { query: { id: 'x' } },
})
export const runImport = endpoint({
  method: 'POST',
  path: path('importRun'),
  access,
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['执行导入', 'Import what the dry run has checked'],
  body: z.strictObject({
    id: z.string().max(40),
    /** all: only when every row is good · good: leave the bad rows out. */
    rows: z.enum(['all', 'good']).default('all'),
    /** Needed where the rows are published. */
    confirmedBasis,
  }),
  output: importJob,
  audit: 'report.import',
  example: { body: { id: 'x' } },
})
