// Whether a text fits into the largest QR code of a correction level, in bytes as UTF-8. ISO/IEC 18004, table 7, version 40.

export type CodeLevel = 'L' | 'M' | 'Q' | 'H'

const most = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const satisfies Record<CodeLevel, number>

export interface Overflow {
  bytes: number
  most: number
}

/** True, or how much there is and how much there may be. Codes in byte mode; digits alone would hold more. */
export function codeFits(text: string, level: CodeLevel = 'H'): true | Overflow {
  const bytes = new TextEncoder().encode(text).length
  return bytes <= most[level] ? true : { bytes, most: most[level] }
}
