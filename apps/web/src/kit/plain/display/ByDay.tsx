// A collapsible table of figures day by day: the numbers behind a small line chart.
import type { Wording } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../../api/language.ts'
import { count } from '../format.ts'
import { HeadRow } from './HeadRow.tsx'
import styles from './Trend.module.css'

interface ByDayProps {
  /** The label that opens it. */
  label: Wording
  /** Head of the column of days. */
  dayLabel: Wording
  /** Heads of the figures. */
  names: readonly string[]
  /** Oldest first; figures in the order of `names`. */
  days: readonly { day: string; counts: readonly number[] }[]
}

export function ByDay({ label, dayLabel, names, days }: ByDayProps) {
  const t = useTranslate()
  const lang = useLang()
  return (
    <details className={styles['days']}>
      <summary className="accent pressable">{t(label)}</summary>
      {/* A scrolling element must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`card scroll ${styles['scroll']}`} role="group" aria-label={t(label)} tabIndex={0}>
        <table>
          <HeadRow heads={[t(dayLabel), ...names]} />
          <tbody>
            {days.toReversed().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {counts.map((one, at) => (
                  <td key={names[at]}>{count(one, lang)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
