// Codes of an authenticator: six digits by RFC 6238, a new one each half minute.
import { Secret, TOTP } from 'otpauth'

const seconds = 30
/** Half minutes by which a clock may be wrong, either way. */
const window = 1

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: seconds })

/** 160 random bits in Base32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32

/**
 * The text of the QR code for authenticator apps. It leaves out repetitions and defaults, because a Chinese name takes
 * nine characters per sign, and a camera cannot read so dense a code from a screen.
 */
export const uriOf = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`

/** The half minute (since 1970) of this code; undefined when no half minute near `at` (milliseconds since 1970) has it. */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: at, window })
  return delta === null ? undefined : Math.floor(at / 1_000 / seconds) + delta
}
