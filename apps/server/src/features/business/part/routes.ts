// Which machines have a part, as a list and as a workbook.
import * as contract from '@register/contract/business/part/uses'
import type { Pool } from '../../../db/connect.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { listPartUses, partUseRows } from './list.ts'

export const partRoutes = (db: Pool): Route[] => [
  handle(contract.listPartUses, (ctx, { body }) => listPartUses(ctx, body)),
  handle(contract.exportPartUses, (ctx, { body, signal }) =>
    sheetOf(db, partUseRows, ['部件查询', 'Parts of machines'], { ctx, request: body, signal }),
  ),
]
