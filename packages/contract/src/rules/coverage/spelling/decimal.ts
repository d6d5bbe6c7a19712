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

/** The same digits with the point moved to the right by so many places, to the left where it is below zero: 0.3 and 3 make 300. */
export function shiftDecimal(value: string, places: number): string {
  const one = decimalOf(value)
  if (!one) throw new Error(`No decimal: ${value}`)
  const scale = one.scale - places
  const digits = (one.digits < 0n ? -one.digits : one.digits).toString()
  const sign = one.digits < 0n ? '-' : ''
  if (scale <= 0) return `${sign}${digits === '0' ? '0' : digits + '0'.repeat(-scale)}`
  const long = digits.padStart(scale + 1, '0')
  const part = long.slice(-scale).replace(/0+$/, '')
  return `${sign}${long.slice(0, -scale)}${part && `.${part}`}`
}
