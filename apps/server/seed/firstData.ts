// The first start of a register: basic data, the administrator, the demo world, and one file with the ways to sign in.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordProblem } from '@register/contract/input/password/policy'
import { makePassword } from '../src/access/passwords.ts'
import type { Secrets } from '../src/access/secrets.ts'
import type { Config } from '../src/config.ts'
import { ConfigProblem } from '../src/config/problem.ts'
import type { Pool } from '../src/db/connect.ts'
import type { FileStore } from '../src/files/store.ts'
import { adminName, seedAdmin } from './admin.ts'
import { seedEssentials } from './essentials.ts'
import { demoUserNames, seedPeople } from './demo/people.ts'
import { openRegistration } from './demo/office/registration.ts'
import { seedSamples } from './demo/samples.ts'
import { seedQuality } from './demo/office/quality.ts'
import { seedWorld } from './demo/world.ts'

export interface Seeding {
  db: Pool
  secrets: Secrets
  files: FileStore
  config: Pick<Config, 'adminPassword' | 'demoPassword' | 'demo' | 'dataDir'>
  say: (line: string) => void
}

function checked(name: string, password: string | undefined, username: string): void {
  const problem = password === undefined ? undefined : passwordProblem(password, username)
  if (problem) throw new ConfigProblem(`${name}: ${problem[1]} · ${name}：${problem[0]}`)
}

/** Returns the path of the file with the sign-ins when it was just written or still exists from the first start. */
export async function firstData({ db, secrets, files, config, say }: Seeding): Promise<string | undefined> {
  checked('ADMIN_PASSWORD', config.adminPassword, adminName)
  checked('DEMO_PASSWORD', config.demoPassword, '')
  const file = join(config.dataDir, 'first-sign-in.txt')
  await db.transaction().execute(seedEssentials)
  const known = await db.selectFrom('app_user').select('id').where('username_key', '=', adminName).executeTakeFirst()
  const admin = config.adminPassword ?? makePassword()
  const demo = config.demoPassword ?? makePassword()
  const demoNeeded =
    config.demo &&
    !(await db
      .selectFrom('app_user')
      .select('id')
      .where('username_key', '=', demoUserNames[0] ?? '')
      .executeTakeFirst())
  if (demoNeeded) {
    await seedPeople(db, secrets, demo)
    await openRegistration(db)
  }
  const lines = [
    '首次登录 · First sign-in',
    ...(known
      ? []
      : [
          `${adminName}  ${config.adminPassword ? '(ADMIN_PASSWORD)' : admin}`,
          config.adminPassword ? '' : '  登录后须修改密码 · must be changed after the first sign-in',
          '',
        ]),
    ...(demoNeeded
      ? [
          '演示账号，密码相同 · demonstration accounts, one password for all:',
          `  ${config.demoPassword ? '(DEMO_PASSWORD)' : demo}`,
          ...demoUserNames.map((name) => `  ${name}`),
        ]
      : []),
  ]
  if (!known || demoNeeded) {
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
    if (!known) await seedAdmin(db, admin, config.adminPassword === undefined)
  }
  // Last, and resumable: the next start makes what a killed first start left out.
  if (config.demo) {
    await seedSamples(db)
    await seedWorld({ db, secrets, files, say })
    await seedQuality({ db, secrets })
  }
  return file
}
