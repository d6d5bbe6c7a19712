// Reminders before the validity of a certificate ends: to the companies on it and to its followers, once for each of the configured days.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import type { Work } from '../../../../jobs/engine.ts'
import { followersOf, notifyFromSystem } from '../../../system/message/service.ts'
import { statusIs, today } from '../content/row.ts'
import type { ReportRecord } from '../content/content.ts'
import { objectOf } from '../store.ts'
import { companiesOf, aboutOf } from './notify.ts'
import { makerOf, publicObject } from './followers.ts'

/** Certificates of one round. */
const batch = 200

/** Valid certificates that end within this many days, without a reminder for the nearest of `days` yet. */
const due = (db: Db, days: readonly number[]) =>
  db
    .selectFrom('report')
    .where(sql<boolean>`report.valid_to between ${today} and ${today} + ${Math.max(...days)}::int`)
    .where(statusIs(['published']))
    .select(nearest(days).as('days'))
    .where(
      sql<boolean>`not exists (select 1 from expiry_reminder e where e.report_id = report.id
        and e.valid_to = report.valid_to and e.days <= ${nearest(days)})`,
    )

/** The smallest of `days` that is not over yet: with 20 days left of 90, 30 and 7 it is 30. */
const nearest = (days: readonly number[]) =>
  sql<number>`(select min(d) from unnest(${[...days]}::int[]) d where d >= report.valid_to - ${today})`

async function remind(db: Db, row: ReportRecord, days: number): Promise<void> {
  if (row.valid_to === null) return
  const said = await db
    .insertInto('expiry_reminder')
    .values({ report_id: row.id, valid_to: row.valid_to, days })
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst()
  // Another instance has sent it already.
  if (!said) return
  const about = aboutOf(row, { date: row.valid_to })
  const companies = await companiesOf(db, row)
  await notifyFromSystem({ db }, { kind: 'certificateExpiring', to: companies, object: objectOf(row.id), about })
  const followers = await followersOf(db, { reportId: row.id, ...makerOf(row) })
  const to = followers.filter((id) => !companies.includes(id))
  await notifyFromSystem({ db }, { kind: 'certificateExpiring', to, object: publicObject(row), about })
}

/** Returns the number of certificates it sent reminders for. */
export async function remindExpiry(
  { db, signal }: Pick<Work, 'db' | 'signal'>,
  days: readonly number[],
): Promise<number> {
  let notified = 0
  let rows: (ReportRecord & { days: number })[]
  do {
    rows = await due(db, days)
      .selectAll('report')
      .orderBy('report.valid_to')
      .orderBy('report.id')
      .limit(batch)
      .execute()
    for (const row of rows) {
      signal.throwIfAborted()
      await db.transaction().execute((tx) => remind(tx, row, row.days))
      notified++
    }
  } while (rows.length === batch)
  return notified
}
