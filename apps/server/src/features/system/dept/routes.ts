// Departments: list, tree, one, add, change with move, delete.
import * as contract from '@register/contract/system/dept/dept'
import * as codes from '@register/contract/system/dept/codes'
import { handle, type Route } from '../../../http/handle.ts'
import { readBodyNames, setBodyNames } from '@register/contract/system/dept/names'
import { readNames, setNames } from './names/names.ts'
import { addCode, changeCode, readOf, removeCode } from './codes/codes.ts'
import { confirm, withdraw } from './codes/confirm.ts'
import { addOne, changeOne } from './service.ts'
import { depts } from './store.ts'
import { wholeTree } from './read.ts'

export const deptRoutes = (): Route[] => [
  handle(contract.listDepts, (ctx, { query }) => depts.list(ctx, query)),
  handle(contract.deptTree, (ctx) => wholeTree(ctx)),
  handle(contract.deptChanges, (ctx, { params }) => depts.changes(ctx, params.id)),
  handle(contract.readDept, (ctx, { params }) => depts.read(ctx, params.id)),
  handle(contract.addDept, (ctx, { body }) => addOne(ctx, body)),
  handle(contract.changeDept, (ctx, { body }) => changeOne(ctx, body)),
  handle(readBodyNames, (ctx, { params }) => readNames(ctx, params.id)),
  handle(setBodyNames, (ctx, { body }) => setNames(ctx, body)),
  handle(contract.removeDept, (ctx, { params }) => depts.remove(ctx, params.id)),
  handle(codes.readBodyCodes, (ctx, { params }) => readOf(ctx, params.id)),
  handle(codes.addBodyCode, (ctx, { body }) => addCode(ctx, body)),
  handle(codes.changeBodyCode, (ctx, { body }) => changeCode(ctx, body)),
  handle(codes.removeBodyCode, (ctx, { params }) => removeCode(ctx, params.id)),
  handle(codes.confirmNumber, (ctx, { body }) => confirm(ctx, body)),
  handle(codes.withdrawConfirmation, (ctx, { body }) => withdraw(ctx, body)),
]
