// Published reports for signed-in readers: one report, its files, and the figures of the reader's list.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileRow } from '../file.ts'
import { frontCount } from '../publicReport/publicReport.ts'
import { report } from '../report/shape.ts'

const id = z.strictObject({ id: z.int() })

export const selectLimited = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/selectLimited',
  access: 'signedIn',
  rows: 'public',
  effect: 'read',
  summary: ['信息公示详情', 'One published report within the caller’s scope, for reading only'],
  body: id,
  output: report,
  example: { body: { id: 1 } },
})

const readableFile = fileRow.extend({
  /** The address for displaying it in a frame, for five minutes; empty for types that browsers do not display safely. */
  viewUrl: z.string(),
})
export type ReadableFile = z.output<typeof readableFile>

export const reportFiles = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/files',
  access: 'signedIn',
  rows: 'public',
  effect: 'read',
  summary: ['报告的文件', 'The files of one published report that the caller may read'],
  body: id,
  output: z.object({ certificateNo: z.string(), reportNo: z.string(), files: z.array(readableFile) }),
  example: { body: { id: 1 } },
})

export const informationCount = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/informationCount',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['信息公示总览', 'Figures of the caller’s list of published reports'],
  output: frontCount.output.omit({ byCategory: true }).extend({
    /** The whole register is in scope, not a part of it. */
    whole: z.boolean(),
    /** More reports are in scope than were counted. */
    more: z.boolean(),
  }),
})
