// A check of zod that also runs where fields of a record are wrong already, so that one answer names everything.
import { z } from 'zod'

/** `z.check` has no way to say so; its `when` is reached through zod's core, here alone (docs/decisions/0081-libraries-of-the-server.md). */
export const checkAlways = (check: z.core.CheckFn<unknown>) =>
  z.core._check(
    (given) => {
      // What is no record at all has been refused as that, and no check expects it.
      if (typeof given.value === 'object' && given.value !== null && !Array.isArray(given.value)) return check(given)
    },
    { when: () => true },
  )
