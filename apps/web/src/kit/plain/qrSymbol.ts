// What a QR code's symbol may be asked to be: its level of correction and its mask, by the names of the encoder.
import type { ErrorCorrection, Mask } from 'qr'

/** From the smallest to the largest share that may be covered or dirty. */
export type CodeLevel = 'L' | 'M' | 'Q' | 'H'

/** The names that the encoder has for them. */
export const corrections = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const satisfies Record<
  CodeLevel,
  ErrorCorrection
>

export const isMask = (mask: number | undefined): mask is Mask =>
  mask !== undefined && Number.isInteger(mask) && mask >= 0 && mask <= 7
