// Public records as a reader takes them who knows no field: the shape with every field is in publicRecord.ts, which loads all of them.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { anyoneReads, integrityPath, logEntry } from './log.ts'

export const maxRecords = 100

/** What is read of a record in addition to its text. */
export const anyRecord = z.looseObject({
  publicId: z.string(),
  version: z.int(),
  status: z.string(),
  comingStatus: z.string().optional(),
  comingNames: z.array(z.unknown()).optional(),
  lapsesOn: z.string().optional(),
})
export type AnyRecord = z.output<typeof anyRecord>

export const recordEntry = logEntry.pick({ id: true, contentHash: true }).nullable()

export const anyRecords = endpoint({
  ...anyoneReads,
  method: 'POST',
  path: integrityPath('records'),
  summary: [
    '公开记录及其最新日志条目',
    'Public records as they are now, each with its latest entry; unknown ids are left out',
  ],
  body: z.strictObject({ publicIds: z.array(z.string().min(2).max(40)).min(1).max(maxRecords) }),
  output: z.object({ list: z.array(z.object({ record: anyRecord, entry: recordEntry })) }),
  example: { body: { publicIds: ['xx'] } },
})
