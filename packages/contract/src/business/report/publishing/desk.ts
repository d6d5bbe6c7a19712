// What the person who publishes compares, in one answer: the report, its files with what their text names, and its sample against its coverage (docs/decisions/0118-a-file-says-whose-it-is.md).
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { fileVerdictKeys } from '../certificateFile/compare.ts'
import { condition } from '../../../rules/coverage/shape.ts'
import { fileRow } from '../../file.ts'
import { report } from '../shape.ts'

const deskFile = fileRow.extend({
  /** The address for displaying it in a frame, for five minutes; empty for types that browsers do not display safely. */
  viewUrl: z.string(),
  /** Of certificate files alone: how their text compares with the number of the report; null for other files. */
  verdict: z.enum(fileVerdictKeys).nullable(),
  /** The certificate numbers in its text. */
  numbers: z.array(z.string()),
})
export type DeskFile = z.output<typeof deskFile>

export const publishingDesk = z.object({
  report,
  /** Those of another certificate first, then the other certificates. */
  files: z.array(deskFile),
  /** A row for each of the coverage table, with each condition and the tested value of its parameter. */
  sample: z.array(
    z.object({
      result: z.enum(['yes', 'no', 'unknown']),
      conditions: z.array(
        z.object({
          condition,
          tested: z.unknown(),
          result: z.enum(['met', 'notMet', 'unknown']),
        }),
      ),
    }),
  ),
})
export type PublishingDesk = z.output<typeof publishingDesk>

export const readPublishingDesk = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/selectToPublish',
  access: may('business:report:publish'),
  effect: 'read',
  summary: ['发布前核对', 'One report with its files and coverage compared, before it is published'],
  body: z.strictObject({ id: z.int() }),
  output: publishingDesk,
  example: { body: { id: 1 } },
})
