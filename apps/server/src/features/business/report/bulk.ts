// Many reports at once, for imports and the demo world: a few statements per batch instead of a dozen per report.
import { sql } from 'kysely'
import { parseNo } from '@register/contract/business/certificateNo'
import type { ReportContent } from '@register/contract/business/report'
import { shanghaiDay } from '@register/contract/dates'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { columnsOf, type ReportRecord } from './content.ts'
import { rememberManufacturers } from './manufacturers.ts'
import { namingDuplicates, newPublicId, searchText } from './store.ts'

/** Rows per statement: 60 columns each stay below the 65,535 values one statement may carry. */
const batch = 200

/** Numbers given out long ago are never given again: the serials continue after the highest imported one. */
async function passSerials(db: Db, rows: readonly ReportRecord[]): Promise<void> {
  const highest = new Map<string, { category: string; body: string; year: number; serial: number }>()
  for (const row of rows) {
    const number = row.certificate_no ? parseNo(row.certificate_no) : undefined
    if (!number || number.body.length !== 3 || number.serial === 0) continue
    const key = `${number.category} ${number.body} ${number.year}`
    if ((highest.get(key)?.serial ?? 0) < number.serial) highest.set(key, number)
  }
  if (highest.size === 0) return
  await db
    .insertInto('code_serial')
    .columns(['category_code', 'body_code', 'year', 'last'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ category: string; body: string; year: number; last: number }>`(select * from unnest(
            ${[...highest.values()].map((one) => one.category)}::text[], ${[...highest.values()].map((one) => one.body)}::text[],
            ${[...highest.values()].map((one) => one.year)}::int[], ${[...highest.values()].map((one) => one.serial)}::int[]))`.as<'given'>(
            sql`given(category, body, year, last)`,
          ),
        )
        // A number may name a category that the catalogue does not list; it has no serials to protect.
        .innerJoin('category', 'category.code', 'given.category')
        .select(['given.category', 'given.body', 'given.year', 'given.last']),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['category_code', 'body_code', 'year'])
        .doUpdateSet({ last: sql<number>`greatest(code_serial.last, excluded.last)` }),
    )
    .execute()
}

async function insertBatch(
  ctx: UserCtx,
  bodyId: number,
  contents: readonly ReportContent[],
  existing: boolean,
): Promise<number[]> {
  const { id: user } = ctx.actor
  const today = shanghaiDay()
  const published = existing
    ? { status: 'published', origin: 'existing', version: 1, status_since: today, published_at: sql<string>`now()` }
    : {}
  const rows: ReportRecord[] = await namingDuplicates(
    ctx.db
      .insertInto('report')
      .values(
        contents.map((content) => ({
          ...columnsOf(ctx.secrets, content),
          ...published,
          public_id: newPublicId(),
          body_id: bodyId,
          created_by: user,
          updated_by: user,
        })),
      )
      .returningAll()
      .execute(),
  )
  await ctx.db
    .insertInto('report_search')
    .values(rows.map((row) => ({ report_id: row.id, body_text: searchText(row) })))
    .execute()
  if (existing) {
    await ctx.db
      .insertInto('report_version')
      .values(
        rows.map((row) => ({
          report_id: row.id,
          version: 1,
          kind: 'publication',
          change_date: today,
          content: JSON.stringify(row),
          user_id: user,
        })),
      )
      .execute()
    await rememberManufacturers(ctx.db, rows)
    await passSerials(ctx.db, rows)
  }
  return rows.map((row) => row.id)
}

/** Checked contents of one body become drafts, or published reports of origin "existing". Returns their ids in order. */
export async function insertMany(
  ctx: UserCtx,
  bodyId: number,
  contents: readonly ReportContent[],
  existing: boolean,
): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < contents.length; start += batch)
    ids.push(...(await insertBatch(ctx, bodyId, contents.slice(start, start + batch), existing)))
  return ids
}
