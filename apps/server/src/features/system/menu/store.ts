// Menu entries as they are kept.
import type { Db } from '../../../db/connect.ts'

/** All entries, in the order in which they stand beside each other. */
export const readMenus = (db: Db) => db.selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()
