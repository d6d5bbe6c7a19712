// tableselect: one record or several from a list that the configuration names, 600 pixels wide; the value is the record itself.
import { endpoint } from '@register/contract/endpoint'
import { useMemo } from 'react'
import { TableSelect } from '../../select/TableSelect.tsx'
import { textColumn } from '../../../kit/table/column.tsx'
import type { ConfigInputProps } from '../configInput.ts'
import type { Text } from '../formConfig.ts'

type Row = Readonly<Record<string, unknown>>

const phraseOf = (text: Text) => (typeof text === 'string' ? ([text, text] as const) : text)
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

export function TableSelectInput({ id, label, value, onChange, options, disabled, placeholder }: ConfigInputProps) {
  const { table, multiple = false, clearable = true } = options
  // An address in a configuration has no declaration to import; only addresses of this server are called.
  const list = useMemo(
    () =>
      endpoint({
        method: 'GET',
        path: table?.api ?? '/api/',
        access: 'signedIn',
        effect: 'read',
        summary: ['配置中的列表', 'A list that a configuration names'],
      }),
    [table?.api],
  )
  if (!table) return <span role="alert">{`${label}: options.table`}</span>
  const { columns, value: key = 'id', label: name = columns[0]?.prop ?? 'id', data = {} } = table
  const shape = {
    endpoint: list,
    fixed: data,
    columns: columns.map(({ prop, label: title, width }) =>
      textColumn<never>({
        key: prop,
        title: phraseOf(title),
        ...(width !== undefined && { width }),
        text: (row: Row) => textOf(row[prop]),
      }),
    ),
    rowKey: (row: Row) => textOf(row[key]),
    rowLabel: (row: Row) => textOf(row[name]),
    label,
    id,
    disabled,
    clearable,
    tableWidth: 600,
    ...(placeholder !== undefined && { placeholder }),
  }
  return multiple ? (
    <TableSelect
      {...shape}
      multiple
      value={(Array.isArray(value) ? value.filter(isRow) : []) as never[]}
      onChange={onChange}
    />
  ) : (
    <TableSelect {...shape} value={(isRow(value) ? value : null) as never} onChange={onChange} />
  )
}
