// The equipment catalogue for anyone.
import { getCategoryTree } from '@register/contract/business/category'
import { handle, type Route } from '../../../http/handle.ts'
import { categoryTree } from './store.ts'

export const categoryRoutes = (): Route[] => [handle(getCategoryTree, (ctx) => categoryTree(ctx))]
