// The table of samples: added and counted. Every signed-in person shares them, so their number is limited.
import { sql } from 'kysely'
import { sampleFields, sampleRowFields, type postSample, type Sample } from '@register/contract/demo/sample'
import { badFields, conflict } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import { missing } from '@register/contract/fields'
import { bodyOf } from '@register/contract/record/shape'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { columnName } from '../../../db/columnName.ts'
import { everybody, storeOf } from '../../../records/store.ts'

export type Given = Partial<Omit<Input<typeof postSample>['body'], 'id' | 'rev'>>

/** Enough for a demonstration, and too few to misuse the list as storage. */
export const mostSamples = 5_000

export const samples = storeOf({
  table: 'demo_sample',
  noun: 'sample',
  fields: sampleFields,
  rowFields: sampleRowFields,
  called: 'sampleNo',
  audited: ['sampleNo'],
  scope: everybody,
  order: sql`demo_sample.sample_no desc`,
  unique: { demo_sample_sample_no_key: 'sampleNo' },
})

const whole = bodyOf(sampleFields)

/** Every value of a sample: the new values, else the stored ones; refuses what is still missing. */
function completed(given: Given, known: Partial<Sample> = {}) {
  const values = Object.fromEntries(
    sampleFields.map(({ key }) => [key, given[key] === undefined ? known[key] : given[key]]),
  )
  const gaps = missing(sampleFields, values)
  if (gaps.length > 0) throw badFields(gaps)
  return whole.parse(values)
}

/** Refuses when `count` more would exceed the limit; other calls wait until COMMIT. */
export async function makeRoom(db: Db, count: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demo_sample'))`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*) as count from demo_sample`.execute(db)
  if ((rows[0]?.count ?? 0) + count > mostSamples)
    throw conflict([
      `演示列表最多 ${mostSamples} 条，请先删除一些`,
      `The demonstration list holds ${mostSamples} samples at most. Delete some first`,
    ])
}

/** Writes complete samples, all with the same fields; one with an existing number changes its sample in these fields. */
export async function putSamples(ctx: UserCtx, given: readonly Given[]): Promise<void> {
  const [first] = given
  if (!first) return
  const rows = given.map((one) => samples.fresh(ctx, completed(one)))
  const replaced = [...Object.keys(first).map(columnName), 'updated_by']
  const set = sql.join(replaced.map((key) => sql`${sql.ref(key)} = ${sql.ref(`excluded.${key}`)}`))
  const insert = ctx.db.insertInto('demo_sample').values(rows)
  await sql`${insert} on conflict (sample_no) do update set ${set}, rev = demo_sample.rev + 1, updated_at = now()`.execute(
    ctx.db,
  )
}

/** Adds a sample, or with `id` and `rev` changes one: fields that are left out stay. */
export async function saveSample(
  ctx: UserCtx,
  { id, rev = 0, ...given }: Input<typeof postSample>['body'],
): Promise<Sample> {
  if (id === undefined) {
    const values = completed(given)
    await makeRoom(ctx.db, 1)
    return samples.add(ctx, values)
  }
  const before = await samples.lock(ctx, id, rev)
  await samples.update(ctx, before, completed(given, await samples.read(ctx, id)))
  return samples.read(ctx, id)
}

/** Returns how many samples it removed. */
export async function removeSamples(ctx: UserCtx, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('demo_sample')
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
