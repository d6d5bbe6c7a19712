// A point in time by a pattern: ISO texts, milliseconds, or seconds of ten digits.
import { formatted, instantOf, type Instant } from '../../kit/time/time.ts'

export interface TimeTextProps {
  at: Instant
  /** YYYY MM DD HH mm ss (docs/rules/office.md#times). */
  format?: string
}

export function TimeText({ at, format = 'YYYY-MM-DD HH:mm:ss' }: TimeTextProps) {
  const instant = instantOf(at)
  return (
    <time {...(!Number.isNaN(instant.getTime()) && { dateTime: instant.toISOString() })}>{formatted(at, format)}</time>
  )
}
