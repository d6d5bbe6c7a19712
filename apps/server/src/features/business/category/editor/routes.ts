// The editor of the equipment catalogue.
import { categoryCounts, categoryRowFields } from '@register/contract/business/category/fields'
import * as contract from '@register/contract/business/category/office'
import type { Pool } from '../../../../db/connect.ts'
import { handle, type Route } from '../../../../http/handle.ts'
import { sheetOf } from '../../../../records/sheet.ts'
import { confirmOne } from './confirm.ts'
import { formNames } from './forms.ts'
import { eachCounted, wholeCatalogue } from './read.ts'
import { addOne, changeOne, removeOne, setRetired } from './service.ts'
import { entries } from './store.ts'

const sheet = { rowFields: [...categoryRowFields, ...categoryCounts], each: eachCounted }

export const catalogueRoutes = (db: Pool): Route[] => [
  handle(contract.readCatalogue, (ctx) => wholeCatalogue(ctx)),
  handle(contract.listForms, () => Promise.resolve(formNames)),
  handle(contract.readCategory, (ctx, { params }) => entries.read(ctx, params.id)),
  handle(contract.categoryChanges, (ctx, { params }) => entries.changes(ctx, params.id)),
  handle(contract.addCategory, (ctx, { body }) => addOne(ctx, body)),
  handle(contract.changeCategory, (ctx, { body }) => changeOne(ctx, body)),
  handle(contract.confirmCategory, (ctx, { body }) => confirmOne(ctx, body)),
  handle(contract.retireCategory, (ctx, { body }) => setRetired(ctx, body, true)),
  handle(contract.restoreCategory, (ctx, { body }) => setRetired(ctx, body, false)),
  handle(contract.removeCategory, (ctx, { params }) => removeOne(ctx, params.id)),
  handle(contract.exportCatalogue, (ctx, { body, signal }) =>
    sheetOf(db, sheet, ['设备目录', 'Equipment catalogue'], { ctx, request: body, signal }),
  ),
]
