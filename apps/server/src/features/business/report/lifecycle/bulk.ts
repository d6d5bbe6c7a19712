// Writes many reports at once, for imports and the demo world: a few statements per batch instead of a dozen per report.
import { sql } from 'kysely'
import type { ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { conflict } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { allCategories } from '../../category/service.ts'
import { applicationsOfCodes, givenOutHere, isLive, checkEntered, lockSerials } from '../../codeApply/service.ts'
import { append, entriesOf } from '../../integrity/service.ts'
import { columnsOf, type ReportRecord } from '../content/content.ts'
import { addMeasures } from '../measures/write.ts'
import { rememberManufacturers } from '../parties/manufacturers.ts'
import { notifyOfImported } from '../notification/followers.ts'
import { lapseLate } from '../rules/late.ts'
import { replaceFormer } from './replace.ts'
import { searchDate, searchText } from '../search/text.ts'
import { writeNames } from '../spelling/names.ts'
import { namingDuplicates, newPublicId } from '../store.ts'

/** Rows per statement. */
const batch = 200

/** How one batch is written. */
interface Bulk {
  /** Published reports of origin "existing" instead of drafts. */
  existing: boolean
  /** The form kind of codes that the catalogue does not have yet. */
  formKind?: string
  /** Invented certificates of a demonstration: entered as if before its first day. */
  invented?: true
}

/** What is confirmed of each content; an import was checked row by row, and a confirmation may have been withdrawn since. */
async function confirmedOf(ctx: UserCtx, bodyId: number, contents: readonly ReportContent[]) {
  const checked = await checkEntered(ctx, bodyId, contents, { lock: true })
  const [problem] = checked.flatMap(({ problems }) => problems)
  if (problem) throw conflict(problem.phrase)
  return checked
}

async function insertBatch(
  ctx: UserCtx,
  bodyId: number,
  contents: readonly ReportContent[],
  { existing, formKind, invented }: Bulk,
): Promise<ReportRecord[]> {
  if (contents.length === 0) return []
  const { id: user } = ctx.actor
  const today = shanghaiDay()
  const categories = await allCategories(ctx)
  const published = existing
    ? {
        status: 'published',
        origin: 'existing',
        version: 1,
        status_since: today,
        published_at: new Date().toISOString(),
      }
    : // Not left to the table: what the search knows of a row follows from it too.
      { status: 'draft' }
  const confirmed = existing && !invented ? await confirmedOf(ctx, bodyId, contents) : []
  const given = contents.map((content, at) => ({
    ...columnsOf(ctx.secrets, content, categories.get(content.categoryCode)?.formKind ?? formKind),
    // As values, not as text: the batch is sent as one JSON, a tenth of the work of 12,000 bound values.
    parameters: content.parameters,
    as_printed: content.asPrinted,
    coverage: content.coverage,
    components: content.components,
    ...published,
    confirmed_grounds: confirmed[at]?.confirmed ?? [],
    confirmation_id: confirmed[at]?.confirmationId ?? null,
    public_id: newPublicId(),
    body_id: bodyId,
    created_by: user,
    updated_by: user,
  }))
  const columns = sql.join(Object.keys(given[0] ?? {}).map((column) => sql.ref(column)))
  const inserted = await namingDuplicates(
    sql<{ id: number; public_id: string }>`
      insert into report (${columns})
      select ${columns} from json_populate_recordset(null::report, ${JSON.stringify(given)}::json)
      returning id, public_id`.execute(ctx.db),
  )
  const idOf = new Map(inserted.rows.map((row) => [row.public_id, row.id]))
  const rows = given.map((one) => ({
    ...one,
    former_names: [],
    id: idOf.get(one.public_id),
  })) as unknown as ReportRecord[]
  const ids = rows.map((row) => row.id)
  await sql`
    insert into report_search (report_id, issue_date, body_text)
    select * from unnest(${ids}::bigint[], ${rows.map(searchDate)}::date[], ${rows.map(searchText)}::text[])`.execute(
    ctx.db,
  )
  await addMeasures(ctx.db, rows)
  await writeNames(
    ctx.db,
    rows.map((row) => row.manufacturer_name),
  )
  if (existing)
    await sql`
      insert into report_version (report_id, version, kind, change_date, content, user_id)
      select report.id, 1, 'publication', coalesce(report.issue_date, report.status_since), to_jsonb(report), ${user}
      from report where report.id = any(${ids}::bigint[])`.execute(ctx.db)
  return rows
}

export interface BulkInsert {
  /** Returns the ids in the order of the contents. */
  add(contents: readonly ReportContent[]): Promise<number[]>
  /** Writes the rows that every publication writes (manufacturers, serials, the integrity log): they are locked last and in one order. */
  finish(): Promise<void>
}

/** Inserts checked contents of one body, batch by batch in one transaction, as drafts or as published reports of origin "existing". */
export function bulkInsert(ctx: UserCtx, bodyId: number, how: Bulk): BulkInsert {
  const { existing } = how
  const makers = new Map<string, ReportRecord>()
  const numbers: string[] = []
  const published: number[] = []
  const successors: ReportRecord[] = []
  return {
    async add(contents) {
      const ids: number[] = []
      for (let start = 0; start < contents.length; start += batch) {
        const rows = await insertBatch(ctx, bodyId, contents.slice(start, start + batch), how)
        for (const row of existing ? rows : []) {
          makers.set(row.manufacturer_credit_code ?? ` ${row.manufacturer_name}`, row)
          numbers.push(...[row.certificate_key, row.probable_key].filter((key) => key !== null))
          published.push(row.id)
          if (row.supersedes_id !== null) successors.push(row)
        }
        ids.push(...rows.map((row) => row.id))
      }
      return ids
    },
    async finish() {
      // Computed before anything is locked that others wait for.
      const entries = await entriesOf(
        ctx,
        published.map((reportId) => ({ reportId, kind: 'publication' as const })),
      )
      const rows = [...makers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
      for (let start = 0; start < rows.length; start += batch)
        await rememberManufacturers(ctx.db, rows.slice(start, start + batch))
      await lockSerials(ctx.db, numbers)
      // A number may have been given out since the rows were checked.
      if ([...(await applicationsOfCodes(ctx, numbers)).values()].some(isLive)) throw conflict(givenOutHere)
      const replaced = []
      for (const row of successors) replaced.push(...(await replaceFormer(ctx, row)).acts)
      await append(ctx, [...entries, ...(await entriesOf(ctx, replaced))])
      await notifyOfImported(ctx, published)
      await lapseLate(ctx, published)
    },
  }
}

/** Inserts checked contents as published reports of origin "existing". Returns their ids in order. */
export async function insertExisting(
  ctx: UserCtx,
  body: { id: number },
  contents: readonly ReportContent[],
): Promise<number[]> {
  const bulk = bulkInsert(ctx, body.id, { existing: true })
  const ids = await bulk.add(contents)
  await bulk.finish()
  return ids
}
