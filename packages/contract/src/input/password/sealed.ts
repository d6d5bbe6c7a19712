// A password on its way: sealed by the browser for the server's key.
import { z } from 'zod'

/** A password encrypted for the key of `getSalt`; parts in base64url. */
export const sealedPassword = z.strictObject({
  keyId: z.string().max(64),
  salt: z.string().max(200),
  ephemeralKey: z.string().max(64),
  iv: z.string().max(32),
  cipher: z.string().max(1000),
})
export type SealedPassword = z.output<typeof sealedPassword>

/** What such a body looks like; no key opens it. */
export const sealedExample: SealedPassword = {
  keyId: 'k1',
  salt: 'c2FsdA',
  ephemeralKey: 'BPublicKey',
  iv: 'aXY',
  cipher: 'Y2lwaGVy',
}
