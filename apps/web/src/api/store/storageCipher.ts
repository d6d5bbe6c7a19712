// Encrypts entries of the browser's storage: hidden from a glance, not from code that can read the page, which holds the key.
import { gcm } from '@noble/ciphers/aes.js'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import { randomBytes } from '../client/random.ts'

export interface Cipher {
  seal: (text: string) => string
  /** Throws when the text was not sealed with this key. */
  open: (sealed: string) => string
}

const ivLength = 12

/** AES-256-GCM; `key` is 32 bytes in base64url. A new nonce precedes every entry. */
export function storageCipher(key: string): Cipher {
  const secret = fromBase64url(key)
  return {
    seal: (text) => {
      const iv = randomBytes(ivLength)
      const body = gcm(secret, iv).encrypt(new TextEncoder().encode(text))
      return `${toBase64url(iv)}.${toBase64url(body)}`
    },
    open: (sealed) => {
      const [iv = '', body = ''] = sealed.split('.')
      return new TextDecoder().decode(gcm(secret, fromBase64url(iv)).decrypt(fromBase64url(body)))
    },
  }
}
