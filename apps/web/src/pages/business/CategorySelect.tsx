// Chooses the equipment category of a record: a leaf of the catalogue, found by code or by name.
import { TreeChoice } from '../../kit/input/TreeChoice.tsx'
import type { InputProps } from '../../kit/input/inputProps.ts'
import { useCategories } from './useCategories.ts'

export function CategorySelect(props: InputProps) {
  const { choices, isPending } = useCategories()
  return <TreeChoice {...props} options={choices} loading={isPending} />
}
