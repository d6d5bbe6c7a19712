// An Ed25519 key pair from a derived secret: signs texts, and shows the public key that checks them.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface Signer {
  /** Stored with every signature, so that the algorithm can be changed later. */
  algorithm: string
  /** The first part of the fingerprint. */
  keyId: string
  /** SubjectPublicKeyInfo, DER, base64. */
  publicKey: string
  /** SHA-256 of the DER bytes, hex. */
  fingerprint: string
  /** Base64url. */
  sign(text: string): string
  /** Whether `signature` was made by this key over `text`. */
  signed(text: string, signature: string): boolean
}

/** `seed`: 32 secret bytes; the same bytes give the same key. */
export function signerFrom(seed: Buffer): Signer {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const der = publicKey.export({ format: 'der', type: 'spki' })
  const fingerprint = createHash('sha256').update(der).digest('hex')
  return {
    algorithm: 'ed25519-1',
    keyId: fingerprint.slice(0, 16),
    publicKey: der.toString('base64'),
    fingerprint,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    signed: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
  }
}
