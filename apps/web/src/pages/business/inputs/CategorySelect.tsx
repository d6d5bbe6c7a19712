// Chooses the equipment category of a record: a leaf of the catalogue, found by code or by name.
import { textOf } from '@register/contract/fields'
import { TreeChoice } from '../../../kit/input/tree/TreeChoice.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { useCategories } from '../useCategories.ts'

export interface CategorySelectProps extends InputProps {
  /** Only categories of this form kind. */
  kind?: string
  /** Also offers categories that only certificates from before the register have. */
  existing?: boolean
}

export function CategorySelect({ kind, existing = false, ...props }: CategorySelectProps) {
  const { choices, isPending } = useCategories({ kind, existing, filing: true, kept: textOf(props.value) })
  return <TreeChoice {...props} options={choices} loading={isPending} />
}
