// Keeps how far a check under way has come, and finds it again where an earlier attempt was broken off.
import { productVersion } from '@register/contract/product'
import type { Db } from '../../db/connect.ts'
import type { Secrets } from '../secrets.ts'
import { readSigned, sayStep, writeSigned } from './signed.ts'

interface Versioned {
  /** Of the product: another one begins anew. */
  version: string
}

/** What an earlier attempt has left; `isForged`: something that was not written with the key of this register. */
export async function leftBy<P extends Versioned>(
  db: Db,
  secrets: Secrets,
  job: string,
): Promise<{ isForged: boolean; progress?: P }> {
  const signed = await readSigned<P>(db, secrets, job)
  const progress = signed.is === 'sound' ? signed.value : undefined
  return { isForged: signed.is === 'forged', ...(progress?.version === productVersion && { progress }) }
}

export interface Keeping {
  /** It writes beside the snapshot that is checked. */
  db: Db
  secrets: Secrets
  job: string
  /** Milliseconds between two times that the progress is written, because each is a write. */
  everyMs?: number
}

export interface Keeper<P> {
  /** As it stands. */
  now(): P
  /** Takes the change, and writes all of it once in a while. */
  moved(change: Partial<P>): Promise<void>
  /** The same, and writes it now, with what is read from here on. */
  step(name: string, change?: Partial<P>): Promise<void>
}

export function keeperOf<P extends Versioned>({ db, secrets, job, everyMs = 1_000 }: Keeping, first: P): Keeper<P> {
  let now = first
  let writtenAt = Number.NEGATIVE_INFINITY
  const write = async () => {
    writtenAt = performance.now()
    await writeSigned(db, secrets, job, now)
  }
  return {
    now: () => now,
    async moved(change) {
      now = { ...now, ...change }
      if (performance.now() - writtenAt >= everyMs) await write()
    },
    async step(name, change) {
      now = { ...now, ...change }
      await write()
      await sayStep(db, job, name)
    },
  }
}
