// The fields by which the filter drawer can filter a list: the sortable fields of its rows.
import type { Field } from '@register/contract/fields'
import type { Operator } from '@register/contract/page'
import type { Fields } from '@register/contract/record/shape'
import { useMemo } from 'react'
import { useSay, type Say } from '../../api/language.ts'
import type { FilterField } from '../filter/field.ts'
import { inputWords } from '../input/words.ts'

const equal: readonly Operator[] = ['=', '!=']
const among: readonly Operator[] = ['include', 'notinclude']
const compared: readonly Operator[] = ['=', '!=', '>', '>=', '<', '<=']

function filterOf(field: Field, say: Say): FilterField {
  const { key: value, label, type, options = [] } = field
  const chosen = (data: readonly { value: string; label: string }[]): FilterField => ({
    value,
    label,
    type: 'select',
    operators: equal,
    extend: { data },
  })
  switch (type) {
    case 'date':
    case 'instant':
      return { value, label, type: 'daterange', operators: among }
    case 'flag':
      return chosen([
        { value: 'true', label: say(inputWords.yes) },
        { value: 'false', label: say(inputWords.no) },
      ])
    case 'choice':
      return chosen(options.map((option) => ({ value: option.value, label: say(option.label) })))
    case 'choices':
      return { value, label, type: 'text', operators: among }
    case 'integer':
    case 'decimal':
      return { value, label, type: 'text', operators: compared, repeat: true }
    default:
      return { value, label, type: 'text', repeat: true }
  }
}

export function useFieldFilters(rowFields: Fields): FilterField[] {
  const say = useSay()
  return useMemo(
    () => rowFields.filter(({ sortable }) => sortable).map((field) => filterOf(field, say)),
    [rowFields, say],
  )
}
