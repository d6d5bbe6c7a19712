// What the rows of an import are checked by: the kind, its schema, and the catalogue as it is at one moment.
import { choosableForms } from '@register/contract/rules/parameters/formKind'
import { formKindOf } from '@register/contract/rules/parameters/formKinds'
import { contentSchema } from '@register/contract/business/report/shape'
import { fold } from '@register/contract/fold'
import type { UserCtx } from '../../../../access/ctx.ts'
import { allCategories, isListedIn } from '../../category/service.ts'
import type { Rules } from '../rows/checkRow.ts'

/** The catalogue is read once, so that one state of it checks the whole sheet. */
export async function rulesOf(
  ctx: UserCtx,
  formKind: string,
  { body, existing }: Pick<Rules, 'body' | 'existing'>,
): Promise<Rules> {
  const kind = formKindOf(formKind)
  const categories = await allCategories(ctx)
  const allowed = (code: string) =>
    (categories.get(code)?.forms ?? choosableForms(kind)).filter((form) => form.kind.key === kind.key)
  const byName = new Map<string, string[]>()
  for (const { code, name, leaf, retired, formKind: of } of categories.values())
    if (leaf && !retired && of === kind.key)
      for (const spelt of new Set(name.map(fold))) byName.set(spelt, [...(byName.get(spelt) ?? []), code])
  const named = (name: string) => {
    const codes = byName.get(fold(name)) ?? []
    return codes.length === 1 ? codes[0] : undefined
  }
  const isListed = (code: string) => isListedIn(categories, code)
  return { kind, schema: contentSchema([kind]), allowed, named, isListed, body, existing }
}
