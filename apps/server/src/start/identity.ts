// Writes, once and for good, what this register is: its id and its kind, in the database and in the data folder.
import { randomInt } from 'node:crypto'
import { productVersion } from '@register/contract/product'
import type { Pool } from '../db/connect.ts'
import { lockSeeds } from '../../seed/once.ts'
import type { Identity, Kind } from './found.ts'
import { markFolder } from './folder.ts'
import { verdictOn, type Situation } from './verdict.ts'

/** The line that a start prints when it begins a new register. */
export const beginningOf = {
  real: 'A real register begins, and stays one · 建立正式登记系统，此后不能改变',
  demonstration:
    'A demonstration begins, with invented records; it never becomes a real register (DEMO=off with an empty database begins one) · 建立演示系统，内容均为虚构，不能转为正式系统（正式系统须以 DEMO=off 和空数据库建立）',
} as const

const kinds = { real: ['正式系统', 'real register'], demonstration: ['演示系统', 'demonstration'] } as const

/** Which product, and which register of which kind it is; the last lines of a start. */
export function lineOfKind({ kind, id }: Identity): string {
  const [zh, en] = kinds[kind]
  return `${productVersion}, ${en} ${id} · ${zh}`
}

/** Digits and capitals that nobody confuses when an id is read out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** The row as it is now. Another process may have written it first. */
async function rowOf(db: Pool, kind: Kind): Promise<Identity> {
  return db.transaction().execute(async (tx) => {
    await lockSeeds(tx)
    const known = await tx.selectFrom('register').select(['id', 'kind']).executeTakeFirst()
    if (known) return known as Identity
    const id = [group(), group(), group()].join('-')
    await tx.insertInto('register').values({ id, kind, version: productVersion }).execute()
    return { id, kind }
  })
}

/**
 * Checks once more when the row is there, because another start may have begun the register as the other kind since
 * this one looked; throws StartProblem then.
 * @param kind of a register without its row
 */
export async function identify(db: Pool, situation: Situation, kind: Kind): Promise<Identity> {
  const register = await rowOf(db, kind)
  verdictOn({ ...situation, found: { ...situation.found, register } })
  await markFolder(situation.config.dataDir, register.id)
  return register
}
