// What can be exported as a background task: declared by the feature that has the rows, listed in app.ts, run by the task centre.
import type { z } from 'zod'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import type { ExportName } from '@register/contract/system/tasks'
import type { UserCtx } from '../access/ctx.ts'
import type { SheetSource } from './sheetStream.ts'

export interface Exporter<P = unknown> {
  name: ExportName
  title: Phrase
  /** The direct export, whose permission and scope hold here too. */
  direct: EndpointSpec
  /** The schema of the direct export. */
  params: z.ZodType<P>
  fileName: (params: P) => string
  /** The sheet, or sheets, of the direct export, in the caller's language and scope. Refuses what the direct export refuses. */
  sheet: (ctx: UserCtx, params: P) => Promise<SheetSource | readonly SheetSource[]>
  /** Refuses, when it is asked for, what needs more than the right to export. */
  refuse?: (ctx: UserCtx, params: P) => void
  /** How many rows it will have. */
  count: (ctx: UserCtx, params: P) => Promise<number>
}

/** Keeps the types of a declaration together; the list of all of them knows no single one. */
export const exporter = <P>(declared: Exporter<P>): Exporter => declared as unknown as Exporter
