// The columns of a table, edited in place: names and labels, type, and checkboxes.
import type { Field } from '@register/contract/fields'
import type { Wording } from '@register/contract/phrase'
import { mostColumns } from '@register/contract/system/generator/description'
import { useTranslate } from '../../../api/language.ts'
import { EditTable, type EditColumn } from '../../../kit/edit/EditTable.tsx'
import { Tick } from '../../../kit/input/Tick.tsx'
import type { FormFields } from '../../../kit/values/useForm.ts'
import styles from './crud.module.css'
import { words } from './words.ts'

interface Props<Row> {
  form: FormFields
  path: string
  label: Wording
  fields: readonly Field[]
  rows: readonly Row[]
  template: Row
  onChange: (rows: Row[]) => void
}

function columnOf<Row>(field: Field): EditColumn<Row> {
  if (field.type === 'flag') return { field, width: 'narrow', draw: (input) => <Tick {...input} /> }
  return field.key === 'maxLength'
    ? { field, width: 'narrow' }
    : { field, ...(field.type === 'choice' && { width: 'small' }) }
}

export function RowsTable<Row extends object>({ form, path, label, fields, rows, template, onChange }: Props<Row>) {
  const t = useTranslate()
  return (
    // It scrolls where the window is too narrow for all columns, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['rows']} role="group" aria-label={t(label)} tabIndex={0}>
      <EditTable
        form={form}
        path={path}
        label={label}
        columns={fields.map((field) => columnOf<Row>(field))}
        rows={rows}
        template={template}
        addLabel={words.addColumn}
        onChange={onChange}
        sortable
        max={mostColumns}
      />
    </div>
  )
}
