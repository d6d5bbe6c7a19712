// The confirmation of a number on the wire, apart from its words, which the public page reads without a schema.
import { z } from 'zod'
import { groundKeys } from './confirmation.ts'

/** The confirmation of the head office on which a certificate was registered. Its reason is for the office alone. */
export const confirmation = z.object({
  grounds: z.array(z.enum(groundKeys)),
  reason: z.string(),
  by: z.string(),
  at: z.string().nullable(),
})
