// How the filter drawer filters a list by one declared field.
import type { Field } from '@register/contract/fields'
import type { Operator } from '@register/contract/page'
import type { Wording } from '@register/contract/phrase'
import type { FilterField } from '../filter/field.ts'
import { inputWords } from '../input/words.ts'

const equal: readonly Operator[] = ['=', '!=']
const among: readonly Operator[] = ['include', 'notinclude']
const compared: readonly Operator[] = ['=', '!=', '>', '>=', '<', '<=']

/** How a list is filtered by a field: what is compared by order may have two conditions, the ends of a range; everything else one. */
export function fieldFilter(field: Field): FilterField {
  const { key: value, label, type, options = [] } = field
  const chosen = (data: readonly { value: string; label: Wording }[]): FilterField => ({
    value,
    label,
    type: 'select',
    operators: equal,
    extend: { data },
  })
  switch (type) {
    case 'date':
    case 'instant':
      return { value, label, type: 'daterange', most: 2 }
    case 'flag':
      return chosen([
        { value: 'true', label: inputWords.yes },
        { value: 'false', label: inputWords.no },
      ])
    case 'choice':
      return chosen(options)
    case 'choices':
      return { value, label, type: 'text', operators: among }
    case 'integer':
    case 'decimal':
      return { value, label, type: 'text', operators: compared, most: 2, numeric: true }
    default:
      return { value, label, type: 'text' }
  }
}
