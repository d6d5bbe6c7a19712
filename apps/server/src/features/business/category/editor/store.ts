// The entries of the catalogue in the database; a key that became a code is not an entry any more.
import { sql } from 'kysely'
import { categoryFields, categoryRowFields, type CategoryEntry } from '@register/contract/business/category/fields'
import { nationalSource, unlistedSource } from '@register/contract/business/category/lists'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { storeOf } from '../../../../records/store.ts'
import { labelsOf } from './forms.ts'

const plain = ['code', 'nameZh', 'nameEn', 'formKind', 'source', 'edition', 'sort'] as const

/** Notes what differs between the added entry and the one it replaces. */
export function noteInstead(ctx: UserCtx, given: Pick<CategoryEntry, (typeof plain)[number]>, before: CategoryEntry) {
  ctx.note.detail['was'] = Object.fromEntries(
    plain.filter((key) => given[key] !== before[key]).map((key) => [key, before[key]]),
  )
}

/** Each entry after its parent; siblings by their order and then by code. */
const asTree = sql`(select array_agg(lpad(up.sort::text, 6, '0') || up.code order by cardinality(up.path))
  from category as up where up.code = any(category.path))`

export const entries = storeOf({
  table: 'category',
  noun: 'category',
  fields: categoryFields,
  rowFields: categoryRowFields,
  computed: {
    parentCode: sql`coalesce(category.parent_code, '')`,
    list: sql`case when category.source = ${unlistedSource} then 'none'
      when starts_with(category.source, ${nationalSource}) then 'national' else 'rules' end`,
  },
  called: 'nameZh',
  audited: plain,
  scope: () => sql<boolean>`category.became is null`,
  order: asTree,
  unique: { category_pkey: 'code' },
})

/** Allows one writer of the tree at a time: two moves at once could make a circle, and two additions could get the same key. */
export const lockCatalogue = (ctx: UserCtx) => sql`select pg_advisory_xact_lock(hashtext('category'))`.execute(ctx.db)

/** Values of an entry in addition to its plain fields. */
export interface EntryValues {
  parentCode: string
  forms: readonly string[]
  confirmed: boolean
  retired: boolean
}

async function nameOf({ db }: UserCtx, code: string): Promise<Phrase | null> {
  if (code === '') return null
  const row = await db.selectFrom('category').select(['name_zh', 'name_en']).where('code', '=', code).executeTakeFirst()
  return row ? [row.name_zh, row.name_en] : null
}

/** Audits the values of an entry in addition to its plain fields, and the former ones that differ. */
export async function noteValues(ctx: UserCtx, given: EntryValues, before: EntryValues = given): Promise<void> {
  const auditedOf = async ({ parentCode, forms, confirmed, retired }: EntryValues) => ({
    above: await nameOf(ctx, parentCode),
    subForms: labelsOf(forms),
    confirmed,
    retired,
  })
  const [now, then] = [await auditedOf(given), await auditedOf(before)]
  const { detail } = ctx.note
  const was = {
    ...(typeof detail['was'] === 'object' && detail['was']),
    ...(given.parentCode !== before.parentCode && { above: then.above }),
    ...(given.forms.join() !== before.forms.join() && { subForms: then.subForms }),
    ...(given.confirmed !== before.confirmed && { confirmed: then.confirmed }),
    ...(given.retired !== before.retired && { retired: then.retired }),
  }
  ctx.note.detail = { ...detail, ...now, ...(Object.keys(was).length > 0 && { was }) }
}
