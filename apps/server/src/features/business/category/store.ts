// The equipment catalogue, read whole and remembered for a moment.
import { sql, type RawBuilder } from 'kysely'
import type { CategoryNode } from '@register/contract/business/category'
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import { formNamed } from '@register/contract/business/parameters/formKinds'
import type { Ctx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { cached, cachedEach } from '../../../db/cache/cached.ts'

export interface Category {
  code: string
  parentCode: string | null
  /** From the first level to this one; of a key that became a code, below that code. */
  path: readonly string[]
  /** Of a key of ours whose code was confirmed since: that code. No tree draws it. */
  became: string | null
  level: number
  leaf: boolean
  name: readonly [string, string]
  formKind: string
  /** The parameter forms that its records may have, in the order they are offered. */
  forms: readonly ParameterForm[]
  source: string
  edition: string
  retired: boolean
  /** Its code was seen on certificates or in a rule; others are keys of this register, and no number is given out for them. */
  confirmed: boolean
}

/** `which`: all where nothing is said. */
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
        // A form that this version does not know cannot be filled in by it.
        forms: row.forms.flatMap((key) => formNamed(key) ?? []),
        source: row.source,
        edition: row.edition,
        retired: row.retired,
        confirmed: row.confirmed,
      },
    ]),
  )
}

/** How long other instances may not know of a write. */
const rememberMs = 2_000

const above = (code: string) => sql<boolean>`(code = ${code} or code in (
  select unnest(own.path) from category own where own.code = ${code}))`
const branches = cachedEach(rememberMs, (db, code: string) => read(db, above(code)))

/** By code, in catalogue order; a transaction reads for itself. */
export const categories = cached(rememberMs, (db) => read(db))

/** A code and those above it: a transaction, which reads for itself, reads no more than these. */
export const branchOf = (db: Db, code: string): Promise<Map<string, Category>> =>
  db.isTransaction ? branches(db, code) : categories(db)

/** After a write has committed: this instance knows of it at once. */
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
