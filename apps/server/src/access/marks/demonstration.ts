// What this register is, by its own row: a demonstration says so on every page and in everything that leaves it.
import { fileMark } from '@register/contract/files/fileMark'
import type { Phrase } from '@register/contract/phrase'
import { cached } from '../../db/cache/cached.ts'
import type { Db } from '../../db/connect.ts'

const hour = 3_600_000

/** The kind of a register never changes while a process runs (start/identity.ts). */
const isDemonstration = cached(
  hour,
  async (db) => (await db.selectFrom('register').select('kind').executeTakeFirst())?.kind === 'demonstration',
)

/** The line above what is printed or read elsewhere; empty in a real register. */
export const markOf = async (db: Db): Promise<string> =>
  (await isDemonstration(db)) ? '演示数据，不得作为依据 · Demonstration data, no evidence of anything' : ''
/** The beginning of the names of exported files; empty in a real register. */
export const fileMarkOf = async (db: Db, say: (phrase: Phrase) => string): Promise<string> =>
  (await isDemonstration(db)) ? say(fileMark) : ''
