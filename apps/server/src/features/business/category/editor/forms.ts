// The parameter forms that an entry of the catalogue can allow: those of its form kind, by key.
import type { FormName } from '@register/contract/business/category/office'
import { formsOf } from '@register/contract/rules/parameters/formKind'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { badField } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

export const formNames: FormName[] = formKinds.flatMap((kind) =>
  formsOf(kind).map(({ form }) => ({ kind: kind.key, key: form.key, label: [form.label[0], form.label[1]] as const })),
)

/** Names of these forms; an unknown key is returned as it is. */
export function labelsOf(keys: readonly string[]): Phrase | null {
  if (keys.length === 0) return null
  const labels = keys.map((key) => formNames.find((one) => one.key === key)?.label ?? [key, key])
  return [labels.map(([zh]) => zh).join('、'), labels.map(([, en]) => en).join(', ')]
}

/** Refuses forms that do not exist, and those of another kind. */
export function refuseForms(formKind: string, keys: readonly string[]): void {
  for (const key of keys) {
    const known = formNames.find((one) => one.key === key)
    if (!known) throw badField('forms', [`参数表：没有“${key}”`, `Parameter forms: there is no form "${key}"`])
    if (known.kind !== formKind)
      throw badField('forms', [
        `参数表：“${known.label[0]}”不属于所选的表单类型`,
        `Parameter forms: "${known.label[1]}" is not of the chosen form kind`,
      ])
  }
}
