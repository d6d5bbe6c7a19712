// Writes, once and for good, what this register is: its id and its kind, in the database and in the data folder.
import { randomInt } from 'node:crypto'
import { productVersion } from '@register/contract/product'
import type { Pool } from '../db/connect.ts'
import { lockSeeds } from '../../seed/once.ts'
import type { Identity, Kind } from './found.ts'
import { markFolder } from './folder.ts'

/** Digits and capitals that nobody confuses when an id is read out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** The row as it is now; another process may have written it first, with the same kind, since it found the same. */
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

/** @param kind of a register without its row */
export async function identify(db: Pool, dataDir: string, kind: Kind): Promise<Identity> {
  const identity = await rowOf(db, kind)
  await markFolder(dataDir, identity.id)
  return identity
}
