// The columns of a list, made from the fields of its rows: each drawn by its type; the page spreads and overrides them.
import { isEmpty, valueText, type Field } from '@register/contract/fields'
import type { Fields, StoredValues } from '@register/contract/record/shape'
import { useMemo } from 'react'
import { useTranslate, type Translate } from '../../api/language.ts'
import { dateColumn, statusColumn, textColumn, timeColumn, type Column } from '../table/column.tsx'
import { figureColumn, flagColumn, tagsColumn } from '../table/columnKinds.tsx'

type Listed<S extends Fields> = S[number] extends infer E
  ? E extends { listed: true | 'hidden'; key: infer K extends string }
    ? K
    : never
  : never
type Row<S extends Fields> = StoredValues<S>
export type FieldColumns<S extends Fields> = { readonly [K in Listed<S>]: Column<Row<S>> }

const valueIn = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key]
const numberIn = (row: object, key: string): number | null => {
  const value = valueIn(row, key)
  return typeof value === 'number' ? value : null
}
const textIn = (row: object, key: string): string => {
  const value = valueIn(row, key)
  return typeof value === 'string' ? value : ''
}
const listIn = (row: object, key: string): string[] => {
  const value = valueIn(row, key)
  return Array.isArray(value) ? value.map(String) : []
}

/** The width that a head needs for one line in either language, with the sort arrows. */
const headWidth = ({ label: [zh, en], sortable }: Field): number =>
  Math.max(15 * zh.length, 8.5 * en.length) + (sortable ? 46 : 24)

/** The width that the longest tag of a standing needs in either language, with its sign. */
const tagWidth = ({ options = [] }: Field): number =>
  Math.max(...options.map(({ label: [zh, en] }) => Math.max(14 * zh.length, 7.6 * en.length))) + 56

/** In pixels: names and numbers are short, a choice is as wide as its longest option, long texts get more. */
const widthOf = ({ type, maxLength = 200, options = [] }: Field): number => {
  if (type === 'choice') return Math.min(180, Math.max(130, ...options.map(({ label }) => 7.2 * label[1].length + 24)))
  if (type === 'paragraph') return 220
  return maxLength > 80 ? 280 : 180
}

function columnOf(field: Field, t: Translate): Column<object> {
  const { key, label, sortable, listed, type, options = [] } = field
  const facts = { key, title: label, sortable: sortable ?? false, hidden: listed === 'hidden' }
  const wide = (usual: number) => Math.max(usual, headWidth(field))
  const optionIn = (row: object) => options.find(({ value }) => value === valueIn(row, key))
  switch (type) {
    case 'date':
      return dateColumn({ ...facts, width: wide(130), text: (row) => textIn(row, key) })
    case 'instant':
      return timeColumn({ ...facts, width: wide(130), at: (row) => textIn(row, key) })
    case 'flag':
      return flagColumn({ ...facts, width: wide(90), flag: (row) => valueIn(row, key) === true })
    case 'integer':
    case 'decimal':
      return figureColumn({
        ...facts,
        width: wide(120),
        ...(field.unit && { unit: field.unit }),
        ...(field.places !== undefined && { places: field.places }),
        figure: (row) => numberIn(row, key),
      })
    case 'choices':
      return tagsColumn({ ...facts, tags: (row) => listIn(row, key) })
    case 'choice':
      if (options.some(({ tone }) => tone))
        return statusColumn({
          ...facts,
          width: wide(Math.max(120, tagWidth(field))),
          status(row) {
            const option = optionIn(row)
            return { tone: option?.tone ?? 'quiet', label: option?.label ?? valueText(field, valueIn(row, key)) }
          },
        })
      break
    default:
  }
  const text = (row: object) => (isEmpty(valueIn(row, key)) ? null : t(valueText(field, valueIn(row, key))))
  return textColumn({ ...facts, width: wide(widthOf(field)), text })
}

/** By key, in the order of the fields; only those that are listed. `head`: the field that heads a card on a telephone. */
export function useFieldColumns<const S extends Fields>(rowFields: S, head?: Listed<S>): FieldColumns<S> {
  const t = useTranslate()
  return useMemo(() => {
    const listed = rowFields.filter((field) => field.listed !== undefined)
    const drawn = listed.map((field) => {
      const column = columnOf(field, t)
      return [field.key, field.key === head ? { ...column, narrow: 'head' } : column]
    })
    return Object.fromEntries(drawn) as FieldColumns<S>
  }, [rowFields, head, t])
}
