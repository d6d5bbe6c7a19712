// Dictionaries and their groups: their store, and the rules of their tree.
import { sql } from 'kysely'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, duplicateField } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import { bothNames, type Phrase } from '@register/contract/phrase'
import { readByProduct } from '@register/contract/system/dictionary/read'
import {
  typeFields,
  typeSheetFields,
  typeRowFields,
  type addDictType,
  type changeDictType,
  type DictType,
} from '@register/contract/system/dictionary/type'
import type { UserCtx } from '../../../../access/ctx.ts'
import { everybody, storeOf } from '../../../../records/store.ts'
import { readers } from '../use/use.ts'
import { inLanguage } from '../../../../records/inLanguage.ts'

const nameIn = ({ lang }: UserCtx) => inLanguage(lang, 'name')
const labelIn = ({ lang }: UserCtx) => inLanguage(lang, 'label')

export const types = storeOf({
  table: 'dict_type',
  noun: 'dictType',
  fields: typeFields,
  rowFields: typeRowFields,
  computed: {
    items: sql`(select count(*)::int from dict_item where dict_item.type = dict_type.type)`,
    builtIn: sql`dict_type.type = any(${[...readByProduct]}::text[])`,
  },
  called: 'nameZh',
  audited: ['type', 'nameZh', 'nameEn', 'sort', 'status'],
  scope: everybody,
  order: sql`dict_type.sort, dict_type.id`,
  unique: { dict_type_type_key: 'type' },
  usedBy: [
    {
      who: ['个下级字典', 'Dictionaries below it'],
      names: (ctx, id) => ctx.db.selectFrom('dict_type').where('parent_id', '=', id).select(nameIn(ctx).as('name')),
    },
    {
      who: ['个数据项', 'Entries'],
      names: (ctx, id) =>
        ctx.db
          .selectFrom('dict_item')
          .where('type', '=', (of) => of.selectFrom('dict_type').where('id', '=', id).select('type'))
          .select(labelIn(ctx).as('name')),
    },
  ],
})

/** The rows of a workbook, each with the key of its group. */
export const typeRows = {
  rowFields: typeSheetFields,
  async *each(ctx: UserCtx, request: ListRequest, fetched: number) {
    const all = await ctx.db.selectFrom('dict_type').select(['id', 'type']).execute()
    const keys = new Map(all.map(({ id, type }) => [id, type]))
    for await (const row of types.each(ctx, request, fetched))
      yield { ...row, group: row.parentId === null ? '' : (keys.get(row.parentId) ?? '') }
  },
}

type LockedType = Awaited<ReturnType<typeof types.lock>>

/** Allows one writer of the tree at a time: two moves at once could make a circle. */
const lockTree = ({ db }: UserCtx) => sql`select pg_advisory_xact_lock(hashtext('dict_type'))`.execute(db)

/** Names in both languages; empty at the top. */
async function groupName({ db }: UserCtx, id: number | null): Promise<Phrase | null> {
  if (id === null) return null
  const group = await db.selectFrom('dict_type').select(['name_zh', 'name_en']).where('id', '=', id).executeTakeFirst()
  return group ? bothNames(group.name_zh, group.name_en) : null
}

/** Refuses an unknown group, and one below `moved`. */
async function refuseGroup({ db }: UserCtx, parentId: number | null, moved?: number): Promise<void> {
  if (parentId === null) return
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from dict_type where id = ${parentId}
      union select t.id, t.parent_id from dict_type t join above on t.id = above.parent_id
    ) select id from above`.execute(db)
  if (rows.length === 0) throw badField('parentId', ['所属分组不存在', 'Group: it does not exist'])
  if (rows.some(({ id }) => id === moved))
    throw badField('parentId', [
      '所属分组不能是自己或自己的下级',
      'Group: a dictionary cannot be placed under itself or under one below it',
    ])
}

const readBy = (type: string): Phrase => readers[type] ?? ['本系统', 'this system']

/** A dictionary that the product reads keeps its key and stays active. */
function refuseProductChange(before: LockedType, { type, status }: { type: string; status: string }): void {
  if (!readByProduct.includes(before.type)) return
  const [zh, en] = readBy(before.type)
  if (type !== before.type)
    throw duplicateField('type', [
      `字典类型“${before.type}”由${zh}读取，不能更改`,
      `Dictionary key "${before.type}" is read by ${en} and cannot be changed`,
    ])
  if (status !== 'active')
    throw duplicateField('status', [
      `该字典由${zh}读取，不能停用；可停用其中的数据项`,
      `The dictionary is read by ${en} and cannot be disabled. Its entries can be`,
    ])
}

async function noteGroup(ctx: UserCtx, parentId: number | null, before: number | null = parentId): Promise<void> {
  const { detail } = ctx.note
  const was = {
    ...(typeof detail['was'] === 'object' && detail['was']),
    ...(parentId !== before && { group: await groupName(ctx, before) }),
  }
  ctx.note.detail = {
    ...detail,
    group: await groupName(ctx, parentId),
    ...(Object.keys(was).length > 0 && { was }),
  }
}

export async function addType(
  ctx: UserCtx,
  { parentId, ...values }: Input<typeof addDictType>['body'],
): Promise<DictType> {
  await lockTree(ctx)
  await refuseGroup(ctx, parentId)
  const id = await types.insert(ctx, values, { parent_id: parentId })
  await noteGroup(ctx, parentId)
  return types.read(ctx, id)
}

/** Its entries follow a change of the key, by a foreign key. */
export async function changeType(
  ctx: UserCtx,
  { id, rev, parentId, ...values }: Input<typeof changeDictType>['body'],
): Promise<DictType> {
  await lockTree(ctx)
  const before = await types.lock(ctx, id, rev)
  refuseProductChange(before, values)
  if (parentId !== before.parent_id) await refuseGroup(ctx, parentId, id)
  await types.update(ctx, before, values, { parent_id: parentId })
  await noteGroup(ctx, parentId, before.parent_id)
  return types.read(ctx, id)
}

export async function removeType(ctx: UserCtx, id: number): Promise<void> {
  const stored = await types.lock(ctx, id)
  if (readByProduct.includes(stored.type)) {
    const [zh, en] = readBy(stored.type)
    throw conflict([
      `“${stored.name_zh}”由${zh}读取，不能删除`,
      `"${bothNames(stored.name_zh, stored.name_en)[1]}" is read by ${en} and cannot be deleted`,
    ])
  }
  await types.erase(ctx, stored)
}
