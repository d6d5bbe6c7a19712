// The hash and the signature of the public log as node has them.
import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Primitives } from '@register/contract/tlog/primitives'

/** What DER writes before the 32 bytes of an Ed25519 key. */
const spki = Buffer.from('302a300506032b6570032100', 'hex')

export const primitives: Primitives = {
  sha256(...parts) {
    const hash = createHash('sha256')
    for (const part of parts) hash.update(part)
    return Promise.resolve(hash.digest())
  },
  isSigned(key, text, signature) {
    const publicKey = createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' })
    return Promise.resolve(verify(null, Buffer.from(text), publicKey, signature))
  },
}
export const { sha256 } = primitives
