// A small line chart of a figure over time: drawn next to the number, with a sentence for readers who cannot see it.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import styles from './Trend.module.css'

const width = 96
const height = 28
/** A margin, so that the line and its dot are not cut off. */
const edge = 4

/** `label`: what the line shows, in words. With fewer than two values it draws nothing. */
export function Trend({ values, label }: { values: readonly number[]; label: Wording }) {
  const t = useTranslate()
  const last = values.at(-1)
  if (values.length < 2 || last === undefined) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => edge + (at * (width - 2 * edge)) / (values.length - 1)
  // A figure that never changed is drawn in the middle.
  const y = (value: number) =>
    most === least ? height / 2 : height - edge - ((value - least) * (height - 2 * edge)) / (most - least)
  return (
    <svg
      role="img"
      aria-label={t(label)}
      viewBox={`0 0 ${width} ${height}`}
      className={`block rigid ${styles['trend']}`}
    >
      <polyline points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(last)} r="2.5" />
    </svg>
  )
}
