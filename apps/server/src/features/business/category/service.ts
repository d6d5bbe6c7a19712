// What other features use of the catalogue: names, and whether a code may be used for a new record.
import { unlistedSource } from '@register/contract/business/category/lists'
import { badField } from '@register/contract/errors'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
import type { Phrase } from '@register/contract/phrase'
import type { ListColumns, ListRequest } from '@register/contract/page'
import { sql } from 'kysely'
import { onlyKnown } from '../../../db/choices.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { branchOf, categories, forgetCategories, type Category } from './store.ts'

/** A function that names categories in the caller's language; an unlisted code reads as itself. */
export async function categoryNames(ctx: Ctx): Promise<(code: string) => string> {
  const all = await categories(ctx.db)
  return (code) => {
    const category = all.get(code)
    return category ? ctx.say(category.name) : code
  }
}

/** The name of a category in the caller's language. */
export async function categoryName(ctx: Ctx, code: string): Promise<string> {
  const category = (await branchOf(ctx.db, code)).get(code)
  return category ? ctx.say(category.name) : code
}

/** A code and those above it in the catalogue, from itself up; empty for a code that the catalogue does not have. */
export async function categoryPath(ctx: Ctx, code: string): Promise<string[]> {
  return (await branchOf(ctx.db, code)).get(code)?.path.toReversed() ?? []
}

/** A function that returns codes of any level with all codes below them. */
export async function codesBelow(ctx: Ctx): Promise<(codes: readonly string[]) => string[]> {
  const all = [...(await categories(ctx.db))]
  return (codes) => all.flatMap(([code, { path }]) => (path.some((one) => codes.includes(one)) ? code : []))
}

/** Refuses filters by a code or a form kind that the catalogue does not have. */
export async function onlyKnownCategories(ctx: Ctx, columns: ListColumns, request: ListRequest): Promise<void> {
  const all = await categories(ctx.db)
  onlyKnown(columns, request, 'categoryCode', (code) => all.has(code))
  onlyKnown(columns, request, 'formKind', (kind) => [...all.values()].some(({ formKind }) => formKind === kind))
}

interface Use {
  /** True for a certificate from before the register, whose code need not be confirmed. */
  existing?: boolean
  /** The category that the record already has: it stays, even when the catalogue retires it. */
  current?: string | undefined
}

/** Returns the leaf, and refuses a category that a record may not have. */
export async function usableCategory(
  ctx: Ctx,
  code: string,
  { existing = false, current }: Use = {},
): Promise<Category> {
  const all = await branchOf(ctx.db, code)
  const category = all.get(code)
  if (category && code === current) return category
  if (!category)
    throw badField('categoryCode', [
      `设备品种：目录中没有代码 ${code}`,
      `Equipment category: the catalogue has no code ${code}`,
    ])
  if (category.became !== null)
    throw badField('categoryCode', [
      `设备品种：${category.name[0]} 的代码已确认为 ${category.became}，请改用该代码`,
      `Equipment category: the code of ${category.name[1]} is ${category.became} by now. Use it`,
    ])
  const called = isPrintedCode(code) ? ([code, code] as const) : category.name
  if (!category.leaf)
    throw badField('categoryCode', [
      `设备品种：${called[0]} 不是最末级，请选择具体品种`,
      `Equipment category: ${called[1]} is not a leaf of the catalogue. Choose a specific one`,
    ])
  // Retiring a branch retires everything below it.
  if (category.path.some((above) => all.get(above)?.retired))
    throw badField('categoryCode', [`设备品种：${called[0]} 已停用`, `Equipment category: ${called[1]} is disabled`])
  if (!category.confirmed && !existing)
    throw badField('categoryCode', [
      `设备品种：${category.name[0]} 的代码尚未确认，只能登记已有证书`,
      `Equipment category: the code of ${category.name[1]} is not confirmed yet. Only existing certificates can be registered`,
    ])
  if (category.forms.length === 0 && category.confirmed)
    throw badField('categoryCode', [
      `设备品种：${category.name[0]} 尚不能登记`,
      `Equipment category: reports for ${category.name[1]} cannot be registered yet`,
    ])
  return category
}

/** Whether a code is that of a product of some list: branches and codes of no list name none. */
export const isListedIn = (all: ReadonlyMap<string, Category>, code: string): boolean => {
  const found = all.get(code)
  return found !== undefined && found.leaf && found.source !== unlistedSource && isPrintedCode(code)
}

export const isListed = async (ctx: Pick<Ctx, 'db'>, code: string): Promise<boolean> =>
  isListedIn(await branchOf(ctx.db, code), code)

/** The parameter form of a stored record: the one it was written with, even when its category no longer allows it. */
export const recordForm = (row: { sub_form: string | null }): ParameterForm | undefined => formNamed(row.sub_form)

/** The forms that a category allows a record: a stored one may also keep the form it has. */
export function allowedForms(
  { code, forms }: Category,
  row?: { category_code: string; sub_form: string | null },
): readonly ParameterForm[] {
  const own = row?.category_code === code ? recordForm(row) : undefined
  return own && !forms.includes(own) ? [...forms, own] : forms
}

/** The forms that a stored record may have. */
export async function formsOfRecord(
  ctx: Pick<Ctx, 'db'>,
  row: { category_code: string; sub_form: string | null },
): Promise<readonly ParameterForm[]> {
  const category = (await branchOf(ctx.db, row.category_code)).get(row.category_code)
  return category ? allowedForms(category, row) : []
}

/** The name of a form by its key, for the lines of changes. */
export const formName = (key: string): Phrase => formNamed(key)?.form.label ?? [key, key]

export { forgetCategories, type Category }
export const allCategories = (ctx: Pick<Ctx, 'db'>) => categories(ctx.db)

/** Adds codes outside the official list, from certificates from before the register: catalogue entries marked as unlisted, of the kind of the imported sheet. */
export async function addUnlisted(ctx: UserCtx, codes: readonly string[], formKind: string): Promise<void> {
  const all = await categories(ctx.db)
  const unlisted = [...new Set(codes)].filter((code) => !all.has(code)).toSorted()
  if (unlisted.length === 0) return
  await ctx.db
    .insertInto('category')
    .values(
      unlisted.map((code) => ({
        code,
        level: 1,
        path: [code],
        leaf: true,
        name_zh: `未列入目录的品种 ${code}`,
        name_en: `Not in any list: ${code}`,
        form_kind: formKind,
        source: unlistedSource,
        edition: '',
        confirmed: false,
        // After all listed codes.
        sort: 10_000,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute()
  ctx.afterCommit(forgetCategories)
}

/** Takes the entry of a code of no list away again once nothing has it: a mistyped code would stay in the public catalogue. */
export async function dropUnlisted(ctx: UserCtx, code: string): Promise<void> {
  const used = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} used where used.category_code = category.code)`
  await sql`delete from category where code = ${code} and source = ${unlistedSource}
    and not ${used('report')} and not ${used('code_application')} and not ${used('code_serial')} and not ${used('dept_category')}
    and not exists (select 1 from category other where other.parent_code = category.code or other.became = category.code)`.execute(
    ctx.db,
  )
  ctx.afterCommit(forgetCategories)
}
