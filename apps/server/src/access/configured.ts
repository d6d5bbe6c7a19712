// The present configuration, typed: read from the table at most once a second, and at once after a write of this process.
import { configuredFrom, storedFrom, type ConfigName, type Configured } from '@register/contract/system/config/keys'
import type { Db } from '../db/connect.ts'
import { cached } from '../db/cache/cached.ts'

const rememberMs = 1_000

interface Known {
  all: Configured
  /** The values that differ from the defaults. */
  stored: Partial<Configured>
}

async function read(db: Db): Promise<Known> {
  const rows = await db.selectFrom('config').select(['key', 'value']).where('value', 'is not', null).execute()
  const stored = storedFrom(rows)
  return { stored, all: configuredFrom(stored) }
}

const known = cached(rememberMs, read)

/** Every declared key with its value. Other instances see a write within a second. */
export const configured = async (db: Db): Promise<Configured> => (await known(db)).all

/** The values of those keys that are set: the others take their default from the environment. */
export async function setOf<K extends ConfigName>(db: Db, names: readonly K[]): Promise<Partial<Pick<Configured, K>>> {
  const { stored } = await known(db)
  return Object.fromEntries(names.filter((name) => name in stored).map((name) => [name, stored[name]])) as Partial<
    Pick<Configured, K>
  >
}

/** Call it after a write has committed. */
export const forgetConfigured = (): void => known.forget()
