// A table that is the value of a field, in full: its columns with their units, its rows in order.
import { isEmpty, readingText, unitText, type Field, type TableRow } from '@register/contract/fields'
import { filledRows } from '@register/contract/fieldTypes/table'
import { useTranslate } from '../../../api/language.ts'
import { PlainTable, type PlainColumn } from '../PlainTable.tsx'

/** Numbers are aligned at their last digits for comparing; days and choices are aligned like words. */
const isFigure = ({ type }: Field): boolean => type === 'integer' || type === 'decimal'

export function ValueTable({ field, value }: { field: Field; value: unknown }) {
  const t = useTranslate()
  const headOf = (column: Field) => [t(column.label), t(unitText(column)) && `(${t(unitText(column))})`]
  return (
    <PlainTable
      label={field.label}
      rows={Array.isArray(value) ? filledRows(value) : []}
      rowKey={(_, at) => at}
      columns={(field.columns ?? []).map((column): PlainColumn<TableRow> => ({
        key: column.key,
        title: headOf(column).filter(Boolean).join(' '),
        ...(isFigure(column) && { align: 'end' }),
        ...(column.type !== 'text' && { short: true }),
        draw: (row) => (isEmpty(row[column.key]) ? '—' : t(readingText(column, row[column.key]))),
      }))}
    />
  )
}
