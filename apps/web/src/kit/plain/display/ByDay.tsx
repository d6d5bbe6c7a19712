// A collapsible table of figures day by day: the numbers behind a small line chart.
import { useLang } from '../../../api/language.ts'
import { count } from '../format.ts'
import { HeadRow } from './HeadRow.tsx'
import styles from './Trend.module.css'

interface ByDayProps {
  /** The label that opens it. */
  label: string
  /** Head of the column of days. */
  dayLabel: string
  /** Heads of the figures. */
  names: readonly string[]
  /** Oldest first; figures in the order of `names`. */
  days: readonly { day: string; counts: readonly number[] }[]
}

export function ByDay({ label, dayLabel, names, days }: ByDayProps) {
  const lang = useLang()
  return (
    <details className={styles['days']}>
      <summary className="accent pressable">{label}</summary>
      {/* A scrolling element must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`card scroll ${styles['scroll']}`} role="group" aria-label={label} tabIndex={0}>
        <table>
          <HeadRow heads={[dayLabel, ...names]} />
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
