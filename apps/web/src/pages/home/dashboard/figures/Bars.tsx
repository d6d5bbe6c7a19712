// A few counts as labelled bars: in a row where the width allows, otherwise in a column. The labels make a legend unnecessary.
import type { ReactNode } from 'react'
import { useLang } from '../../../../api/language.ts'
import { count } from '../../../../kit/plain/format.ts'
import styles from './figures.module.css'

export interface Bar {
  key: string
  name: ReactNode
  count: number
  /** Drawn in a colour that stands out. */
  strong?: boolean
}

/** `columns`: for a time series, whose bars are next to each other in a wide column of the page. */
export function Bars({ label, bars, columns }: { label: string; bars: readonly Bar[]; columns?: boolean }) {
  const lang = useLang()
  const most = Math.max(1, ...bars.map((bar) => bar.count))
  return (
    <ul aria-label={label} className={styles['bars']} data-columns={columns ?? false}>
      {bars.map((bar) => (
        <li className="stack align-center full-row" key={bar.key} data-strong={bar.strong ?? false}>
          <span className={`may-narrow quiet tabular ${styles['name']}`}>{bar.name}</span>
          <span aria-hidden className={styles['track']}>
            {/* The length is a height or a width, by the direction of the bars. */}
            <span className={styles['bar']} style={{ flexBasis: `${(100 * bar.count) / most}%` }} />
          </span>
          <span className={styles['count']}>{count(bar.count, lang)}</span>
        </li>
      ))}
    </ul>
  )
}
