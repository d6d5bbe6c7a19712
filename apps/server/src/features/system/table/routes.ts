// Defaults of tables, for everybody signed in to read.
import * as contract from '@register/contract/system/table'
import { handle, type Route } from '../../../http/handle.ts'
import { listTables, tableByName } from './list.ts'

export const tableRoutes = (): Route[] => [
  handle(contract.listTables, (ctx, { query }) => listTables(ctx, query)),
  handle(contract.tableInfo, (ctx, { query }) => tableByName(ctx, query.name)),
]
