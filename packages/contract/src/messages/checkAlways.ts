// A check of zod that also runs where fields of the value are wrong already, so that one answer names everything.
import { z } from 'zod'

/** `z.check` has no way to say so; its `when` is reached through zod's core, here alone (decision 81). */
export const checkAlways = <T>(check: z.core.CheckFn<T>) => z.core._check<T>(check, { when: () => true })
