// The equipment catalogue, read whole and cached for two seconds.
import { sql, type RawBuilder } from 'kysely'
import type { CategoryNode } from '@register/contract/business/category/category'
import { unlistedSource } from '@register/contract/business/category/lists'
import { choosableForms, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { formKinds, formNamed } from '@register/contract/rules/parameters/formKinds'
import type { Ctx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { cached, cachedEach } from '../../../db/cache/cached.ts'

export interface Category {
  code: string
  parentCode: string | null
  /** Codes from the first level to this one; a key that became a code is below that code. */
  path: readonly string[]
  /** The confirmed code that replaced a key of the register. The tree does not show such a key. */
  became: string | null
  level: number
  leaf: boolean
  name: readonly [string, string]
  formKind: string
  /** The parameter forms that its records may have, in the order of the choices. */
  forms: readonly ParameterForm[]
  source: string
  edition: string
  retired: boolean
  /** True when the code was seen on certificates or in a rule; otherwise it is a key of this register, and no number is given out for it. */
  confirmed: boolean
}

/** A form that this version of the program does not know cannot be filled in, so it is left out. A code of no list has every form of its kind. */
function formsIn({ source, forms, form_kind: kind }: { source: string; forms: readonly string[]; form_kind: string }) {
  if (source !== unlistedSource || forms.length > 0) return forms.flatMap((key) => formNamed(key) ?? [])
  const own = formKinds.find(({ key }) => key === kind)
  return own ? choosableForms(own) : []
}

/** `which`: a condition; without it all entries. */
async function read(db: Db, which?: RawBuilder<boolean>): Promise<Map<string, Category>> {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .where(which ?? sql<boolean>`true`)
    .orderBy('sort')
    .orderBy('code')
    .execute()
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        parentCode: row.parent_code,
        path: row.path,
        became: row.became,
        level: row.level,
        leaf: row.leaf,
        name: [row.name_zh, row.name_en],
        formKind: row.form_kind,
        forms: formsIn(row),
        source: row.source,
        edition: row.edition,
        retired: row.retired,
        confirmed: row.confirmed,
      },
    ]),
  )
}

/** How long other instances may not see a write. */
const rememberMs = 2_000

const above = (code: string) => sql<boolean>`(code = ${code} or code in (
  select unnest(own.path) from category own where own.code = ${code}))`
const branches = cachedEach(rememberMs, (db, code: string) => read(db, above(code)))

/** By code, in catalogue order; a transaction reads the table instead of the cache. */
export const categories = cached(rememberMs, (db) => read(db))

/** A code and those above it: a transaction, which does not use the cache, reads only these. */
export const branchOf = (db: Db, code: string): Promise<Map<string, Category>> =>
  db.isTransaction ? branches(db, code) : categories(db)

/** Call it after a write has committed, so that this instance sees the write at once. */
export const forgetCategories = (): void => categories.forget()

export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  const stored = [...(await categories(ctx.db)).values()]
  const all = stored.filter(({ became }) => became === null)
  const former = stored.filter(({ became }) => became !== null)
  const keysOf = (code: string) => former.filter(({ became }) => became === code).map((key) => key.code)
  const under = (parent: Category | null): CategoryNode[] =>
    all
      .filter((one) => one.parentCode === (parent?.code ?? null))
      .map((one) => ({
        code: one.code,
        name: ctx.say(one.name),
        ...(ctx.lang !== 'zh' && { nameZh: one.name[0] }),
        level: one.level,
        formKind: one.formKind,
        ready: one.forms.length > 0 || !one.confirmed,
        retired: one.retired,
        confirmed: one.confirmed,
        ...((one.source !== parent?.source || one.edition !== parent.edition) && {
          origin: { source: one.source, edition: one.edition },
        }),
        ...(keysOf(one.code).length > 0 && { keys: keysOf(one.code) }),
        children: under(one),
      }))
  return under(null)
}
