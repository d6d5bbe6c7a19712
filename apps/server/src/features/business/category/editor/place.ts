// Where an entry may be placed in the tree, and the paths, levels and leaves that follow from it.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { refuseBelowUsed } from './uses.ts'

const deepest = 3

/** The entry that is being placed. */
interface Moved {
  code: string
  /** The present parent; missing for a new entry. */
  from?: string | null
  /** The root of the branch that moves along: the code itself, or the key that it replaces. Missing for a new entry. */
  branch?: string
}

export interface Place {
  parent_code: string | null
  level: number
  path: string[]
}

/** Levels from an entry to the deepest below it, itself included. */
async function heightOf({ db }: UserCtx, code: string): Promise<number> {
  const { rows } = await sql<{
    height: number
  }>`select coalesce(max(array_length(path, 1) - array_position(path, ${code}) + 1), 1)::int as height
    from category where path @> array[${code}]::text[] and became is null`.execute(db)
  return rows[0]?.height ?? 1
}

/** The place below this parent. Refuses a parent that does not exist, that is below the entry, that is too deep, or that records use. */
export async function placeUnder(
  ctx: UserCtx,
  parentCode: string,
  { code, from, branch = code }: Moved,
): Promise<Place> {
  if (parentCode === '') return { parent_code: null, level: 1, path: [code] }
  const parent = await ctx.db
    .selectFrom('category')
    .select(['id', 'path', 'name_zh', 'name_en'])
    .where('code', '=', parentCode)
    .where('became', 'is', null)
    // Waits for transactions that are writing records of the parent, so that those records are counted.
    .forUpdate()
    .executeTakeFirst()
  if (!parent)
    throw badField('parentCode', [
      `上级：目录中没有代码 ${parentCode}`,
      `Belongs to: the catalogue has no code ${parentCode}`,
    ])
  if (parent.path.includes(branch))
    throw badField('parentCode', [
      '上级不能是自己或自己的下级',
      'Belongs to: an entry cannot be placed under itself or under an entry below it',
    ])
  const level = parent.path.length + 1
  if (level + (await heightOf(ctx, branch)) - 1 > deepest)
    throw badField('parentCode', [
      `上级：目录最多 ${deepest} 级`,
      `Belongs to: the catalogue has ${deepest} levels at most`,
    ])
  if (parentCode !== from) await refuseBelowUsed(ctx, { id: parent.id, name: [parent.name_zh, parent.name_en] })
  return { parent_code: parentCode, level, path: [...parent.path, code] }
}

/** Gives every entry below `former`, including keys that became codes, a path that begins with `path`. */
export async function movePaths({ db }: UserCtx, former: string, path: readonly string[]): Promise<void> {
  await sql`update category set
      path = ${[...path]}::text[] || path[array_position(path, ${former}) + 1:],
      level = least(${deepest}, ${path.length} + array_length(path, 1) - array_position(path, ${former}))
    where path @> array[${former}]::text[] and code <> ${former}`.execute(db)
}

/** Updates `leaf` for these codes: entries without children are leaves, and only leaves can have records. */
export async function settleEnds({ db }: UserCtx, codes: readonly (string | null)[]): Promise<void> {
  await sql`update category set leaf = not exists (select from category as below where below.parent_code = category.code)
    where code = any(${codes.filter((code) => code !== null)}::text[])`.execute(db)
}
