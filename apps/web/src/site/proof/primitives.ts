// The hash and the signature of the public log as this browser has them: its own, or the same in script where it lacks them.
import type { Primitives } from '@register/contract/tlog/primitives'

const signatureLength = 64

const bytesOf = (part: string | Uint8Array): Uint8Array =>
  typeof part === 'string' ? new TextEncoder().encode(part) : part

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const all = parts.map(bytesOf)
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const one of all) {
    whole.set(one, at)
    at += one.length
  }
  return whole
}

/** Fetched by browsers that need it alone. */
const inScript = () => import('./inScript.ts')

/** Absent on pages that came over plain http from another machine. */
const native = (): SubtleCrypto | undefined => globalThis.crypto?.subtle

/** Undefined where the browser knows no such keys. */
async function signedByNative(key: Uint8Array, text: string, signature: Uint8Array): Promise<boolean | undefined> {
  try {
    const known = await native()?.importKey('raw', new Uint8Array(key), 'Ed25519', false, ['verify'])
    return known && (await native()?.verify('Ed25519', known, new Uint8Array(signature), joined([text])))
  } catch {
    return undefined
  }
}

export const primitives: Primitives = {
  async sha256(...parts) {
    const whole = joined(parts)
    const digest = await native()?.digest('SHA-256', whole)
    return digest ? new Uint8Array(digest) : (await inScript()).sha256(whole)
  },
  async isSigned(key, text, signature) {
    if (signature.length !== signatureLength) return false
    const isSigned = await signedByNative(key, text, signature)
    return isSigned ?? (await inScript()).ed25519.verify(signature, joined([text]), key, { zip215: false })
  },
}
