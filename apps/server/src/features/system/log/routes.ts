// The logs of operations and of sign-ins: lists and workbooks.
import { exportOperations, listOperations } from '@register/contract/log/operations'
import { exportSignIns, listSignIns } from '@register/contract/log/signIns'
import type { Pool } from '../../../db/connect.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { sheetOf } from '../../../records/sheet.ts'
import * as operations from './operations/operations.ts'
import * as signIns from './signIns/signIns.ts'

export const logRoutes = (db: Pool): Route[] => [
  handle(listOperations, (ctx, { query }) => operations.listOf(ctx, query)),
  handle(exportOperations, (ctx, { body, signal }) =>
    sheetOf(db, operations.operationRows, ['操作日志', 'Operations'], { ctx, request: body, signal }),
  ),
  handle(listSignIns, (ctx, { query }) => signIns.listOf(ctx, query)),
  handle(exportSignIns, (ctx, { body, signal }) =>
    sheetOf(db, signIns.signInRows, ['登录日志', 'Sign-ins'], { ctx, request: body, signal }),
  ),
]
