// Looks at the register that the environment names, without writing to it: its database, its key, its folder, and the verdict on them.
import type pg from 'pg'
import type { Phrase } from '@register/contract/phrase'
import { masterSecret, secretsFrom, type Secrets } from '../access/secrets.ts'
import type { Config } from '../config.ts'
import { refuseUnsafe, type Database } from '../db/databases.ts'
import { readMigrations } from '../db/schema/migration.ts'
import { withClient } from '../db/server/client.ts'
import { refuseLetters, wrongLetters } from '../db/server/letters.ts'
import { versionOf, type ServerVersion } from '../db/server/version.ts'
import { emptyDatabase, findRegister, idInFolder, type Found } from './found.ts'
import { DatabaseFailure } from './databaseFailure.ts'
import type { Situation } from './verdict.ts'
import { refuseRecovering, whenUp, type Patience } from './whenUp.ts'

/** Milliseconds to wait for a database that does not answer. */
const patienceMs = 10_000

/** Failures of the connection name the variable they came from. */
const connected = <T>(
  config: pg.ClientConfig,
  variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withClient({ ...config, connectionTimeoutMillis: patienceMs }, work, (error) => new DatabaseFailure(variable, error))

export interface Looked {
  situation: Situation
  /** Undefined where there is no key yet. */
  secrets: Secrets | undefined
  version: ServerVersion
  /** Of a register that began in it before this was looked at. */
  wrongLetters: Phrase | undefined
}

/** Rejects with DatabaseFailure or the system's error. With `waiting` it waits for a database that is about to be up; a look that only reads does not, and is content with a standby. */
export async function lookAt(
  config: Config,
  database: Database,
  waiting?: Omit<Patience, 'awaySeconds'>,
): Promise<Looked> {
  // The embedded one has just been started here: where it cannot be reached, waiting does not help.
  const patience = waiting && { ...waiting, awaySeconds: config.databaseUrl === undefined ? 0 : config.databaseWait }
  const owner = config.databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  const { found, version, wrong } = await whenUp(
    () =>
      connected(database.owner, owner, async (client) => {
        await refuseUnsafe(client)
        if (patience) await refuseRecovering(client)
        const register = await findRegister(client)
        if (register.applied === undefined) {
          await refuseWithoutRight(client, owner)
          await refuseLetters(client)
        }
        return { found: register, version: await versionOf(client), wrong: await wrongLetters(client) }
      }),
    patience,
  )
  await whenUp(() => connected(database.app, 'DATABASE_URL', () => Promise.resolve()), patience)
  const secrets = await secretsNow(config)
  return { secrets, version, wrongLetters: wrong, situation: await situationOf(config, found, secrets) }
}

/** Told before the first table would be made. */
async function refuseWithoutRight(client: pg.Client, variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL'): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>("SELECT has_schema_privilege('public', 'CREATE') AS may")
  if (!rows[0]?.may) throw new DatabaseFailure(variable, Object.assign(new Error('no right'), { code: '42501' }))
}

/** By the key that the settings name, or that lies in the folder; undefined where there is none yet. */
export async function secretsNow({ secretKey, dataDir }: Config): Promise<Secrets | undefined> {
  const master = await masterSecret(secretKey, dataDir)
  return master && secretsFrom(master)
}

const situationOf = async (config: Config, found: Found, secrets: Secrets | undefined): Promise<Situation> => ({
  found,
  known: (await readMigrations()).map(({ name }) => name),
  keyId: secrets?.log.keyId,
  folderId: await idInFolder(config.dataDir),
  config,
})

/** The situation of a start that would make its database first. */
export const newSituation = async (config: Config): Promise<Situation> =>
  situationOf(config, emptyDatabase, await secretsNow(config))
