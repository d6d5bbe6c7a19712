// Filters a list by any branch of the equipment catalogue.
import { TreeFilter } from '../../kit/table/filters.tsx'
import { useSay } from '../../api/language.ts'
import { areaWords as words } from './words.ts'
import { useCategories } from './useCategories.ts'

export function CategoryFilter() {
  const say = useSay()
  const { branches } = useCategories()
  return <TreeFilter name="categoryCode" label={say(words.category)} options={branches} />
}
