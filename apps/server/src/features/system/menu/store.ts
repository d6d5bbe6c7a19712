// Menu entries in the database.
import { sql } from 'kysely'
import { menuFields } from '@register/contract/system/menu'
import type { Db } from '../../../db/connect.ts'
import { everybody, storeOf } from '../../../records/store.ts'

/** All entries, in the order of the menu. */
export const readMenus = (db: Db) => db.selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()

export const menus = storeOf({
  table: 'menu',
  noun: 'menu',
  fields: menuFields,
  rowFields: menuFields,
  called: 'titleZh',
  audited: ['type', 'titleZh', 'name', 'path', 'permission'],
  scope: everybody,
  order: sql`menu.sort`,
  unique: { menu_name_key: 'name', menu_title_zh: 'titleZh', menu_title_en: 'titleEn', menu_button: 'permission' },
})
