// The conditions of a form's items, compiled once per configuration: what is hidden, what is required, what is invalid.
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'
import { compile, type Condition } from './expression/compile.ts'
import type { ConfigItem, FormConfig, FormValues } from './formConfig.ts'
import { keyOf } from './values.ts'
import { handleOf } from './words.ts'

export interface ItemState {
  item: ConfigItem
  key: string
  hidden: boolean
  required: boolean
  /** The errors of invalid conditions; their items are shown and not required. */
  problems: readonly Phrase[]
}

const read = (text: string | undefined): Condition | undefined => (text ? compile(text) : undefined)

export function useConditions({ formItems }: FormConfig, form: FormValues): readonly ItemState[] {
  const compiled = useMemo(
    () =>
      formItems.map((item, at) => {
        const hide = read(item.hideHandle)
        const require = read(item.requiredHandle)
        const key = keyOf(item, at)
        const problems = Object.entries({ hideHandle: hide, requiredHandle: require }).flatMap(([name, condition]) =>
          condition?.problem ? [handleOf(key, name, condition.problem.position, condition.problem.phrase)] : [],
        )
        return { item, key, hide, require, problems }
      }),
    [formItems],
  )
  return compiled.map(({ item, key, hide, require, problems }) => ({
    item,
    key,
    problems,
    hidden: hide?.holds?.(form) ?? false,
    required: (item.rules?.some((rule) => rule.required) ?? false) || (require?.holds?.(form) ?? false),
  }))
}
