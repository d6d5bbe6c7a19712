// A few numbers side by side, each with what it counts.
import { useLang } from '../../api/language.ts'
import { count } from '../plain/format.ts'
import styles from './display.module.css'
import type { Tone } from './StatusTag.tsx'

export interface Figure {
  label: string
  value: number
  tone?: Tone
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  const lang = useLang()
  return (
    <dl className={`row wrap ${styles['figures']}`}>
      {figures.map(({ label, value, tone }) => (
        <div key={label}>
          <dt className="quiet">{label}</dt>
          <dd className={tone && styles[`${tone}Text`]}>{count(value, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}
