// The type of an export that can run as a background task: declared by the feature that has the rows, listed in app.ts, run by the task centre.
import type { z } from 'zod'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import type { ExportName } from '@register/contract/system/tasks'
import type { UserCtx } from '../access/ctx.ts'
import type { SheetSource } from './sheetStream.ts'

export interface Exporter<P = unknown> {
  name: ExportName
  title: Phrase
  /** The endpoint of the direct export, whose permission and scope apply here too. */
  direct: EndpointSpec
  /** The schema of the direct export. */
  params: z.ZodType<P>
  fileName: (params: P) => string
  /** The sheet, or sheets, of the direct export, in the caller's language and scope. Refuses the same requests as the direct export. */
  sheet: (ctx: UserCtx, params: P) => Promise<SheetSource | readonly SheetSource[]>
  /** Refuses, when the task is created, an export that needs more than the right to export. */
  refuse?: (ctx: UserCtx, params: P) => void
  /** The number of rows that the export will have. */
  count: (ctx: UserCtx, params: P) => Promise<number>
}

/** Checks that the types of one declaration agree; the list of all exporters forgets them. */
export const exporter = <P>(declared: Exporter<P>): Exporter => declared as unknown as Exporter
