// What is found of a text that a person has given: whether it is a proof, of which log of this register, and whether it holds.
import type { LogKey } from '@register/contract/business/integrity/log'
import { readVerifierKey } from '@register/contract/tlog/note'
import { checkProof, type CheckedProof, type Unreadable } from '../checked.ts'
import { logKeys } from '../logKeys.ts'
import { primitives } from '../primitives.ts'
import { givenProof } from './given.ts'

export type Fault = Unreadable | 'notWhole' | 'noKey'

export interface Finding {
  checked: CheckedProof
  /** The log of the proof, where that is one of this register which has ended: it was checked with the key of that log. */
  ended?: LogKey['formerLogs'][number]
}

export async function findingOf(text: string, key: LogKey): Promise<Fault | Finding> {
  const proof = givenProof(text)
  if (proof === undefined) return 'notWhole'
  const keys = await logKeys(key)
  if (!keys) return 'noKey'
  const checked = await checkProof(proof, keys.log, keys.witnesses)
  if (typeof checked === 'string') return checked
  const ended = key.formerLogs.find(({ origin }) => origin === checked.checkpoint.origin)
  const formerKey = ended && (await readVerifierKey(primitives.sha256, ended.verifierKey))
  if (!formerKey) return { checked }
  const again = await checkProof(proof, formerKey, keys.witnesses)
  return typeof again === 'string' ? again : { checked: again, ended }
}
