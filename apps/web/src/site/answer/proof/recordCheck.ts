// Whether the record of an answer is the one in the public log: its text, what the page shows of it, and the proof of its entry.
import { integrityKey } from '@register/contract/business/integrity/log'
import { anyRecords } from '@register/contract/business/integrity/records'
import { logProof } from '@register/contract/business/integrity/tree'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { canonical } from '@register/contract/canonical'
import type { Output } from '@register/contract/endpoint'
import { hexOf } from '@register/contract/tlog/text'
import { call } from '../../../api/call.ts'
import { checkProof, type CheckedProof, type Outcome } from '../../proof/checked.ts'
import { logKeys } from '../../proof/logKeys.ts'
import { primitives } from '../../proof/primitives.ts'
import { comparedWith, type Compared } from './compared.ts'

/** Of a record whose proof holds. */
type RecordOutcome = 'holds' | 'newer' | 'pending' | 'otherRecord' | 'otherPage' | 'otherEntry' | 'gone'

interface WithoutProof {
  outcome: 'noKey' | 'unreadable'
}

export interface RecordCheck {
  outcome: RecordOutcome | Outcome
  checked: CheckedProof
  /** When the checkpoint was signed, by the register's word. */
  signedAt: string
  /** Absent where the register answered no record. */
  record?: { text: string; hash: string; isEntered: boolean; compared: Compared }
}

type Records = Output<typeof anyRecords>['list']

const hashOf = async (text: string): Promise<string> => hexOf(await primitives.sha256(text))

async function outcomeOf(
  { publicId, log }: Answer,
  { entry, entryText, outcome }: CheckedProof,
  found: Records[number] | undefined,
  record: RecordCheck['record'],
): Promise<RecordCheck['outcome']> {
  if (outcome !== 'holds') return outcome
  const shown = log.at(-1)
  const latest = Math.max(entry.id, found?.entry?.id ?? 0)
  if (entry.publicId !== publicId || !shown) return 'otherEntry'
  if (latest > shown.id) return 'newer'
  if (entry.id < shown.id) return 'pending'
  if ((await hashOf(entryText)) !== shown.hash) return 'otherEntry'
  if (!record) return 'gone'
  if (!record.isEntered) return 'otherRecord'
  return record.compared.differing.length > 0 ? 'otherPage' : 'holds'
}

/** Rejects with the failure of a call that did not succeed. */
export async function checkRecord(answer: Answer, signal: AbortSignal): Promise<RecordCheck | WithoutProof> {
  const { publicId } = answer
  const [records, key, { proof, signedAt }] = await Promise.all([
    call(anyRecords, { body: { publicIds: [publicId] } }, { signal }),
    call(integrityKey, {}, { signal }),
    call(logProof, { query: { publicId } }, { signal }),
  ])
  const keys = await logKeys(key)
  if (!keys) return { outcome: 'noKey' }
  const checked = await checkProof(proof, keys.log, keys.witnesses)
  if (typeof checked === 'string') return { outcome: 'unreadable' }
  const found = records.list.find(({ record: { publicId: id } }) => id === publicId)
  const text = found && canonical(found.record)
  const hash = text === undefined ? '' : await hashOf(text)
  const record =
    found && text !== undefined
      ? { text, hash, isEntered: hash === checked.entry.contentHash, compared: comparedWith(answer, found.record) }
      : undefined
  const outcome = await outcomeOf(answer, checked, found, record)
  return { outcome, checked, signedAt, ...(record && { record }) }
}
