// Checkpoints of the tree, signed with the key of the register: who can verify them knows the size and the root of the log.
import { checkpointText, type Checkpoint } from '@register/contract/tlog/checkpoint'
import { keyIdOf, keyTypes, noteText, type VerifierKey } from '@register/contract/tlog/note'
import type { Secrets } from '../../../../access/secrets.ts'
import { sha256 } from './primitives.ts'

const keyLength = 32

/** The key by which a checkpoint of this register is verified; its name is the log's. */
export async function verifierOf({ note }: Secrets, origin: string): Promise<VerifierKey> {
  const key = Buffer.from(note.publicKey, 'base64').subarray(-keyLength)
  const unnamed = { name: origin, type: keyTypes.note, key }
  return { ...unnamed, keyId: await keyIdOf(sha256, unnamed) }
}

export async function signedCheckpoint(
  secrets: Secrets,
  checkpoint: Checkpoint,
): Promise<{ note: string; keyId: string }> {
  const { name, keyId } = await verifierOf(secrets, checkpoint.origin)
  const text = checkpointText(checkpoint)
  const signature = Buffer.from(secrets.note.sign(text), 'base64url')
  return { note: noteText({ text, signatures: [{ name, keyId, signature }] }), keyId }
}

/** The name of a log: where it is served, without the scheme. */
export function originOf(publicUrl: string | undefined): string {
  const { host, pathname } = new URL(publicUrl ?? 'http://localhost')
  return `${host}${pathname.replace(/\/$/, '')}/log`
}
