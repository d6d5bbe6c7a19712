// The equipment catalogue for anyone, and the parameter form of a category for people who write and read reports.
import { getCategoryTree } from '@register/contract/business/category/category'
import { getParameterForm } from '@register/contract/business/category/parameterForm'
import { formIn } from '@register/contract/rules/parameters/byCategory'
import { chosenForm } from '@register/contract/rules/parameters/formKind'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
import { handle, type Route } from '../../../http/handle.ts'
import { categories, categoryTree } from './store.ts'

export const categoryRoutes = (): Route[] => [
  handle(getCategoryTree, (ctx) => categoryTree(ctx)),
  handle(getParameterForm, async (ctx, { query }) => {
    const { categoryCode, subForm } = query
    const allowed = (await categories(ctx.db)).get(categoryCode)?.forms ?? []
    // A record keeps the form it was written with, even when its category allows another one now.
    const form = subForm ? formNamed(subForm) : chosenForm(allowed, undefined)
    return {
      choices: allowed.map(({ form: { key, label } }) => ({ key, label })),
      form: form ? formIn(form, categoryCode) : null,
    }
  }),
]
