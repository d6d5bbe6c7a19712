// The entries of dictionaries: their store, one default per dictionary, their order, and protection of the values that records use.
import { sql } from 'kysely'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, duplicateField } from '@register/contract/errors'
import {
  itemFields,
  itemRowFields,
  type addDictItem,
  type changeDictItem,
  type DictItem,
  type sortDictItems,
} from '@register/contract/system/dictionary/item'
import type { UserCtx } from '../../../../access/ctx.ts'
import { refuseUsed, usersOf } from '../../../../records/inUse.ts'
import { everybody, storeOf } from '../../../../records/store.ts'
import { usesOf } from '../use/use.ts'

export const items = storeOf({
  table: 'dict_item',
  noun: 'dictItem',
  fields: itemFields,
  rowFields: itemRowFields,
  called: 'value',
  audited: ['value', 'labelZh', 'labelEn', 'sort', 'isDefault', 'tone', 'status'],
  scope: everybody,
  order: sql`dict_item.type, dict_item.sort, dict_item.id`,
  unique: { dict_item_type_value_key: 'value' },
})

/** The dictionary. Its entries are locked until COMMIT, so that there are never two defaults; 400 where it does not exist. */
async function dictionaryOf({ db }: UserCtx, type: string) {
  const row = await db
    .selectFrom('dict_type')
    .select(['id', 'name_zh', 'name_en'])
    .where('type', '=', type)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw badField('type', [`没有字典“${type}”`, `Dictionary key: there is no dictionary "${type}"`])
  return row
}

/** Unsets the former default, which counts as changed. */
async function giveWay({ db, actor }: UserCtx, type: string, except = 0): Promise<void> {
  await db
    .updateTable('dict_item')
    .set({ is_default: false, updated_by: actor.id, updated_at: sql<string>`now()` })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('type', '=', type)
    .where('is_default', '=', true)
    .where('id', '!=', except)
    .execute()
}

const refuseStoppedDefault = ({ isDefault, status }: Pick<DictItem, 'isDefault' | 'status'>): void => {
  if (isDefault && status === 'stopped')
    throw badField('isDefault', [
      '默认：停用的数据不能作为默认，请先取消默认',
      'Default: a disabled entry is no longer offered, so it cannot be the default',
    ])
}

/** Audits the dictionary in addition to the fields. */
const noteType = (ctx: UserCtx, type: string): void => {
  ctx.note.detail = { type, ...ctx.note.detail }
}

export async function addItem(ctx: UserCtx, { type, ...values }: Input<typeof addDictItem>['body']): Promise<DictItem> {
  await dictionaryOf(ctx, type)
  refuseStoppedDefault(values)
  if (values.isDefault) await giveWay(ctx, type)
  const id = await items.insert(ctx, values, { type })
  noteType(ctx, type)
  return items.read(ctx, id)
}

export async function changeItem(
  ctx: UserCtx,
  { id, rev, type, ...values }: Input<typeof changeDictItem>['body'],
): Promise<DictItem> {
  await dictionaryOf(ctx, type)
  const before = await items.lock(ctx, id, rev)
  if (type !== before.type)
    throw duplicateField('type', [
      '字典数据不能移到另一个字典；请在目标字典中新建',
      'Dictionary key: an entry stays in its dictionary. Add it to the other one',
    ])
  if (values.value !== before.value) {
    const users = await usersOf(ctx, usesOf(type, before.value), id)
    if (users)
      throw duplicateField('value', [
        `字典键值“${before.value}”正被 ${users[0]}使用，不能更改；标签可以更改`,
        `Value "${before.value}" is in use and cannot be changed; its labels can. ${users[1]}`,
      ])
  }
  refuseStoppedDefault(values)
  if (values.isDefault && !before.is_default) await giveWay(ctx, type, id)
  await items.update(ctx, before, values)
  noteType(ctx, type)
  return items.read(ctx, id)
}

/** Removes all of them or none. */
export async function removeItems(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  const labels: string[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const stored = await items.lock(ctx, id)
    await refuseUsed(ctx, usesOf(stored.type, stored.value), id, ctx.say([stored.label_zh, stored.label_en]))
    await items.erase(ctx, stored)
    labels.push(stored.value)
  }
  ctx.note.object = `dictItem:${ids.join(',')}`
  if (labels.length > 1) ctx.note.detail = { values: labels }
}

/** A conflict when entries were added or removed since the caller read them, because the caller has not chosen a place for those. */
export async function sortItems(ctx: UserCtx, { type, ids }: Input<typeof sortDictItems>['body']): Promise<void> {
  const dictionary = await dictionaryOf(ctx, type)
  const stored = await ctx.db
    .selectFrom('dict_item')
    .select('id')
    .where('type', '=', type)
    .orderBy('id')
    .forUpdate()
    .execute()
  const asked = [...new Set(ids)].toSorted((a, b) => a - b)
  if (asked.join() !== stored.map(({ id }) => id).join())
    throw conflict([
      '该字典的数据项已有增减，顺序没有保存。请刷新后再试',
      'Entries were added or removed in the meantime, so the order was not saved. Reload and try again',
    ])
  await sql`
    update dict_item set sort = place.at, rev = rev + 1, updated_by = ${ctx.actor.id}, updated_at = now()
    from unnest(${[...ids]}::bigint[]) with ordinality place (id, at) where dict_item.id = place.id and sort <> place.at`.execute(
    ctx.db,
  )
  ctx.note.object = `dictType:${dictionary.id}`
  ctx.note.detail = { nameZh: dictionary.name_zh, nameEn: dictionary.name_en }
}
