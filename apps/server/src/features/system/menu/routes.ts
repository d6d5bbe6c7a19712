// The menu: read as a tree, written entry by entry, put in order, and previewed as a role sees it.
import * as contract from '@register/contract/system/menu'
import { handle, type Route } from '../../../http/handle.ts'
import { addMenu, changeMenu, moveMenu, readEntry, readTree } from './edit/edit.ts'
import { removeMenus } from './edit/remove.ts'
import { menuOfRole } from './service.ts'

export const menuRoutes = (): Route[] => [
  handle(contract.menuTree, (ctx) => readTree(ctx)),
  handle(contract.readMenu, (ctx, { params }) => readEntry(ctx, params.id)),
  handle(contract.addMenu, (ctx, { body }) => addMenu(ctx, body)),
  handle(contract.changeMenu, (ctx, { body }) => changeMenu(ctx, body)),
  handle(contract.moveMenu, (ctx, { body }) => moveMenu(ctx, body)),
  handle(contract.removeMenus, (ctx, { params }) => removeMenus(ctx, params.ids.split(',').map(Number))),
  handle(contract.previewMenu, (ctx, { params }) => menuOfRole(ctx, params.key)),
]
