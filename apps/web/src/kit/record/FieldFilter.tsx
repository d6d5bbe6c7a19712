// A filter for one field in a list’s bar: a choice among its options, yes or no, or a span of days.
import type { Field } from '@register/contract/fields'
import { useSay } from '../../api/language.ts'
import { inputWords } from '../input/words.ts'
import { ChoiceFilter, DateRangeFilter } from '../table/filters.tsx'

/** The types of fields that a list's bar can filter by; others are filtered in the drawer. */
export type QuickType = 'choice' | 'flag' | 'date' | 'instant'

const flags = [
  { value: 'true', label: inputWords.yes },
  { value: 'false', label: inputWords.no },
]

export function FieldFilter({ field: { key, label, type, options = [] } }: { field: Field }) {
  const say = useSay()
  if (type === 'date' || type === 'instant') return <DateRangeFilter name={key} label={say(label)} />
  const choices = type === 'flag' ? flags : options
  return (
    <ChoiceFilter
      name={key}
      label={say(label)}
      options={choices.map((option) => ({ value: option.value, label: say(option.label) }))}
    />
  )
}
