// What every way of signing in answers: a session, or that a second factor comes before it.
import { z } from 'zod'

export const session = z.object({
  token: z.string(),
  /** Seconds until the token ends; refresh before. */
  expiresIn: z.int(),
  /** The password is a first, reset or outdated one and must be changed before anything else. */
  mustChangePassword: z.boolean(),
})
export type Session = z.output<typeof session>

/** `ticket`: proves that the first factor was right, opens nothing but the second step, once, within `expiresIn` seconds. */
export const entered = z.discriminatedUnion('step', [
  session.extend({ step: z.literal('done') }),
  z.object({ step: z.literal('secondFactor'), ticket: z.string(), expiresIn: z.int() }),
])
export type Entered = z.output<typeof entered>

/** The sign-in method, as the sign-in log shows it. */
export const ways = ['password', 'sms', 'qr', 'openId'] as const
export type Way = (typeof ways)[number]
