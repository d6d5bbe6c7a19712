// Bytes and numbers as the formats of the public log write them: base 64 with padding, whole numbers without leading zeroes.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base 64 of RFC 4648, section 4. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3)
    const bits = one * 65_536 + two * 256 + three
    for (let letter = 0; letter < 4; letter++) {
      const isThere = at + letter - 1 < bytes.length
      text += isThere ? letters.charAt(Math.floor(bits / 64 ** (3 - letter)) % 64) : '='
    }
  }
  return text
}

/** Undefined where the text is not the one spelling that `base64Of` gives. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let at = 0; at < text.length; at += 4) {
    const bits = Array.from(text.slice(at, at + 4)).reduce(
      (sum, one) => sum * 64 + Math.max(letters.indexOf(one), 0),
      0,
    )
    const place = (at / 4) * 3
    for (let byte = 0; byte < 3 && place + byte < bytes.length; byte++)
      bytes[place + byte] = Math.floor(bits / 256 ** (2 - byte)) % 256
  }
  return base64Of(bytes) === text ? bytes : undefined
}

/** Undefined for every text but the one spelling of a whole number of at least 0. */
export function wholeNumber(text: string): number | undefined {
  const number = /^(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a text in hex; of any other text some that mean nothing. */
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))

/** Throws URIError where a half of a pair stands alone, which no text of the register has. */
export const utf8Of = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (one) =>
    one.length > 1 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  )

/** Undefined where the bytes are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(hexOf(bytes).replaceAll(/../g, '%$&'))
  } catch {
    return undefined
  }
}
