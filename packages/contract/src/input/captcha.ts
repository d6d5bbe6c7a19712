// What a caller gives to a captcha: the answer that a person reads, and the work that their device does when many codes are asked for (docs/decisions/0138-work-beside-the-captcha.md).
import { z } from 'zod'
import { labelled } from '../messages/labelled.ts'

/** The fields of a body that a captcha guards. */
export const captchaGiven = {
  uuid: z.string().max(64).optional(),
  captcha: labelled(z.string().trim().max(20).optional(), ['验证码', 'Captcha']),
  /** A number with which `workText` has the hash that the captcha asks for; not needed where it asks for no bits. */
  work: labelled(z.int().min(0).optional(), ['计算结果', 'Work']),
}

/** The zero bits that a captcha asks for: none in quiet hours, and 262,144 tries on average at most. */
export const workBits = z.int().min(0).max(18)

/** The text whose SHA-256, in UTF-8, counts. */
export const workText = (uuid: string, work: number): string => `${uuid}:${work}`

/** Whether a hash begins with this many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [whole, rest] = [bits >> 3, bits & 7]
  for (let at = 0; at < whole; at++) if (hash[at] !== 0) return false
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}
