// What a proof says and whether each step of it holds, computed in this browser with the key of the register's log.
import { readCheckpoint, type Checkpoint } from '@register/contract/tlog/checkpoint'
import { readEntry, type EntryValues } from '@register/contract/tlog/entry'
import { readNote, verified, type Note, type VerifierKey } from '@register/contract/tlog/note'
import { readProof, type LogProof } from '@register/contract/tlog/proof'
import type { Hash } from '@register/contract/tlog/primitives'
import { isSame } from '@register/contract/tlog/text'
import { leafHash, rootByInclusion } from '@register/contract/tlog/tree'
import { primitives } from './primitives.ts'

/** signed · altered: the signature of the log's key is of another checkpoint · otherLog: of a log with another name · otherKey: the key of this log has not signed it. */
export type Signing = 'signed' | 'altered' | 'otherLog' | 'otherKey'

/** holds · altered: the checkpoint is · notInTree: entry or path is · otherLog, otherKey: nothing can be said with this register's key. */
export type Outcome = 'holds' | 'notInTree' | Exclude<Signing, 'signed'>

export interface Signer {
  name: string
  keyId: string
  /** unknown: of a key that the register does not name. */
  is: 'log' | 'witness' | 'unknown' | 'altered'
  /** Seconds since 1970, as a witness has signed them. */
  at?: number | undefined
}

export interface CheckedProof {
  /** The proof in the form of C2SP tlog-proof. */
  text: string
  entryText: string
  entry: EntryValues
  proof: LogProof
  note: Note
  checkpoint: Checkpoint
  leaf: Hash
  /** Undefined where the path has too many or too few hashes for this place. */
  root: Hash | undefined
  isInTree: boolean
  signing: Signing
  signers: Signer[]
  outcome: Outcome
}

/** What the text is not. */
export type Unreadable = 'noProof' | 'noEntry' | 'noCheckpoint'

async function signerOf(
  note: Note,
  at: number,
  log: VerifierKey,
  witnesses: readonly VerifierKey[],
): Promise<Signer[]> {
  const line = note.signatures[at]
  if (!line) return []
  const { name, keyId } = line
  const key = [log, ...witnesses].find((one) => one.name === name && one.keyId === keyId)
  if (!key) return [{ name, keyId, is: 'unknown' }]
  const [found] = (await verified(primitives, { ...note, signatures: [line] }, [key])) ?? []
  if (!found) return [{ name, keyId, is: 'altered' }]
  return [{ name, keyId, is: key === log ? 'log' : 'witness', at: found.at }]
}

function signingOf({ origin }: Checkpoint, signers: readonly Signer[], log: VerifierKey): Signing {
  if (origin !== log.name) return 'otherLog'
  const own = signers.filter(({ name, keyId }) => name === log.name && keyId === log.keyId)
  if (own.some((one) => one.is === 'log')) return 'signed'
  return own.length > 0 ? 'altered' : 'otherKey'
}

function outcomeOf(signing: Signing, isInTree: boolean): Outcome {
  if (signing === 'altered') return 'altered'
  if (!isInTree) return 'notInTree'
  return signing === 'signed' ? 'holds' : signing
}

/** @param witnesses keys that the register names; signatures of others are listed as unknown */
export async function checkProof(
  text: string,
  log: VerifierKey,
  witnesses: readonly VerifierKey[],
): Promise<CheckedProof | Unreadable> {
  const proof = readProof(text)
  if (!proof) return 'noProof'
  const entryText = proof.extra && new TextDecoder().decode(proof.extra)
  const entry = entryText === undefined ? undefined : readEntry(entryText)
  if (entryText === undefined || !entry) return 'noEntry'
  const note = readNote(proof.checkpoint)
  const checkpoint = note && readCheckpoint(note.text)
  if (!note || !checkpoint) return 'noCheckpoint'
  const leaf = await leafHash(primitives.sha256, entryText)
  const { index, path } = proof
  const root = await rootByInclusion(primitives.sha256, { index, size: checkpoint.size, leaf }, path)
  // The number in the entry is what people read; the index is what the path proves.
  const isInTree = root !== undefined && isSame(root, checkpoint.root) && entry.id === index + 1
  const lines = await Promise.all(note.signatures.map((_, at) => signerOf(note, at, log, witnesses)))
  const signers = lines.flat()
  const signing = signingOf(checkpoint, signers, log)
  const outcome = outcomeOf(signing, isInTree)
  return { text, entryText, entry, proof, note, checkpoint, leaf, root, isInTree, signing, signers, outcome }
}
