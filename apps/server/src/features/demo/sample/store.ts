// Samples as rows: read, written and counted. Everybody signed in shares them, so their number is limited.
import { sql, type Selectable } from 'kysely'
import {
  sampleFields,
  type postSample,
  type Sample,
  type SampleKind,
  type SampleStatus,
} from '@register/contract/demo/sample'
import { badField, badFields, conflict, staleRev, takenField } from '@register/contract/errors'
import { missing } from '@register/contract/fields'
import type { z } from 'zod'
import { found, type UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import type { DemoSampleTable } from '../../../db/tables.ts'

type Row = Selectable<DemoSampleTable>
export type Given = Partial<Omit<z.output<(typeof postSample)['body']>, 'id' | 'rev'>>

/** Enough for every demonstration, and no store for anything else. */
export const mostSamples = 5_000

export const asSample = (row: Row): Sample => ({
  id: row.id,
  rev: row.rev,
  sampleNo: row.sample_no,
  name: row.name,
  kind: row.kind as SampleKind,
  status: row.status as SampleStatus,
  owner: row.owner,
  tester: row.tester,
  quantity: row.quantity,
  fee: row.fee,
  progress: row.progress,
  urgent: row.urgent,
  receivedOn: row.received_on,
  tags: row.tags,
  remark: row.remark,
  updatedAt: row.updated_at,
})

/** The columns of what is given; what is left out stays as it is, null empties. */
const columnsOf = (given: Given) => ({
  ...(given.sampleNo ? { sample_no: given.sampleNo } : {}),
  ...(given.name ? { name: given.name } : {}),
  ...(given.kind ? { kind: given.kind } : {}),
  ...(given.status ? { status: given.status } : {}),
  ...(given.owner ? { owner: given.owner } : {}),
  ...(given.receivedOn ? { received_on: given.receivedOn } : {}),
  ...(given.tester === undefined ? {} : { tester: given.tester ?? '' }),
  ...(given.quantity === undefined ? {} : { quantity: given.quantity }),
  ...(given.fee === undefined ? {} : { fee: given.fee }),
  ...(given.progress === undefined ? {} : { progress: given.progress }),
  ...(given.urgent === undefined ? {} : { urgent: given.urgent ?? false }),
  ...(given.tags === undefined ? {} : { tags: given.tags ?? [] }),
  ...(given.remark === undefined ? {} : { remark: given.remark ?? '' }),
})

/** Makes room for `count` more or refuses; until COMMIT nobody else adds any. */
export async function makeRoom(db: Db, count: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demo_sample'))`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*) as count from demo_sample`.execute(db)
  if ((rows[0]?.count ?? 0) + count > mostSamples)
    throw conflict([
      `演示列表最多 ${mostSamples} 条，请先删除一些`,
      `The demonstration list holds ${mostSamples} samples at most. Delete some first`,
    ])
}

const complete = (ctx: UserCtx, given: Given) => ({
  ...columnsOf(given),
  sample_no: given.sampleNo ?? '',
  name: given.name ?? '',
  kind: given.kind ?? '',
  status: given.status ?? '',
  owner: given.owner ?? '',
  received_on: given.receivedOn ?? '',
  created_by: ctx.actor.id,
  updated_by: ctx.actor.id,
})

/** Complete samples, all with the same fields; a known number changes its sample. */
export async function putSamples(ctx: UserCtx, samples: readonly Given[]): Promise<void> {
  const rows = samples.map((given) => complete(ctx, given))
  const [first] = rows
  if (!first) return
  const taken = (Object.keys(first) as (keyof typeof first)[]).filter((key) => key !== 'created_by')
  const set = sql.join(taken.map((key) => sql`${sql.ref(key)} = ${sql.ref(`excluded.${key}`)}`))
  const insert = ctx.db.insertInto('demo_sample').values(rows)
  await sql`${insert} on conflict (sample_no) do update set ${set}, rev = demo_sample.rev + 1, updated_at = now()`.execute(
    ctx.db,
  )
}

const updateSample = (ctx: UserCtx, id: number, given: Given): Promise<Row> =>
  ctx.db
    .updateTable('demo_sample')
    .set({ ...columnsOf(given), updated_by: ctx.actor.id, updated_at: sql<string>`now()` })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function refuseTaken(ctx: UserCtx, number: string | null | undefined, except: number): Promise<void> {
  const taken = await ctx.db
    .selectFrom('demo_sample')
    .select('id')
    .where('sample_no', '=', number ?? '')
    .where('id', '!=', except)
    .executeTakeFirst()
  if (taken)
    throw takenField('sampleNo', [`样品编号 ${number} 已被使用`, `The sample number ${number} is used already`])
}

/** A new sample, or with `id` and `rev` the change of one: fields left out stay. */
export async function saveSample(
  ctx: UserCtx,
  { id, rev, ...given }: Given & { id?: number | undefined; rev?: number | undefined },
): Promise<Sample> {
  if (id === undefined) {
    const gaps = missing(sampleFields, given)
    if (gaps.length > 0) throw badFields(gaps)
    await makeRoom(ctx.db, 1)
    await refuseTaken(ctx, given.sampleNo, -1)
    return asSample(
      await ctx.db.insertInto('demo_sample').values(complete(ctx, given)).returningAll().executeTakeFirstOrThrow(),
    )
  }
  if (rev === undefined) throw badField('rev', ['修订号必须填写', 'Revision is required'])
  const row = found(
    await ctx.db.selectFrom('demo_sample').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  if (row.rev !== rev) {
    const by = await ctx.db
      .selectFrom('app_user')
      .select('nickname')
      .where('id', '=', row.updated_by ?? -1)
      .executeTakeFirst()
    throw staleRev({ rev: row.rev, by: by?.nickname ?? '', at: row.updated_at })
  }
  const emptied = missing(sampleFields, { ...asSample(row), ...given })
  if (emptied.length > 0) throw badFields(emptied)
  await refuseTaken(ctx, given.sampleNo ?? row.sample_no, id)
  return asSample(await updateSample(ctx, id, given))
}

/** Returns how many were there. */
export async function removeSamples(ctx: UserCtx, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('demo_sample')
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
