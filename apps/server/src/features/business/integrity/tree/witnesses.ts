// Asks the witnesses to sign the published checkpoint, each with the proof that it goes on from the last one that it has signed.
import type { Logger } from 'pino'
import { readNote, signatureText, verified, verifierKeyText } from '@register/contract/tlog/note'
import { hashOfRange } from '@register/contract/tlog/tiles'
import { base64Of, wholeNumber } from '@register/contract/tlog/text'
import { consistencyRanges } from '@register/contract/tlog/tree'
import type { Db, Pool } from '../../../../db/connect.ts'
import type { WitnessPort } from '../../../../integrations/witness/port.ts'
import { primitives, sha256 } from './primitives.ts'
import { tilesIn, treeState, type Published } from './stored.ts'

/** The request of a log: what the witness has seen, the proof that this goes on from it, and the checkpoint. */
async function requestOf(db: Db, from: number, { size, note }: Published): Promise<string> {
  const read = tilesIn(db)
  const proof = await Promise.all(consistencyRanges(from, size).map((range) => hashOfRange(sha256, range, read)))
  return [`old ${from}`, ...proof.map(base64Of), '', note].join('\n')
}

/** The witness's signature in its answer; undefined where it is none of this checkpoint. */
async function signatureIn(answer: string, { note }: Published, { key }: WitnessPort) {
  const read = readNote(`${note}${answer}`)
  const found = read && (await verified(primitives, read, [key]))
  const line = read?.signatures.find((one) => one.name === key.name && one.keyId === key.keyId)
  const at = found?.[0]?.at
  return line && at !== undefined ? { line: signatureText(line), at: new Date(at * 1_000).toISOString() } : undefined
}

/** Rejects with what the witness said where it did not sign. */
async function ask(db: Pool, published: Published, witness: WitnessPort): Promise<void> {
  const key = verifierKeyText(witness.key)
  const known = await db.selectFrom('log_witness').selectAll().where('key', '=', key).executeTakeFirst()
  if (known?.size === published.size) return
  let from = known?.size ?? 0
  let answer = await witness.add(await requestOf(db, from, published))
  // It has signed a checkpoint whose answer was lost on the way, or for a database that was put back since.
  if (answer.status === 409) {
    from = wholeNumber(answer.text.trim()) ?? Number.NaN
    if (!(from <= published.size))
      throw new Error(`it has signed a checkpoint of ${answer.text.trim()} entries, more than there are`)
    answer = await witness.add(await requestOf(db, from, published))
  }
  const signature = answer.status === 200 ? await signatureIn(answer.text, published, witness) : undefined
  if (!signature) throw new Error(`it answered ${answer.status}: ${answer.text.slice(0, 200).trim()}`)
  const row = { size: published.size, signature: signature.line, signed_at: signature.at }
  await db
    .insertInto('log_witness')
    .values({ key, ...row })
    .onConflict((on) => on.column('key').doUpdateSet(row))
    .execute()
}

/** A task of each second; the published checkpoint does not wait for a witness. A witness that fails is logged until it signs again, once. */
export function witnessing(
  db: Pool,
  witnesses: readonly WitnessPort[],
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  const failing = new Set<WitnessPort>()
  return async () => {
    const { published } = await treeState(db)
    if (!published) return
    await Promise.all(
      witnesses.map((witness) =>
        ask(db, published, witness).then(
          () => failing.delete(witness),
          (error: unknown) => {
            if (!failing.has(witness)) log.warn({ err: error, witness: witness.key.name }, 'a witness did not sign')
            failing.add(witness)
          },
        ),
      ),
    )
  }
}
