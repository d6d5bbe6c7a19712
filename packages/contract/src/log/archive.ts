// The archives of the audit: one file per completed month, made by a background job, in order and without gaps.
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { labelled } from '../messages/labelled.ts'
import { adds, lists } from '../record/acts.ts'
import { taskStateKeys } from '../system/tasks.ts'

const month = labelled(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/), ['月份', 'Month'])

export const archive = z.object({
  /** YYYY-MM, in Shanghai. */
  month: z.string(),
  state: z.enum(taskStateKeys),
  /** Rows written so far, and how many there are. */
  done: z.int(),
  rows: z.int(),
  firstId: z.int(),
  lastId: z.int(),
  /** Of the file: bytes, null until it is there. */
  size: z.int().nullable(),
  sha256: z.string().nullable(),
  at: z.string(),
  by: z.string(),
  /** Since when its rows are in the file alone. */
  removedAt: z.string().nullable(),
  /** Why it failed; otherwise empty. */
  msg: z.string(),
})
export type Archive = z.output<typeof archive>

/** Newest month first. */
export const listArchives = endpoint({
  ...lists,
  path: '/api/system/audit/archive/list',
  access: may('system:log:check'),
  summary: ['审计归档', 'Archives of the audit'],
  output: z.object({
    archives: z.array(archive),
    /** Months that are over and have rows, and no archive yet; oldest first. */
    open: z.array(z.string()),
  }),
})

/** Archives all open months up to this one. Refused with 409 when it is not open, and while others are being archived. */
export const startArchive = endpoint({
  ...adds,
  path: '/api/system/audit/archive',
  access: may('system:log:archive'),
  confirmed: true,
  summary: ['按月归档审计', 'Archive the audit by month'],
  body: z.strictObject({ month }),
  output: z.array(archive),
  audit: 'audit.archive',
  example: { body: { month: '2026-05' } },
})

/** The file: gzip of JSON lines, a head and then every row. */
export const downloadArchive = endpoint({
  method: 'GET',
  path: '/api/system/audit/archive/{month}/file',
  access: may('system:log:archive'),
  confirmed: true,
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.gz],
  summary: ['下载审计归档', 'Download an archive of the audit'],
  params: z.strictObject({ month }),
  audit: 'audit.downloadArchive',
  example: { params: { month: '2026-05' } },
})
