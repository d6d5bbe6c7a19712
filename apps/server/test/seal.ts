// Seals a password like the browser, but with node's own cryptography: a second, independent implementation of the wire format.
import { createCipheriv, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'

const spki = Buffer.from('302a300506032b656e032100', 'hex')

interface Given {
  keyId: string
  publicKey: string
  salt: string
}

export const seal = (given: Given, secret: Record<string, string>) =>
  sealText(given, JSON.stringify({ ...secret, salt: given.salt }))

/** Seals any text, even one that no browser would seal. */
export function sealText(given: Given, secret: string) {
  const mine = generateKeyPairSync('x25519')
  const theirs = createPublicKey({
    key: Buffer.concat([spki, Buffer.from(given.publicKey, 'base64url')]),
    format: 'der',
    type: 'spki',
  })
  const shared = diffieHellman({ privateKey: mine.privateKey, publicKey: theirs })
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(given.salt), 'register password v1', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    keyId: given.keyId,
    salt: given.salt,
    ephemeralKey: mine.publicKey.export({ format: 'der', type: 'spki' }).subarray(spki.length).toString('base64url'),
    iv: iv.toString('base64url'),
    cipher: text.toString('base64url'),
  }
}
