// A sealed password opens with the server's private key, and with nothing else.
import { gcm } from '@noble/ciphers/aes.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { passwordAlgorithm, type SealedPassword } from '@register/contract/system/account'
import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import { seal } from './seal.ts'

const server = x25519.utils.randomSecretKey()
const offer = {
  algorithm: passwordAlgorithm,
  keyId: 'k1',
  publicKey: toBase64url(x25519.getPublicKey(server)),
  salt: 'one-time salt',
}
const utf8 = (text: string) => new TextEncoder().encode(text)

function open(sealed: SealedPassword, secret: Uint8Array): unknown {
  const agreed = x25519.getSharedSecret(secret, fromBase64url(sealed.ephemeralKey))
  const key = hkdf(sha256, agreed, utf8(sealed.salt), utf8('register password v1'), 32)
  const plain = gcm(key, fromBase64url(sealed.iv)).decrypt(fromBase64url(sealed.cipher))
  return JSON.parse(new TextDecoder().decode(plain))
}

test('the server reads what was sealed for its key', () => {
  const sealed = seal({ password: '密码 pass+/=' }, offer)
  expect(open(sealed, server)).toEqual({ password: '密码 pass+/=', salt: offer.salt })
  expect(sealed.keyId).toBe('k1')
})

test('another key does not open it, and a second sealing looks different', () => {
  const sealed = seal({ password: 'x' }, offer)
  expect(() => open(sealed, x25519.utils.randomSecretKey())).toThrow('tag')
  expect(seal({ password: 'x' }, offer).cipher).not.toBe(sealed.cipher)
})

test('both passwords of a change travel together', () => {
  const sealed = seal({ oldPassword: 'a', newPassword: 'b' }, offer)
  expect(open(sealed, server)).toEqual({ oldPassword: 'a', newPassword: 'b', salt: offer.salt })
})

test('base64url goes there and back without padding', () => {
  for (let length = 0; length < 20; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + 250) % 256)
    const text = toBase64url(bytes)
    expect(text).toMatch(/^[\w-]*$/)
    expect(fromBase64url(text)).toEqual(bytes)
  }
})
