// Signed notes (C2SP signed-note): a text with lines of signatures below it, and the keys that verify them.
import type { Primitives, Sha256 } from './primitives.ts'
import { base64Of, fromBase64, fromHex, hexOf } from './text.ts'

/** What the key of a signature signs: a note, or a witness's statement over a checkpoint (C2SP tlog-cosignature). */
export const keyTypes = { note: 0x01, cosignature: 0x04 } as const
export type KeyType = (typeof keyTypes)[keyof typeof keyTypes]

const keyLength = 32
const idLength = 4
/** Bytes of the time before the signature of a cosignature: seconds since 1970, big-endian. */
const timeLength = 8
/** Lines of signatures that are read; the specification wants 16 at least. */
const mostSignatures = 64

export interface SignatureLine {
  name: string
  /** Four bytes in hex. */
  keyId: string
  signature: Uint8Array
}

export interface Note {
  /** With its last line break. */
  text: string
  signatures: SignatureLine[]
}

export interface VerifierKey {
  name: string
  keyId: string
  type: KeyType
  /** 32 bytes of Ed25519. */
  key: Uint8Array
}

const isName = (name: string): boolean => /^[^\s+]+$/u.test(name)

export async function keyIdOf(sha256: Sha256, { name, type, key }: Omit<VerifierKey, 'keyId'>): Promise<string> {
  return hexOf((await sha256(`${name}\n`, Uint8Array.of(type), key)).subarray(0, idLength))
}

/** The text by which a key is given to those who verify. */
export const verifierKeyText = ({ name, keyId, type, key }: VerifierKey): string =>
  `${name}+${keyId}+${base64Of(Uint8Array.of(type, ...key))}`

/** Undefined where the text names no Ed25519 key, or another one than its id says. */
export async function readVerifierKey(sha256: Sha256, text: string): Promise<VerifierKey | undefined> {
  const [name = '', keyId = '', ...rest] = text.split('+')
  const bytes = fromBase64(rest.join('+'))
  const type = Object.values(keyTypes).find((one) => one === bytes?.[0])
  if (!bytes || type === undefined || bytes.length !== 1 + keyLength || !isName(name)) return undefined
  const key = { name, keyId, type, key: bytes.slice(1) }
  return (await keyIdOf(sha256, key)) === keyId ? key : undefined
}

export const signatureText = ({ name, keyId, signature }: SignatureLine): string =>
  `— ${name} ${base64Of(Uint8Array.of(...fromHex(keyId), ...signature))}\n`

/** Undefined where the line, without its line break, is none of a signature. */
function readSignature(line: string): SignatureLine | undefined {
  const [, name = '', base64 = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
  const bytes = fromBase64(base64)
  if (!bytes || bytes.length <= idLength || !isName(name)) return undefined
  return { name, keyId: hexOf(bytes.subarray(0, idLength)), signature: bytes.slice(idLength) }
}

export const noteText = ({ text, signatures }: Note): string => `${text}\n${signatures.map(signatureText).join('')}`

/** Undefined where the text is no signed note. */
export function readNote(whole: string): Note | undefined {
  const end = whole.lastIndexOf('\n\n')
  // Control characters but line breaks are refused.
  if (end < 0 || !whole.endsWith('\n') || /[^\P{Cc}\n\u0080-\u009f]/u.test(whole)) return undefined
  const lines = whole.slice(end + 2, -1).split('\n')
  const signatures = lines.map(readSignature)
  if (lines.length > mostSignatures || signatures.some((one) => one === undefined)) return undefined
  return { text: whole.slice(0, end + 1), signatures: signatures.flatMap((one) => one ?? []) }
}

/** What a witness signs over the text of a checkpoint. `time`: seconds since 1970. */
export const cosignedText = (checkpoint: string, time: number): string => `cosignature/v1\ntime ${time}\n${checkpoint}`

/** The bytes of a cosignature: the time, then the signature over `cosignedText`. */
export function cosignature(time: number, signature: Uint8Array): Uint8Array {
  const bytes = Array.from({ length: timeLength }, (_, at) => Math.floor(time / 256 ** (timeLength - 1 - at)) % 256)
  return Uint8Array.of(...bytes, ...signature)
}

/** `at`: when a witness says that it signed, in seconds since 1970. */
export type Verified = { key: VerifierKey; at?: number }

/**
 * The keys whose signatures stand below a note. Signatures of other keys are ignored, as the specification wants; undefined
 * where one of a known key is wrong, because such a note is to be refused as a whole.
 */
export async function verified(
  { isSigned }: Pick<Primitives, 'isSigned'>,
  { text, signatures }: Note,
  keys: readonly VerifierKey[],
): Promise<Verified[] | undefined> {
  const found: Verified[] = []
  for (const { name, keyId, signature } of signatures) {
    const key = keys.find((one) => one.name === name && one.keyId === keyId)
    if (!key || found.some((one) => one.key === key)) continue
    if (key.type === keyTypes.note) {
      if (!(await isSigned(key.key, text, signature))) return undefined
      found.push({ key })
      continue
    }
    const at = signature.subarray(0, timeLength).reduce((sum, byte) => sum * 256 + byte, 0)
    if (!(await isSigned(key.key, cosignedText(text, at), signature.subarray(timeLength)))) return undefined
    found.push({ key, at })
  }
  return found
}
