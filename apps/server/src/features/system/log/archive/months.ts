// Which rows of the audit make up which month, in Shanghai, and which months can be archived next.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

/** A finished month with its rows, which are a range of ids. */
export interface Month {
  month: string
  firstId: number
  lastId: number
}

/** The first instant of the following month. */
const endOf = (month: string) =>
  sql<string>`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Shanghai')`
const monthAt = (instant: ReturnType<typeof sql>) =>
  sql<string>`to_char(${instant} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** Month and last row of the last archive. */
async function lastArchived(db: Db): Promise<{ month: string; lastId: number }> {
  const row = await db
    .selectFrom('audit_archive')
    .select(['month', 'last_id'])
    .where('file_id', 'is not', null)
    .orderBy('last_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { month: row.month, lastId: row.last_id } : { month: '', lastId: 0 }
}

const following = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`
}

/**
 * The finished months that have rows but no archive, oldest first. A row that a wrong clock has put into an earlier
 * month than the row before it belongs to the later month: ids decide.
 */
export async function unarchivedMonths(db: Db): Promise<Month[]> {
  const unarchived: Month[] = []
  let { month: before, lastId } = await lastArchived(db)
  for (;;) {
    const first = await db
      .selectFrom('audit')
      .select(['id', monthAt(sql`at`).as('month')])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!first) return unarchived
    const month = first.month > before ? first.month : following(before)
    const { rows } = await sql<{ is_over: boolean; last: number | null }>`
      select ${endOf(month)} <= now() as is_over, coalesce(
        (select id - 1 from audit where at >= ${endOf(month)} and id > ${first.id} order by at, id limit 1),
        (select max(id) from audit)) as last`.execute(db)
    const [found] = rows
    if (!found?.is_over || found.last === null) return unarchived
    unarchived.push({ month, firstId: first.id, lastId: found.last })
    ;[before, lastId] = [month, found.last]
  }
}
