// Labelled rows of chips to filter by: one per row, or several; a row's first chip means all and clears the others.
import { useId } from 'react'
import { useTranslate } from '../../api/language.ts'
import { pressed, type ChipRow, type ChipValue } from './chips.ts'
import styles from './select.module.css'

export interface SelectFilterProps {
  rows: readonly ChipRow[]
  value: ChipValue
  onChange: (value: ChipValue) => void
  /** The width of the titles in pixels. */
  labelWidth?: number
}

export function SelectFilter({ rows, value, onChange, labelWidth = 80 }: SelectFilterProps) {
  return (
    <div className="stack below-8">
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          chosen={value[row.key] ?? []}
          labelWidth={labelWidth}
          onPress={(one) => onChange({ ...value, [row.key]: pressed(row, value[row.key] ?? [], one) })}
        />
      ))}
    </div>
  )
}

interface RowProps {
  row: ChipRow
  chosen: readonly string[]
  labelWidth: number
  onPress: (value: string) => void
}

function Row({ row, chosen, labelWidth, onPress }: RowProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={`row gap-8-12 align-baseline ${styles['chipRow']}`}>
      <span id={id} className={`rigid quiet ${styles['chipTitle']}`} style={{ flexBasis: labelWidth }}>
        {t(row.title)}
      </span>
      <div role="group" aria-labelledby={id} className={`row wrap gap-4-8 grow ${styles['chips']}`}>
        {row.options.map(({ value, label, icon }, at) => (
          <button
            className="inline-row gap-4 align-center no-ground rounded pressable"
            key={value}
            type="button"
            aria-pressed={at === 0 ? chosen.length === 0 : chosen.includes(value)}
            onClick={() => onPress(value)}
          >
            {icon}
            {t(label)}
          </button>
        ))}
      </div>
    </div>
  )
}
