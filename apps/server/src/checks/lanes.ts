// Shares of a check that are done beside its own process, at the same moment of the database.
import { sql } from 'kysely'
import { allIds, type Finding, type Ids } from '../access/finding.ts'
import type { Db } from '../db/connect.ts'

/** A part of a check: some reports. */
export interface Share extends Ids {
  name: string
}

/** What does shares beside this process, at the same moment of the database. */
export interface Lanes {
  /** How many shares it does at once. */
  count: number
  /** The findings of a share; rejects when it could not be checked. */
  run(share: Share): Promise<readonly Finding[]>
  close(): Promise<void>
}

export interface Beside {
  /** Reports of a share; a register with no more than one share needs no lanes. */
  perShare: number
  /** @param moment the name of the snapshot to read */
  open(moment: string): Lanes
}

/** All ids, cut where another `perShare` reports are full. */
export async function cut(snapshot: Db, perShare: number): Promise<Ids[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as at from report) report where at % ${perShare} = 0 order by id`.execute(
    snapshot,
  )
  const bounds = [allIds.after, ...rows.map(({ id }) => id), allIds.to]
  return bounds.slice(1).map((to, at) => ({ after: bounds[at] ?? 0, to }))
}
