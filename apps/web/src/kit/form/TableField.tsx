// A table as a field of a form, over the whole width: rows edited in place, reordered and removed.
import type { Field, TableRow, Value } from '@register/contract/fields'
import { defaultMaxRows } from '@register/contract/fieldTypes/table'
import { useTranslate } from '../../api/language.ts'
import { EditTable } from '../edit/EditTable.tsx'
import type { FormFields } from '../values/useForm.ts'
import { addTo } from './words.ts'

interface Props {
  form: FormFields
  field: Field
  /** Path of the table in the whole form: `parameters.safetyDevices`. */
  path: string
  value: Value | null | undefined
  onChange: (value: Value | null) => void
}

const isRow = (row: unknown): row is TableRow => typeof row === 'object' && row !== null
/** Texts take the remaining width; numbers need little. */
const widthOf = ({ type }: Field) => (type === 'text' ? {} : { width: 'small' as const })

export function TableField({ form, field, path, value, onChange }: Props) {
  const t = useTranslate()
  const { columns = [], maxRows = defaultMaxRows } = field
  return (
    <EditTable<TableRow>
      form={form}
      path={path}
      label={field.label}
      columns={columns.map((column) => ({ field: column, ...widthOf(column) }))}
      rows={Array.isArray(value) ? value.filter(isRow) : []}
      template={Object.fromEntries(columns.map(({ key }) => [key, null]))}
      addLabel={addTo(t(field.label))}
      onChange={onChange}
      sortable
      max={maxRows}
    />
  )
}
