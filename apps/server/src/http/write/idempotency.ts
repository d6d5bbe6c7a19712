// Writes that clients may repeat: the first commit stores its answer together with its effect, later calls with the key get that answer.
import { createHash } from 'node:crypto'
import { badField, otherBody, stillRunning } from '@register/contract/errors'
import { mostFindings, type Finding } from '../../access/finding.ts'
import type { Db } from '../../db/connect.ts'

export interface Attempt {
  userId: number
  key: string
  route: string
  body: unknown
}

/** The idempotency key of a request: at most 255 visible characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = String(header)
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw badField('Idempotency-Key', [
      'Idempotency-Key 应为 1 到 255 个可见字符',
      'Idempotency-Key must be 1 to 255 visible characters',
    ])
  return key
}

/** Claims the key in this transaction. A second caller waits until the first has committed, and gets its answer here. */
export async function claim(db: Db, { userId, key, route, body }: Attempt): Promise<{ reply: unknown } | undefined> {
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()
  const inserted = await db
    .insertInto('idempotency')
    .values({ user_id: userId, key, route, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === '55P03' ? stillRunning() : error
    })
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) throw stillRunning()
  if (row.route !== route || !row.request_hash.equals(hash)) throw otherBody()
  return { reply: row.reply }
}

export async function settle(db: Db, { userId, key }: Attempt, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ reply: JSON.stringify(reply ?? null) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

/** Finds keys without a reply: both are written in one transaction, so such a key shows damage. */
export async function* idempotencyFindings(db: Db): AsyncGenerator<Finding> {
  const rows = await db
    .selectFrom('idempotency')
    .select(['user_id', 'key'])
    .where('reply', 'is', null)
    .limit(mostFindings)
    .execute()
  for (const { user_id, key } of rows)
    yield {
      kind: 'request-without-reply',
      what: 'A repeated request would find that it was done, but not what it answered.',
      where: `idempotency:${user_id}/${key}`,
    }
}
