// Random bytes and names that also work on plain http, where crypto.randomUUID does not exist.

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))

/** 128 random bits in hexadecimal. */
export const randomKey = (): string =>
  Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
