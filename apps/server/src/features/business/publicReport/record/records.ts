// Records with everything that their public answers need, each by one statement.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { statement } from '../../../../db/statement.ts'
import { publicFiles } from '../../file/service.ts'
import { entries } from '../../integrity/service.ts'
import { citedOf, comingNamesOf, datedOf, isPublic, recallsOf, ruleEndOf, statusOf } from '../../report/service.ts'
import { lineage } from './lineage.ts'

export const records = (db: Db) =>
  db
    .selectFrom('report')
    .selectAll('report')
    .select(statusOf.as('derived'))
    .select(citedOf.as('cited'))
    .select(lineage)
    .select([recallsOf, comingNamesOf, datedOf, ruleEndOf])
    .select([publicFiles.as('files'), entries.as('entries')])
    .select([
      sql<number | null>`(select count from report_check where report_id = report.id)`.as('checks'),
      sql<string>`now()`.as('looked_up_at'),
    ])

export type AnswerRecord = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number]

/** Columns that are instants: as JSON the database writes them in another way than everywhere else. */
export const instants = ['created_at', 'updated_at', 'published_at', 'submitted_at', 'looked_up_at'] as const

function withInstants(record: AnswerRecord): AnswerRecord {
  for (const column of instants) {
    const instant = record[column]
    if (instant !== null) record[column] = new Date(instant).toISOString()
  }
  return record
}

/** Public records by a value, two at most, as one JSON value each: to take a hundred columns out of a row one by one takes longer than the database needs for it. */
function publicBy(condition: (value: string) => RawBuilder<boolean>) {
  const read = statement((db, value: string) =>
    db
      .selectFrom(records(db).where(isPublic).where(condition(value)).limit(2).as('one'))
      .select(sql<AnswerRecord>`to_json(one)`.as('record')),
  )
  return async (db: Db, value: string): Promise<AnswerRecord[]> =>
    (await read(db, value)).map(({ record }) => withInstants(record))
}

export const byPublicId = publicBy((id) => sql<boolean>`report.public_id = ${id}`)
export const byCertificate = publicBy((key) => sql<boolean>`report.certificate_key = ${key}`)
export const byReading = publicBy((key) => sql<boolean>`report.probable_key = ${key}`)
export const byReport = publicBy((key) => sql<boolean>`report_keys(report.report_nos) @> array[${key}]::text[]`)
