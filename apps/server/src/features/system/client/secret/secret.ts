// The secrets of clients: made here, shown once, stored as keyed hashes, one present and at most one former that stays valid for a while.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { secretPrefix } from '@register/contract/system/client/token'
import type { Db } from '../../../../db/connect.ts'
import type { Secrets } from '../../../../access/secrets.ts'

/** Stored with every hash, so that the algorithm can be changed later. */
const algorithm = 'hmac-sha256-1'

const hashOf = (secrets: Secrets, secret: string): Buffer => secrets.mac('clientSecret', secret)

/** A secret of 256 bits after a prefix that identifies it when it is found in a wrong place. */
const makeSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64url')}`

/** Makes the present secret of a client. The last former one stays valid for this many hours, older ones end with their tokens. */
export async function giveSecret(
  { db, secrets }: { db: Db; secrets: Secrets },
  clientId: number,
  overlapHours: number,
): Promise<string> {
  await db
    .deleteFrom('client_secret')
    .where('client_id', '=', clientId)
    .$if(overlapHours > 0, (query) => query.where('ends_at', 'is not', null))
    .execute()
  await db
    .updateTable('client_secret')
    .set({ ends_at: sql<string>`now() + make_interval(hours => ${overlapHours})` })
    .where('client_id', '=', clientId)
    .execute()
  const secret = makeSecret()
  await db
    .insertInto('client_secret')
    .values({ client_id: clientId, hash: hashOf(secrets, secret), algorithm })
    .execute()
  return secret
}

/** Ends the former secret with its tokens; returns whether there was one. */
export async function endFormer(db: Db, clientId: number): Promise<boolean> {
  const ended = await db
    .deleteFrom('client_secret')
    .where('client_id', '=', clientId)
    .where('ends_at', 'is not', null)
    .returning(sql<boolean>`ends_at > now()`.as('held'))
    .execute()
  return ended.some(({ held }) => held)
}

export interface StoredSecret {
  id: number
  hash: Buffer
}

/** A hash that belongs to no secret; compared with when the client is unknown, so that the response time does not reveal it. */
const dummy: StoredSecret = { id: 0, hash: Buffer.alloc(32) }

/** The stored secret that the given one equals. Always does the same work, so that the response time reveals nothing. */
export function secretAmong(
  secrets: Secrets,
  stored: readonly StoredSecret[],
  given: string,
): StoredSecret | undefined {
  const hash = hashOf(secrets, given)
  const compared = [...stored, dummy, dummy].slice(0, 2)
  const [found] = compared.filter((one) => timingSafeEqual(one.hash, hash))
  return found === dummy ? undefined : found
}
