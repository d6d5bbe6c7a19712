// Table defaults: readable for every signed-in person, writable for administrators.
import * as info from '@register/contract/system/table/info'
import * as contract from '@register/contract/system/table/table'
import { handle, type Route } from '../../../http/handle.ts'
import { listTables, tableByName } from './list.ts'
import { backToShipped, setColumns, setDefault, tableNamed } from './service.ts'
import { listAll, ownOf, readRow, readSetUp, tables } from './store.ts'

export const tableRoutes = (): Route[] => [
  handle(info.listTables, (ctx, { query }) => listTables(ctx, query)),
  handle(info.tableInfo, (ctx, { query }) => tableByName(ctx, query.name)),
  handle(contract.listAllTables, (ctx, { query }) => listAll(ctx, query)),
  handle(contract.tableStanding, async (ctx, { query }) => {
    const row = await readRow(ctx, await tableNamed(ctx, query.name))
    return { ...row, own: await ownOf(ctx, row.name) }
  }),
  handle(contract.readTable, (ctx, { params }) => readSetUp(ctx, params.id)),
  handle(contract.tableChanges, (ctx, { params }) => tables.changes(ctx, params.id)),
  handle(contract.makeDefault, async (ctx, { body }) => readRow(ctx, await setDefault(ctx, body))),
  handle(contract.changeTable, async (ctx, { body }) => {
    await setColumns(ctx, body)
    return readRow(ctx, body.id)
  }),
  handle(contract.resetTable, async (ctx, { body }) => {
    await backToShipped(ctx, body)
    return readRow(ctx, body.id)
  }),
]
