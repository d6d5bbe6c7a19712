// Finds errors of a QR code before it is drawn: too much text for the largest or chosen symbol, or an unknown symbol or mask.
// Numbers of ISO/IEC 18004; most bytes at version 40 from its table 7.
import { encodeQR } from 'qr'
import { corrections, isMask, type CodeLevel } from '../../kit/plain/qrSymbol.ts'

const most = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const satisfies Record<CodeLevel, number>
const largest = 40

export type CodeFault =
  | { fault: 'mask'; mask: number }
  | { fault: 'type'; type: number }
  /** More bytes, as UTF-8, than any symbol holds. */
  | { fault: 'tooLong'; bytes: number; most: number }
  /** The smallest symbol for the text is larger than the chosen one. */
  | { fault: 'tooSmall'; type: number; needed: number }

export interface AskedCode {
  level?: CodeLevel
  type?: number
  mask?: number
}

const isType = (type: number): boolean => Number.isInteger(type) && type >= 1 && type <= largest

/** Undefined: it can be drawn. Bytes are counted as UTF-8; digits alone would need less. */
export function codeFault(text: string, { level = 'H', type, mask }: AskedCode = {}): CodeFault | undefined {
  if (mask !== undefined && !isMask(mask)) return { fault: 'mask', mask }
  if (type !== undefined && !isType(type)) return { fault: 'type', type }
  const bytes = new TextEncoder().encode(text).length
  if (bytes > most[level]) return { fault: 'tooLong', bytes, most: most[level] }
  if (type === undefined) return undefined
  // Each version of the symbol has four more modules at a side, and the drawing a margin of one.
  const needed = (encodeQR(text, 'raw', { ecc: corrections[level], border: 1 }).length - 19) / 4
  return needed > type ? { fault: 'tooSmall', type, needed } : undefined
}
