// A proof packed for a QR code: its bytes in base 45, some 1,400 letters at a million entries (docs/log.md#the-packed-proof).
import { readCheckpoint, checkpointText } from '../checkpoint.ts'
import { noteText, readNote, type SignatureLine } from '../note.ts'
import { proofText, readProof } from '../proof.ts'
import { fromHex, fromUtf8, hexOf, utf8Of } from '../text.ts'
import { hashLength } from '../tree.ts'
import { base45Of, fromBase45 } from './base45.ts'
import { readEntryBytes, writeEntry } from './entryBytes.ts'
import { NotPacked } from './notPacked.ts'
import { packedPrefix } from './prefix.ts'
import { Reader } from './reader.ts'
import { Writer } from './writer.ts'

const idLength = 4

/** A name that is the log's own is left out. */
const shortened = (name: string, log: string): string => (name === log ? '' : name)

function write(text: string): string {
  const proof = readProof(text)
  const note = proof && readNote(proof.checkpoint)
  const checkpoint = note && readCheckpoint(note.text)
  if (!proof?.extra || !note || !checkpoint) throw new NotPacked('this is no proof with its entry and a checkpoint')
  const { origin, size, root } = checkpoint
  const to = new Writer().number(proof.index)
  writeEntry(to, fromUtf8(proof.extra) ?? '', proof.index)
  to.byte(proof.path.length)
  for (const hash of proof.path) to.raw(hash)
  to.text(origin).number(size).raw(root).byte(note.signatures.length)
  for (const { name, keyId, signature } of note.signatures)
    to.text(shortened(name, origin)).raw(fromHex(keyId)).sized(signature)
  return packedPrefix + base45Of(to.done())
}

function readSignature(from: Reader, log: string): SignatureLine {
  return { name: from.text() || log, keyId: hexOf(from.raw(idLength)), signature: from.sized() }
}

function read(packed: string): string {
  if (!packed.startsWith(packedPrefix)) throw new NotPacked(`it does not begin with ${packedPrefix}`)
  const bytes = fromBase45(packed.slice(packedPrefix.length))
  if (!bytes) throw new NotPacked('it has letters that are none of base 45, or some are missing')
  const from = new Reader(bytes)
  const index = from.number()
  const entry = readEntryBytes(from, index)
  const path = Array.from({ length: from.byte() }, () => from.raw(hashLength))
  const origin = from.text()
  const text = checkpointText({ origin, size: from.number(), root: from.raw(hashLength) })
  const signatures = Array.from({ length: from.byte() }, () => readSignature(from, origin))
  from.end()
  return proofText({ extra: utf8Of(entry), index, path, checkpoint: noteText({ text, signatures }) })
}

/** The packed form of a proof in the form of C2SP tlog-proof. Throws NotPacked where its shape is another one, so that it would not come back to the letter. */
export function pack(proof: string): string {
  const packed = write(proof)
  if (read(packed) !== proof) throw new NotPacked('the proof has lines that are not known')
  return packed
}

/** The proof in the form of C2SP tlog-proof. Throws NotPacked, with the reason in English, for every text that `pack` does not give. */
export function unpack(packed: string): string {
  const proof = read(packed)
  if (write(proof) !== packed) throw new NotPacked('it is spelled in another way than it is packed')
  return proof
}
