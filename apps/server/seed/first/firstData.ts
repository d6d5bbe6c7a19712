// The first data of a register: what every one needs, its first accounts, and the invented records of a demonstration.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import { makePassword } from '../../src/access/passwords.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Config } from '../../src/config.ts'
import type { Db, Pool } from '../../src/db/connect.ts'
import type { FileStore } from '../../src/files/store.ts'
import { adminName, seedAdmin } from './admin.ts'
import { seedEssentials } from '../essentials.ts'
import { signInFile } from './signInFile.ts'
import { lockSeeds } from '../once.ts'
import { demoUserNames, seedPeople } from '../demo/people.ts'
import { openRegistration } from '../demo/office/registration.ts'
import { seedSamples } from '../demo/samples.ts'
import { seedQuality } from '../demo/office/quality.ts'
import { seedWorld } from '../demo/world.ts'

export interface Seeding {
  db: Pool
  secrets: Secrets
  files: FileStore
  config: Pick<Config, 'adminPassword' | 'demoPassword' | 'dataDir'>
  /** What the register is, by its own row: invented accounts and records never reach a real one. */
  demo: boolean
  say: (line: string) => void
}

export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined

/** A new register begins with the day on which it is set up; the head office may set another one (docs/decisions/0100-the-first-day-and-confirmations.md). */
const beginToday = (tx: Db) =>
  tx
    .updateTable('config')
    .set({ value: sql`${JSON.stringify(shanghaiDay())}::jsonb` })
    .where('key', '=', 'firstDay')
    .where('value', 'is', null)
    .execute()

/**
 * The first accounts, all or none, and only while there is no account at all: one that was renamed or removed never comes
 * back. Their passwords are on the disc before the accounts exist.
 */
async function firstAccounts({ db, secrets, config, demo }: Seeding): Promise<void> {
  const admin = config.adminPassword ?? makePassword()
  const shared = config.demoPassword ?? makePassword()
  const file = signInFile(config.dataDir)
  await db.transaction().execute(async (tx) => {
    await lockSeeds(tx)
    if (await hasAccounts(tx)) return
    await beginToday(tx)
    await file.write([
      '首次登录 · First sign-in',
      `${adminName}  ${config.adminPassword ? '(ADMIN_PASSWORD)' : admin}`,
      config.adminPassword ? '' : '  登录后须修改密码 · must be changed after the first sign-in',
      ...(demo
        ? [
            '',
            '演示账号，密码相同 · demonstration accounts, one password for all:',
            `  ${config.demoPassword ? '(DEMO_PASSWORD)' : shared}`,
            ...demoUserNames.map((name) => `  ${name}`),
          ]
        : []),
    ])
    if (demo) {
      await seedPeople(tx, secrets, shared)
      await openRegistration(tx)
    }
    await seedAdmin(tx, admin, config.adminPassword === undefined)
  })
  // Once the accounts are there, also those of an earlier, broken-off start; one start at a time gives the file its name.
  await db.transaction().execute(async (tx) => {
    await lockSeeds(tx)
    if (await file.waits()) await file.publish()
  })
}

export async function firstData(seeding: Seeding): Promise<void> {
  const { db, secrets, files, demo, say } = seeding
  await db.transaction().execute(seedEssentials)
  await firstAccounts(seeding)
  if (!demo) return
  // Last, and resumable: the next start makes what a killed first start left out.
  await seedSamples(db)
  await seedWorld({ db, secrets, files, say })
  await seedQuality({ db, secrets })
}
