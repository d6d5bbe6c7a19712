// Writes, once and for good, what this register is: its id and its kind, in the database and in the data folder.
import { randomInt } from 'node:crypto'
import { productVersion } from '@register/contract/product'
import type { Pool } from '../db/connect.ts'
import { lockSeeds } from '../../seed/once.ts'
import type { Identity, Kind } from './found.ts'
import { markFolder } from './folder.ts'
import { verdictOn, type Situation } from './verdict.ts'

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
