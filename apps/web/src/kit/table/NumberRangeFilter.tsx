// A filter between two numbers in one unit: either end may stay empty, both are inclusive. Applied when a box is left or on Enter.
import type { Wording } from '@register/contract/phrase'
import { InputNumber } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './view/table.module.css'
import { leastOf, mostOf, tableWords as words } from './words.ts'

export interface NumberRangeFilterProps {
  label: Wording
  unit: Wording
  from: number | undefined
  to: number | undefined
  onChange: (from: number | undefined, to: number | undefined) => void
}

export function NumberRangeFilter({ label, unit, from, to, onChange }: NumberRangeFilterProps) {
  const t = useTranslate()
  const [name, measure] = [t(label), t(unit)]
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
  const end = (value: number | null, set: (value: number | null) => void, ofEnd: string, hint: string) => (
    <InputNumber
      className={styles['number'] ?? ''}
      aria-label={ofEnd}
      placeholder={hint}
      value={value}
      {...(turned && { status: 'error' as const })}
      onChange={set}
      onBlur={apply}
      onPressEnter={apply}
    />
  )
  return (
    <div role="group" aria-label={name} className={`stack gap-4-8 ${styles['numberRange']}`}>
      <span className="full-row quiet">{measure ? `${name} (${measure})` : name}</span>
      {end(low, setLow, t(leastOf(name)), t(words.least))}
      {end(high, setHigh, t(mostOf(name)), t(words.most))}
    </div>
  )
}
