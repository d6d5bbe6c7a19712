// A filter between two numbers in one unit: either end may stay empty, both are inclusive. Applied when a box is left or on Enter.
import { InputNumber } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './view/table.module.css'
import { leastOf, mostOf, tableWords as words } from './words.ts'

export interface NumberRangeFilterProps {
  label: string
  unit: string
  from: number | undefined
  to: number | undefined
  onChange: (from: number | undefined, to: number | undefined) => void
}

export function NumberRangeFilter({ label, unit, from, to, onChange }: NumberRangeFilterProps) {
  const t = useTranslate()
  const [low, setLow] = useState(from ?? null)
  const [high, setHigh] = useState(to ?? null)
  useEffect(() => {
    setLow(from ?? null)
    setHigh(to ?? null)
  }, [from, to])
  const turned = low !== null && high !== null && low > high
  function apply() {
    if (turned || ((low ?? undefined) === from && (high ?? undefined) === to)) return
    onChange(low ?? undefined, high ?? undefined)
  }
  const end = (value: number | null, set: (value: number | null) => void, name: string, hint: string) => (
    <InputNumber
      className={styles['number'] ?? ''}
      aria-label={name}
      placeholder={hint}
      value={value}
      {...(turned && { status: 'error' as const })}
      onChange={set}
      onBlur={apply}
      onPressEnter={apply}
    />
  )
  return (
    <div role="group" aria-label={label} className={`stack gap-4-8 ${styles['numberRange']}`}>
      <span className="full-row quiet">{unit ? `${label} (${unit})` : label}</span>
      {end(low, setLow, t(leastOf(label)), t(words.least))}
      {end(high, setHigh, t(mostOf(label)), t(words.most))}
    </div>
  )
}
