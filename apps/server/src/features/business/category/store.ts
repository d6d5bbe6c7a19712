// The equipment catalogue, read whole and remembered: it changes with an announcement, not with a request.
import type { CategoryNode } from '@register/contract/business/category'
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import { formNamed } from '@register/contract/business/parameters/formKinds'
import type { Ctx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { remembered } from '../../../db/remember.ts'

export interface Category {
  code: string
  parentCode: string | null
  level: number
  leaf: boolean
  name: readonly [string, string]
  formKind: string
  /** The parameter forms that its records may have, in the order they are offered. */
  forms: readonly ParameterForm[]
  retired: boolean
  /** Its code was seen on certificates or in a rule; others are keys of this register, and no number is given out for them. */
  confirmed: boolean
}

async function read(db: Db): Promise<Map<string, Category>> {
  const rows = await db.selectFrom('category').selectAll().orderBy('sort').execute()
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        parentCode: row.parent_code,
        level: row.level,
        leaf: row.leaf,
        name: [row.name_zh, row.name_en],
        formKind: row.form_kind,
        // A form that this version does not know cannot be filled in by it.
        forms: row.forms.flatMap((key) => formNamed(key) ?? []),
        retired: row.retired,
        confirmed: row.confirmed,
      },
    ]),
  )
}

/** By code, in catalogue order. */
export const categories = remembered(60_000, read)

export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  const all = [...(await categories(ctx.db)).values()]
  const under = (parent: string | null): CategoryNode[] =>
    all
      .filter((one) => one.parentCode === parent)
      .map((one) => ({
        code: one.code,
        name: ctx.say(one.name),
        level: one.level,
        formKind: one.formKind,
        ready: one.forms.length > 0 || !one.confirmed,
        retired: one.retired,
        confirmed: one.confirmed,
        children: under(one.code),
      }))
  return under(null)
}
