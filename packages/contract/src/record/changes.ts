// The last changes of one record, as its screens show them: endpoints of this kind stand with each record and ask for its own permission.
import { z } from 'zod'
import { asked } from '../input/asked.ts'

/** One audited action as readers see it. */
export const auditedChange = z.object({
  id: z.int(),
  at: z.string(),
  /** As people know the actor. */
  by: z.string(),
  /** The whole of it as one sentence. */
  text: z.string(),
  /** What was done. */
  act: z.string(),
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
})
export type AuditedChange = z.output<typeof auditedChange>

/** Newest first, at most twenty; everything in the caller's language. */
export const tellsChanges = {
  method: 'GET',
  effect: 'read',
  rate: 'list',
  params: z.strictObject({ id: asked(z.int()) }),
  output: z.array(auditedChange),
  example: { params: { id: 1 } },
} as const
