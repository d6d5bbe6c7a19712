// The equipment catalogue for anyone, and the parameter form of a category for who writes and reads reports.
import { getCategoryTree } from '@register/contract/business/category'
import { getParameterForm } from '@register/contract/business/parameterForm'
import { formFor, formsFor } from '@register/contract/business/parameters/formKinds'
import { handle, type Route } from '../../../http/handle.ts'
import { categoryTree } from './store.ts'

export const categoryRoutes = (): Route[] => [
  handle(getCategoryTree, (ctx) => categoryTree(ctx)),
  handle(getParameterForm, async (_, { query }) => ({
    choices: formsFor(query.categoryCode).map(({ form: { key, label } }) => ({ key, label })),
    form: formFor(query) ?? null,
  })),
]
