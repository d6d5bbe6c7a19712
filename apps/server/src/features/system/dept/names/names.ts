// The names of a body by their days. A body that is renamed keeps the earlier ones, because its certificates print the name of their day (docs/decisions/0097-facts-have-two-days.md).
import type { z } from 'zod'
import type { BodyNameEntry, setBodyNames } from '@register/contract/system/dept/names'
import { shanghaiDay } from '@register/contract/dates'
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { bodyAbove, depts, lockTree } from '../store.ts'

interface Named {
  id: number
  name_zh: string
  name_en: string
  body_code: string | null
}

async function storedNames({ db }: UserCtx, id: number): Promise<BodyNameEntry[]> {
  const rows = await db
    .selectFrom('body_name')
    .select(['name_zh', 'name_en', 'effective_on'])
    .where('dept_id', '=', id)
    .orderBy('effective_on', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map((row) => ({ nameZh: row.name_zh, nameEn: row.name_en, on: row.effective_on }))
}

async function write(ctx: UserCtx, id: number, names: readonly BodyNameEntry[]): Promise<void> {
  await ctx.db.deleteFrom('body_name').where('dept_id', '=', id).execute()
  // One name alone is the name of the department itself.
  if (names.length > 1)
    await ctx.db
      .insertInto('body_name')
      .values(
        names.map(({ nameZh, nameEn, on }) => ({
          dept_id: id,
          name_zh: nameZh,
          name_en: nameEn,
          effective_on: on,
          user_id: ctx.actor.id,
        })),
      )
      .execute()
}

/** A body that is given another name in its form is called so from today on; certificates of earlier days keep theirs. `before`: locked. */
export async function keepName(ctx: UserCtx, before: Named, given: { nameZh: string; nameEn: string }): Promise<void> {
  const [nameZh, nameEn] = [given.nameZh.trim(), given.nameEn.trim()]
  if (!before.body_code || (before.name_zh === nameZh && before.name_en === nameEn)) return
  const today = shanghaiDay()
  const known = await storedNames(ctx, before.id)
  const first = known.length > 0 ? known : [{ nameZh: before.name_zh, nameEn: before.name_en, on: null }]
  await write(ctx, before.id, [...first.filter(({ on }) => on !== today), { nameZh, nameEn, on: today }])
}

export async function readNames(ctx: UserCtx, id: number): Promise<{ rev: number; names: BodyNameEntry[] }> {
  const { rev, nameZh, nameEn } = await depts.read(ctx, id)
  const names = await storedNames(ctx, id)
  return { rev, names: names.length > 0 ? names : [{ nameZh, nameEn, on: null }] }
}

/** The whole line at once, so that it ends the same in whatever order its names became known. */
export async function setNames(
  ctx: UserCtx,
  { id, rev, names }: z.output<(typeof setBodyNames)['body']>,
): Promise<{ rev: number; names: BodyNameEntry[] }> {
  await lockTree(ctx)
  const before = await depts.lock(ctx, id, rev)
  if (!before.body_code)
    throw badField('names', ['只有型式试验机构有名称沿革', 'Only a type-testing body has names over time'])
  // Certificates print these names, so a body does not set its own.
  if (!ctx.scope.all && (await bodyAbove(ctx, ctx.actor.deptId)))
    throw badField('names', [
      '机构名称沿革由上级主管部门设定，机构不能自行设定',
      'Names over time are set by the authority above: a body cannot set its own',
    ])
  const line = names.toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''))
  const last = line.at(-1)
  if (!last) throw new Error('A line of names without a name')
  const was = await storedNames(ctx, id)
  const { parentId: _, bodyCode: __, categories: ___, ...values } = await depts.read(ctx, id)
  await depts.update(ctx, before, { ...values, nameZh: last.nameZh, nameEn: last.nameEn })
  await write(ctx, id, line)
  ctx.note.detail = { ...ctx.note.detail, names: line, formerNames: was }
  return readNames(ctx, id)
}
