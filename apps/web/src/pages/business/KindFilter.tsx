// Filters a list by the kind of form its records have; nothing while the register holds a single kind.
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { useSay } from '../../api/language.ts'
import { ChoiceFilter } from '../../kit/table/filters.tsx'
import { areaWords as words } from './words.ts'

export function KindFilter() {
  const say = useSay()
  if (formKinds.length < 2) return null
  return (
    <ChoiceFilter
      name="formKind"
      label={say(words.formKind)}
      options={formKinds.map(({ key, label }) => ({ value: key, label: say(label) }))}
    />
  )
}
