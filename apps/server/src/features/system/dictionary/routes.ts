// Dictionaries: the entries for selects, and the types and entries that administrators maintain.
import * as item from '@register/contract/system/dictionary/item'
import { readDictionary, readDictionaryGroup } from '@register/contract/system/dictionary/read'
import * as type from '@register/contract/system/dictionary/type'
import type { Pool } from '../../../db/connect.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { addItem, changeItem, items, removeItems, sortItems } from './item/item.ts'
import { countAll, entriesOf, groupOf, treeOf } from './read.ts'
import { addType, changeType, removeType, typeRows, types } from './type/type.ts'

export const dictionaryRoutes = (db: Pool): Route[] => [
  handle(readDictionary, (ctx, { params }) => entriesOf(ctx, params.type)),
  handle(readDictionaryGroup, (ctx, { params }) => groupOf(ctx, params.x)),

  handle(type.dictTypeTree, (ctx) => treeOf(ctx)),
  handle(type.readDictType, (ctx, { params }) => types.read(ctx, params.id)),
  handle(type.dictTypeChanges, (ctx, { params }) => types.changes(ctx, params.id)),
  handle(type.addDictType, (ctx, { body }) => addType(ctx, body)),
  handle(type.changeDictType, (ctx, { body }) => changeType(ctx, body)),
  handle(type.removeDictType, (ctx, { params }) => removeType(ctx, params.id)),
  handle(type.exportDictTypes, (ctx, { body, signal }) =>
    sheetOf(db, typeRows, ['字典类型', 'Dictionaries'], { ctx, request: body, signal }),
  ),
  handle(type.refreshDictionaries, (ctx) => countAll(ctx)),

  handle(item.listDictItems, (ctx, { query }) => items.list(ctx, query)),
  handle(item.readDictItem, (ctx, { params }) => items.read(ctx, params.id)),
  handle(item.dictItemChanges, (ctx, { params }) => items.changes(ctx, params.id)),
  handle(item.addDictItem, (ctx, { body }) => addItem(ctx, body)),
  handle(item.changeDictItem, (ctx, { body }) => changeItem(ctx, body)),
  handle(item.sortDictItems, (ctx, { body }) => sortItems(ctx, body)),
  handle(item.removeDictItems, (ctx, { params }) => removeItems(ctx, params.ids.split(',').map(Number))),
  handle(item.exportDictItems, (ctx, { body, signal }) =>
    sheetOf(db, items, ['字典数据', 'Dictionary entries'], { ctx, request: body, signal }),
  ),
]
