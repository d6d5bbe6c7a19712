// The props of the editors of a condition's value.
import type { Operator } from '@register/contract/page'
import type { Wording } from '@register/contract/phrase'
import type { FilterField } from '../field.ts'
import type { FilterValue } from '../filterRows.ts'

export interface ValueEditorProps {
  field: FilterField
  operator: Operator
  label: Wording
  value: FilterValue
  onChange: (value: FilterValue) => void
}
