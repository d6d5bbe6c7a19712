// A condition whose options are the entries of a tree, in their order.
import type { Phrase } from '@register/contract/phrase'
import type { TreeOption } from '../input/tree/treeOptions.ts'
import type { FilterField, FilterOption } from './field.ts'

/** A branch that is closed to new records still has old ones; one that only groups others has none of its own. */
const optionsOf = (options: readonly TreeOption[]): FilterOption[] =>
  options.flatMap(({ value, title, selectable, disabled, children }) => [
    ...(selectable || disabled || children.length === 0 ? [{ value, label: title }] : []),
    ...optionsOf(children),
  ])

/** A tree without entries has not been read yet. */
export const treeField = (value: string, label: Phrase, options: readonly TreeOption[]): FilterField => ({
  value,
  label,
  type: 'select',
  operators: ['='],
  extend: options.length > 0 ? { data: optionsOf(options) } : {},
})
