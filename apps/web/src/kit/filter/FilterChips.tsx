// Every condition of a list in a row below its filters, each removed by a press.
import { operators } from '@register/contract/page'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import type { ListState } from '../table/useListState.ts'
import { isRange, type FilterField } from './field.ts'
import type { Condition } from './further.ts'
import styles from './filter.module.css'
import { operatorOf, rowsOf, wordsOf, type FilterRow } from './filterRows.ts'
import { insteadOf, wordsIn } from './inAddress.ts'
import { saidOf } from './value/said.ts'
import { useOptions } from './value/useOptions.ts'
import { chipOf, filterWords as words, unknownOf, withoutOf } from './words.ts'

interface FilterChipsProps {
  list: ListState
  fields: readonly FilterField[]
  /** The fields whose plain value a quick filter next to the chips shows, where it is one of its options. */
  quick: readonly string[]
  /** The conditions that are none on a field. */
  further?: readonly Condition[] | undefined
  /** Stands at the end of the chips. */
  children?: ReactNode
}

export function FilterChips({ list, fields, quick, further = [], children }: FilterChipsProps) {
  const t = useTranslate()
  const rows = rowsOf(wordsIn(list.filters, fields), fields).map((row, id) => ({ ...row, id }))
  const isShown = ({ field, operator }: FilterRow) =>
    field !== undefined &&
    quick.includes(field) &&
    fields.some((one) => one.value === field && operator === operatorOf(one))
  if (rows.length + further.length === 0) return null
  /** All other conditions stay, also those that no chip shows. */
  const without = (gone: FilterRow) =>
    list.setFilters(
      insteadOf(
        fields,
        wordsOf(
          rows.filter(({ id }) => id !== gone.id),
          fields,
          true,
        ),
      ),
    )
  return (
    <ul className={`row wrap gap-4-8 align-center ${styles['chips']}`} aria-label={t(words.items)}>
      {rows.map((row) => {
        const field = fields.find(({ value }) => value === row.field)
        return (
          field && (
            <FieldChip key={row.id} field={field} row={row} isShown={isShown(row)} onRemove={() => without(row)} />
          )
        )
      })}
      {further.map(({ key, text, isKnown, remove }) => (
        <Chip key={key} text={text} isKnown={isKnown} onRemove={remove} />
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

interface FieldChipProps {
  field: FilterField
  row: FilterRow
  /** A quick filter shows the value, unless it knows of no such option. */
  isShown: boolean
  onRemove: () => void
}

function FieldChip({ field, row, isShown, onRemove }: FieldChipProps) {
  const t = useTranslate()
  const { data, request, remote } = field.extend ?? {}
  const values = [row.value ?? []].flat()
  const [first] = values
  // The options are read for their labels only where a condition needs one.
  const read = data || first === undefined ? undefined : (request ?? (remote && (() => remote(first))))
  const { options, isRead } = useOptions(read, first ?? '')
  const said = values.map((value) => saidOf(field, value, data ?? (isRead ? options : undefined)))
  const isKnown = said.every((one) => one.isKnown)
  if (isShown && isKnown) return null
  const value = said.map(({ text }) => t(text)).join(t(isRange(field, row.operator) ? words.span : words.comma))
  const isUsual = row.operator === '=' || (row.operator === 'include' && operatorOf(field) === 'include')
  const text = chipOf(field.label, isUsual ? undefined : operators[row.operator], isKnown ? value : t(unknownOf(value)))
  return <Chip text={text} isKnown={isKnown} onRemove={onRemove} />
}

function Chip({ text, isKnown, onRemove }: Pick<Condition, 'text' | 'isKnown'> & { onRemove: () => void }) {
  const t = useTranslate()
  return (
    <li>
      <button
        type="button"
        className={`inline-row gap-6 align-center plain framed rounded pressable ${styles['chip']}`}
        data-known={isKnown}
        aria-label={t(withoutOf(t(text)))}
        onClick={onRemove}
      >
        <span className="ellipsis">{t(text)}</span>
        <Icon name="close" />
      </button>
    </li>
  )
}
