// Confirms an entry whose code was seen on a certificate; where the entry had a key of the register, the code replaces the key.
import { sql } from 'kysely'
import type { CategoryEntry } from '@register/contract/business/category/fields'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import { badField, conflict } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { movePaths, placeUnder, settleEnds } from './place.ts'
import { changeOne, lockEntry, tidied, written, type Changed } from './service.ts'
import { entries, noteValues, noteInstead } from './store.ts'
import { refuseOtherKind } from './uses.ts'

export async function confirmOne(ctx: UserCtx, body: Changed): Promise<CategoryEntry> {
  const { known } = await lockEntry(ctx, body)
  if (known.confirmed) throw conflict(['该品种的代码已确认', 'Its code is confirmed already'])
  return isPrintedCode(known.code) ? changeOne(ctx, body, true) : becomeCode(ctx, body)
}

/** Records keep the key, and are found by the code from now on; the entry's children and the approvals of bodies move to the code. */
async function becomeCode(ctx: UserCtx, { id, rev, ...body }: Changed): Promise<CategoryEntry> {
  const given = tidied(body)
  const { row, known } = await lockEntry(ctx, { id, rev })
  const { code } = given
  if (code === '')
    throw badField('code', ['请填写证书上的四位代码', 'Code is required: the four characters on the certificate'])
  if (given.formKind !== known.formKind) await refuseOtherKind(ctx, id)
  const place = await placeUnder(ctx, given.parentCode, { code, from: row.parent_code, branch: known.code })
  const added = await entries.insert(ctx, given, { ...place, leaf: true, confirmed: true, retired: known.retired })
  const { db, actor } = ctx
  await db.updateTable('category').set({ parent_code: code }).where('parent_code', '=', known.code).execute()
  await movePaths(ctx, known.code, place.path)
  await db
    .updateTable('category')
    .set({ parent_code: null, became: code, retired: true, leaf: true, level: place.level })
    .set({ path: [...place.path, known.code], updated_by: actor.id, updated_at: sql<string>`now()` })
    .set((key) => ({ rev: key('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await settleEnds(ctx, [code, row.parent_code, place.parent_code])
  await sql`insert into dept_category (dept_id, category_code)
    select dept_id, ${code} from dept_category where category_code = ${known.code} on conflict do nothing`.execute(db)
  await db.deleteFrom('dept_category').where('category_code', '=', known.code).execute()
  noteInstead(ctx, given, known)
  await noteValues(ctx, { ...given, confirmed: true, retired: known.retired }, known)
  return written(ctx, added)
}
