// Decimals as the texts people write: compared digit by digit, so that no value is rounded into a limit.

interface Decimal {
  digits: bigint
  /** Decimal places. */
  scale: number
}

const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** The decimal that a text or a stored number is; nothing when it is none. */
function decimalOf(value: string | number): Decimal | undefined {
  const [, sign, whole = '', part = '', power = '0'] = written.exec(String(value)) ?? []
  if (sign === undefined || whole + part === '') return undefined
  const scale = part.length - Number(power)
  const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

export const isDecimal = (value: string | number): boolean => decimalOf(value) !== undefined

/** Below zero when `a` is the smaller one, zero when both are the same value. Throws on what is no decimal. */
export function compareDecimals(a: string | number, b: string | number): number {
  const [one, other] = [decimalOf(a), decimalOf(b)]
  if (!one || !other) throw new Error(`No decimal: ${a}, ${b}`)
  const scale = Math.max(one.scale, other.scale)
  const [left, right] = [one, other].map(({ digits, scale: own }) => digits * 10n ** BigInt(scale - own)) as [
    bigint,
    bigint,
  ]
  return left < right ? -1 : left > right ? 1 : 0
}
