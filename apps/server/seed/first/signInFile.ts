// The file with the passwords of the first accounts: written before they exist, never over another one, and named only while it is of use.
import { constants } from 'node:fs'
import { access, copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../src/db/connect.ts'
import { adminName } from './admin.ts'
import { demoUserNames } from '../demo/people.ts'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const name = (dataDir: string) => join(dataDir, 'first-sign-in.txt')

interface SignInFile {
  /** Under a name of its own, which the accounts of a start that is broken off now do not need. */
  write: (lines: readonly string[]) => Promise<void>
  /** Whether such a file waits for its name. */
  waits: () => Promise<boolean>
  /** Gives it its name, or a numbered one where the name is taken. */
  publish: () => Promise<void>
}

export function signInFile(dataDir: string): SignInFile {
  const side = `${name(dataDir)}.new`
  return {
    write: (lines) => writeFile(side, `${lines.join('\n')}\n`, { mode: 0o600 }),
    waits: () => exists(side),
    async publish() {
      for (let number = 1; ; number++) {
        const target = number === 1 ? name(dataDir) : join(dataDir, `first-sign-in-${number}.txt`)
        const done = await copyFile(side, target, constants.COPYFILE_EXCL).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code === 'EEXIST') return false
            throw error
          },
        )
        if (done) break
      }
      await rm(side)
    },
  }
}

/** The path of the file while it exists and one of its accounts still has its first password. */
export async function signInsIn(db: Db, dataDir: string): Promise<string | undefined> {
  if (!(await exists(name(dataDir)))) return undefined
  const unchanged = await db
    .selectFrom('app_user')
    .select('id')
    .where('username_key', 'in', [adminName, ...demoUserNames])
    .where('status', '=', 'active')
    .whereRef('password_changed_at', '=', 'created_at')
    .limit(1)
    .executeTakeFirst()
  return unchanged && name(dataDir)
}
