// A few numbers side by side, each with what it counts.
import type { Wording } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../api/language.ts'
import { count } from '../plain/format.ts'
import styles from './display.module.css'
import type { Tone } from './StatusTag.tsx'

export interface Figure {
  label: Wording
  value: number
  tone?: Tone
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslate()
  const lang = useLang()
  return (
    <dl className={`row wrap ${styles['figures']}`}>
      {figures.map(({ label, value, tone }) => (
        <div key={t(label)}>
          <dt className="quiet">{t(label)}</dt>
          <dd className={tone && styles[`${tone}Text`]}>{count(value, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}
