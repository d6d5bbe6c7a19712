// The entries of the log from one on, each with its record where it is the latest of its certificate.
import { sql } from 'kysely'
import type { publicChanges } from '@register/contract/business/integrity/changes'
import type { Input, Output } from '@register/contract/endpoint'
import type { Ctx } from '../../../../access/ctx.ts'
import { sharedRuns } from '../../../../db/cache/groupedRuns.ts'
import type { Db } from '../../../../db/connect.ts'
import { asEntry } from '../log/chain.ts'
import { recordsWhere } from '../log/record.ts'

/** The id of the last entry of the log; 0 where there is none. */
export async function lastEntry(db: Db): Promise<number> {
  return (await db.selectFrom('integrity_head').select('last_id').executeTakeFirstOrThrow()).last_id
}

/**
 * The changes for all callers of one server: those who ask for the same ones while they are read share the next reading,
 * because after each entry everyone who waited for it comes in the same moment. A caller never joins a reading that is under way:
 * it may have begun before an entry of which the caller knows, and a copy takes an answer without it for a forgery.
 */
export function sharedChanges(): typeof readChanges {
  type Reading = { read: () => ReturnType<typeof readChanges>; callers: number }
  // For each pool: strangers and the office read on connections of their own.
  const pools = new WeakMap<Db, Map<string, Reading>>()
  return async (ctx, query) => {
    const readings = pools.get(ctx.db) ?? new Map<string, Reading>()
    pools.set(ctx.db, readings)
    const key = `${query.from} ${query.size}`
    const one = readings.get(key) ?? { read: sharedRuns(() => readChanges(ctx, query)), callers: 0 }
    readings.set(key, one)
    one.callers++
    try {
      return await one.read()
    } finally {
      if (--one.callers === 0) readings.delete(key)
    }
  }
}

/** A record and its latest entry are of one statement: what changes between entries and records is later than the entries, and comes with an entry of its own. */
async function readChanges(
  { db }: Ctx,
  { from, size }: Input<typeof publicChanges>['query'],
): Promise<Output<typeof publicChanges>> {
  const rows = await db
    .selectFrom('integrity_entry')
    .selectAll()
    .where('id', '>=', from)
    .orderBy('id')
    .limit(size)
    .execute()
  const ids = [...new Set(rows.map((row) => row.report_id))]
  const records = await recordsWhere(db, sql<boolean>`report.id = any(${ids}::bigint[])`, size)
  const latest = new Map(records.map(({ record, entry }) => [entry?.id, record]))
  return {
    list: rows.map((row) => ({ entry: asEntry(row), record: latest.get(row.id) ?? null })),
    next: (rows.at(-1)?.id ?? from - 1) + 1,
    last: await lastEntry(db),
  }
}
