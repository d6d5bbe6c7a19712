// The rules of the catalogue: how entries are added, changed, moved, retired and deleted.
import type { z } from 'zod'
import type { CategoryEntry } from '@register/contract/business/category/fields'
import type { addCategory, changeCategory } from '@register/contract/business/category/office'
import { isPrintedCode, keyPrefix, readCode } from '@register/contract/rules/categoryCode'
import { badField, conflict, duplicateField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { forgetCategories } from '../store.ts'
import { refuseForms } from './forms.ts'
import { movePaths, placeUnder, settleEnds } from './place.ts'
import { entries, lockCatalogue, noteValues } from './store.ts'
import { refuseOtherCode, refuseOtherKind, refuseRemoving } from './uses.ts'

export type Given = z.output<(typeof addCategory)['body']>
export type Changed = z.output<(typeof changeCategory)['body']>
type Version = Pick<Changed, 'id' | 'rev'>

/** Reads the current entry, and locks it and the whole tree until the transaction ends. */
export async function lockEntry(ctx: UserCtx, { id, rev }: { id: number; rev?: number }) {
  await lockCatalogue(ctx)
  const row = await entries.lock(ctx, id, rev)
  return { row, known: await entries.read(ctx, id) }
}

/** Refuses forms of another kind, and removes duplicates. */
export function tidied<G extends Given>(given: G): G {
  const forms = [...new Set(given.forms)]
  refuseForms(given.formKind, forms)
  return { ...given, forms, code: readCode(given.code), parentCode: readCode(given.parentCode) }
}

/** Returns the entry after a write; this instance forgets its cached catalogue as soon as the write is committed. */
export async function written(ctx: UserCtx, id: number): Promise<CategoryEntry> {
  ctx.afterCommit(forgetCategories)
  return entries.read(ctx, id)
}

/** The next key of the register for a form kind, for an entry whose code is not known. */
async function nextKey({ db }: UserCtx, formKind: string): Promise<string> {
  const prefix = keyPrefix(formKind)
  const keys = await db.selectFrom('category').select('code').where('code', 'like', `${prefix}__`).execute()
  const numbers = keys.filter(({ code }) => !isPrintedCode(code)).map(({ code }) => Number(code.slice(2)))
  const next = Math.max(0, ...numbers) + 1
  if (next > 99)
    throw duplicateField('code', [
      '该类型的内部编号已用完，请填写代码',
      'All keys of this form kind are in use. Enter the code',
    ])
  return prefix + String(next).padStart(2, '0')
}

export async function addOne(ctx: UserCtx, body: Given): Promise<CategoryEntry> {
  const given = tidied(body)
  await lockCatalogue(ctx)
  const confirmed = given.code !== ''
  const code = confirmed ? given.code : await nextKey(ctx, given.formKind)
  const place = await placeUnder(ctx, given.parentCode, { code })
  const id = await entries.insert(ctx, { ...given, code }, { ...place, leaf: true, confirmed })
  await settleEnds(ctx, [place.parent_code])
  await noteValues(ctx, { ...given, confirmed, retired: false })
  return written(ctx, id)
}

/** Keys that became this code. Call it only for a code without records: then these keys have none either. */
const dropKeys = ({ db }: UserCtx, code: string) => db.deleteFrom('category').where('became', '=', code).execute()

/** The code that an entry keeps or gets. Refuses to change a code that is in use, or to replace a key by a code. */
async function codeFor(ctx: UserCtx, known: CategoryEntry, code: string): Promise<string> {
  if (code === known.code) return code
  if (!isPrintedCode(known.code)) {
    if (code === '') return known.code
    throw badField('code', [
      '代码：该品种的代码尚未确认，请用“确认代码”填写',
      'Code: the code of this entry is not confirmed yet. Enter it with "Confirm the code"',
    ])
  }
  if (code === '') throw badField('code', ['代码必须填写', 'Code is required'])
  await refuseOtherCode(ctx, known.id)
  await dropKeys(ctx, known.code)
  return code
}

export async function changeOne(ctx: UserCtx, { id, rev, ...body }: Changed, confirms = false): Promise<CategoryEntry> {
  const given = tidied(body)
  const { row, known } = await lockEntry(ctx, { id, rev })
  const code = await codeFor(ctx, known, given.code)
  if (given.formKind !== known.formKind) await refuseOtherKind(ctx, id)
  const confirmed = known.confirmed || confirms
  const place = await placeUnder(ctx, given.parentCode, { code, from: row.parent_code, branch: known.code })
  await entries.update(ctx, row, { ...given, code }, { ...place, confirmed })
  await movePaths(ctx, code, place.path)
  await settleEnds(ctx, [row.parent_code, place.parent_code])
  await noteValues(ctx, { ...given, confirmed, retired: known.retired }, known)
  return written(ctx, id)
}

export async function setRetired(ctx: UserCtx, version: Version, retired: boolean): Promise<CategoryEntry> {
  const { row, known } = await lockEntry(ctx, version)
  if (known.retired === retired)
    throw conflict(retired ? ['该品种已停用', 'It is disabled already'] : ['该品种未停用', 'It is in use already'])
  await entries.update(ctx, row, known, { parent_code: row.parent_code, retired })
  await noteValues(ctx, { ...known, retired }, known)
  return written(ctx, version.id)
}

export async function removeOne(ctx: UserCtx, id: number): Promise<void> {
  const { row, known } = await lockEntry(ctx, { id })
  await refuseRemoving(ctx, id, [known.nameZh, known.nameEn])
  await dropKeys(ctx, known.code)
  await entries.erase(ctx, row)
  await settleEnds(ctx, [row.parent_code])
  ctx.afterCommit(forgetCategories)
}
