// The keys of the register's log and of the witnesses that it names, read from their texts.
import type { LogKey } from '@register/contract/business/integrity/log'
import { readVerifierKey, type VerifierKey } from '@register/contract/tlog/note'
import { primitives } from './primitives.ts'

export interface LogKeys {
  log: VerifierKey
  witnesses: VerifierKey[]
}

/** Undefined where the register has published no checkpoint yet, or names a key that is none. */
export async function logKeys({ verifierKey, witnesses }: LogKey): Promise<LogKeys | undefined> {
  const log = await readVerifierKey(primitives.sha256, verifierKey ?? '')
  const named = await Promise.all(witnesses.map(({ key }) => readVerifierKey(primitives.sha256, key)))
  return log && { log, witnesses: named.flatMap((key) => key ?? []) }
}
