// Filters a list by any branch of the equipment catalogue, which is read when a branch is chosen or about to be.
import { useState } from 'react'
import { useFilterList } from '../../kit/table/filterContext.ts'
import { TreeFilter } from '../../kit/table/filters.tsx'
import { areaWords as words } from './words.ts'
import { useCategories } from './useCategories.ts'

export function CategoryFilter() {
  const isSet = useFilterList().filters['categoryCode'] !== undefined
  const [near, approach] = useState(false)
  const { branches, reread, ...reading } = useCategories({ wanted: isSet || near })
  function open() {
    approach(true)
    if (reading.isError) void reread()
  }
  return (
    <TreeFilter name="categoryCode" label={words.category} options={branches} onApproach={open} reading={reading} />
  )
}
