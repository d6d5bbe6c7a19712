// Filters a list by the kind of form its records have.
import { kindNames } from '@register/contract/business/parameters/kindNames'
import { useSay } from '../../api/language.ts'
import { ChoiceFilter } from '../../kit/table/filters.tsx'
import { areaWords as words } from './words.ts'

export function KindFilter() {
  const say = useSay()
  return (
    <ChoiceFilter
      name="formKind"
      label={say(words.formKind)}
      options={kindNames.map(({ key, label }) => ({ value: key, label: say(label) }))}
    />
  )
}
