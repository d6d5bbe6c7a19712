// By which cached public answers are checked at every read: one small statement for all readers who wait, of which none shares one that began before it came (docs/decisions/0073-public-answers-in-memory.md).
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { groupedRuns, sharedRuns } from '../../../../db/cache/groupedRuns.ts'
import { statement } from '../../../../db/statement.ts'
import {
  citedKeys,
  citedMark,
  dueNames,
  isPublic,
  isReplacedBy,
  statusIn,
  statusOf,
  today,
} from '../../report/service.ts'
import { alikeIn } from '../record/lineage.ts'

/** The count of changes of bodies, catalogue and configuration. */
const changes = sql<number>`(select count from public_change)`

/** The certificate numbers of the record's parts, cached with its answer: they stay right as long as the record's row is not written again, so the next mark need not read them out of the parameters. */
export interface Parts {
  parts: readonly string[]
}

/** A record is asked for by its key; `parts`: null when the numbers of its parts are not known yet. */
interface Asked {
  key: string
  parts: readonly string[] | null
}

export interface CertificateMark extends Parts {
  id: number
  /** Changes whenever the answer may have changed. */
  mark: string
  changes: number
  checks: number | null
  /** An instant. */
  now: string
}

/** As the text of an array: an array of arrays would need all of one length. */
const arrayText = (parts: readonly string[] | null): string | null =>
  parts && `{${parts.map((one) => JSON.stringify(one)).join(',')}}`

/**
 * The present state of records, each by index: the transactions that last wrote it, its parts and its neighbours, and their standing today. Files, notices and versions are only written together with their record.
 */
const marksBy = (column: 'public_id' | 'certificate_key') => {
  // The lists come out of subqueries, so that the planner does not see how long they are: it would take the plan for a list
  // of any length for a worse one than that for this list, and plan every call anew, which takes longer than the call.
  // Keys are a subquery of their own: with the numbers in the outer query each call would get a plan of its own, which costs ten times the call.
  const keys = sql<string[]>`(select coalesce(asked.parts::text[], ${citedKeys}, '{}'))::text[]`
  const marks = statement((db, values: readonly string[], parts: readonly (string | null)[]) => ({
    compile: () =>
      sql<CertificateMark & { place: number }>`
      select asked.place::int, one.* from unnest((select ${values}::text[]), (select ${parts}::text[])) with ordinality asked (value, parts, place)
      cross join lateral (
        select report.id,
          json_build_array(report.id, report.xmin, ${statusOf}, ${citedMark(keys)}, ${changes}, ${dueNames},
            (select json_agg(json_build_array(older.xmin, ${statusIn(sql`older`)}) order by older.id) from report older where ${isReplacedBy(sql`older`)}),
            (select json_build_array(newer.xmin, ${statusIn(sql`newer`)}) from report newer where newer.id = report.replaced_by),
            (select json_agg(json_build_array(o.xmin, ${statusIn(sql`o`)}) order by o.id) from report o where ${alikeIn(sql`o`)}))::text as mark,
          ${changes} as changes, ${keys} as parts,
          (select count from report_check where report_id = report.id) as checks, now() as now
        from report where ${isPublic} and ${sql.ref(`report.${column}`)} = asked.value limit 1) one`.compile(db),
  }))
  return onEach((db) =>
    groupedRuns(async (asked: readonly Asked[]) => {
      const rows = await marks(
        db,
        asked.map(({ key }) => key),
        asked.map(({ parts }) => arrayText(parts)),
      )
      const found = new Map(rows.map(({ place, ...mark }) => [place - 1, mark]))
      return asked.map((_, place): CertificateMark | undefined => found.get(place))
    }),
  )
}

/** What is made once for each database handle: connections to different servers share no check. */
function onEach<T extends object>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const one = make(db)
    made.set(db, one)
    return one
  }
}

/** Both resolve to undefined when no record has this number or public id. */
export const markByPublicId = marksBy('public_id')
export const markByCertificate = marksBy('certificate_key')

/**
 * A value that changes whenever a list may have changed: every change of a listed certificate adds an entry to the log, in
 * commit order. Its hash and not its number, which after a change of the primary may be that of another entry.
 */
const listStatement = statement((db) =>
  db.selectNoFrom([
    sql<string | null>`(select hash from integrity_entry order by id desc limit 1)`.as('entry'),
    sql<string>`${today}`.as('day'),
    changes.as('changes'),
  ]),
)
export const listMark = onEach((db) => sharedRuns(async () => (await listStatement(db))[0]))
