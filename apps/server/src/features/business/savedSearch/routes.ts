// Saved searches: every person reads and changes only their own.
import * as contract from '@register/contract/business/savedSearch/savedSearch'
import { handle, type Route } from '../../../http/handle.ts'
import { listSearches, removeSearch, renameSearch, saveSearch, switchSearch } from './store.ts'

export const savedSearchRoutes = (): Route[] => [
  handle(contract.listSearches, (ctx, { body }) => listSearches(ctx, body)),
  handle(contract.saveSearch, (ctx, { body }) => saveSearch(ctx, body)),
  handle(contract.switchSearch, (ctx, { body }) => switchSearch(ctx, body)),
  handle(contract.renameSearch, (ctx, { body }) => renameSearch(ctx, body)),
  handle(contract.removeSearch, (ctx, { body }) => removeSearch(ctx, body.id)),
]
