// A condition whose options are the entries of a tree, in their order.
import type { Phrase } from '@register/contract/phrase'
import { entriesOf, type TreeOption } from '../input/tree/treeOptions.ts'
import type { FilterField } from './field.ts'

export const treeField = (value: string, label: Phrase, options: readonly TreeOption[]): FilterField => ({
  value,
  label,
  type: 'select',
  operators: ['='],
  extend: { data: entriesOf(options).map(({ value: key, title }) => ({ value: key, label: title })) },
})
