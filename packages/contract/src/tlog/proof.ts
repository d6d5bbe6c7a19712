// The proof that one entry is in the log, as a text that is verified without a network (C2SP tlog-proof).
import { readCheckpoint, type Checkpoint } from './checkpoint.ts'
import { readNote, verified, type Note, type Verified, type VerifierKey } from './note.ts'
import type { Hash, Primitives } from './primitives.ts'
import { base64Of, fromBase64, isSame, wholeNumber } from './text.ts'
import { hashLength, leafHash, rootByInclusion } from './tree.ts'

const firstLine = 'c2sp.org/tlog-proof@v1'

export interface LogProof {
  /** Data of the application, which nothing vouches for. */
  extra?: Uint8Array | undefined
  /** Of the entry, counted from 0. */
  index: number
  path: Hash[]
  /** The whole note, with its signatures. */
  checkpoint: string
}

export const proofText = ({ extra, index, path, checkpoint }: LogProof): string =>
  [
    firstLine,
    ...(extra ? [`extra ${base64Of(extra)}`] : []),
    `index ${index}`,
    ...path.map(base64Of),
    '',
    checkpoint,
  ].join('\n')

/** Undefined where the text is no such proof. */
export function readProof(text: string): LogProof | undefined {
  const end = text.indexOf('\n\n')
  const [first, ...lines] = text.slice(0, Math.max(end, 0)).split('\n')
  if (first !== firstLine) return undefined
  const extra = lines[0]?.startsWith('extra ') ? fromBase64(lines.shift()?.slice('extra '.length) ?? '') : null
  const index = wholeNumber(/^index (.*)$/.exec(lines.shift() ?? '')?.[1] ?? '')
  const path = lines.map(fromBase64)
  if (extra === undefined || index === undefined || path.some((hash) => hash?.length !== hashLength)) return undefined
  return { ...(extra && { extra }), index, path: path.flatMap((hash) => hash ?? []), checkpoint: text.slice(end + 2) }
}

/** Why a proof proves nothing. */
export type ProofFault = 'notANote' | 'notACheckpoint' | 'notSigned' | 'otherRoot'

export interface Proven {
  checkpoint: Checkpoint
  note: Note
  /** The keys of the log and of witnesses that signed the checkpoint. */
  signers: Verified[]
}

/** @param keys those of the log and of witnesses that the reader trusts; the checkpoint must be signed by the log's own */
export async function verifyProof(
  primitives: Primitives,
  { index, path, checkpoint: whole }: LogProof,
  entry: string,
  { log, witnesses = [] }: { log: VerifierKey; witnesses?: readonly VerifierKey[] },
): Promise<Proven | ProofFault> {
  const note = readNote(whole)
  if (!note) return 'notANote'
  const checkpoint = readCheckpoint(note.text)
  if (!checkpoint) return 'notACheckpoint'
  const signers = await verified(primitives, note, [log, ...witnesses])
  if (checkpoint.origin !== log.name || !signers?.some(({ key }) => key === log)) return 'notSigned'
  const leaf = await leafHash(primitives.sha256, entry)
  const root = await rootByInclusion(primitives.sha256, { index, size: checkpoint.size, leaf }, path)
  return root && isSame(root, checkpoint.root) ? { checkpoint, note, signers } : 'otherRoot'
}
