// Seals a password for the server's key, so that it never travels or is logged in the clear, on plain http too.
import { gcm } from '@noble/ciphers/aes.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Output } from '@register/contract/endpoint'
import type { Administrator } from '@register/contract/system/setup/setup'
import type { getSalt, SealedPassword } from '@register/contract/system/account'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import { randomBytes } from '../client/random.ts'

type Offer = Output<typeof getSalt>
type Secret =
  | { password: string }
  | { oldPassword: string; newPassword: string }
  | Readonly<Record<Administrator, string>>

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** x25519 with a fresh key, HKDF-SHA-256 over the salt, AES-256-GCM over the secret and the salt (docs/rules/access.md#signing-in). */
export function seal(secret: Secret, offer: Offer): SealedPassword {
  const mine = randomBytes(32)
  const agreed = x25519.getSharedSecret(mine, fromBase64url(offer.publicKey))
  const key = hkdf(sha256, agreed, utf8(offer.salt), utf8('register password v1'), 32)
  const iv = randomBytes(12)
  const cipher = gcm(key, iv).encrypt(utf8(JSON.stringify({ ...secret, salt: offer.salt })))
  return {
    keyId: offer.keyId,
    salt: offer.salt,
    ephemeralKey: toBase64url(x25519.getPublicKey(mine)),
    iv: toBase64url(iv),
    cipher: toBase64url(cipher),
  }
}
