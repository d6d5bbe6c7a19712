// How long ago something happened, with the exact time in a tooltip.
import { useTranslate } from '../../api/language.ts'
import { ago, instantOf, minuteOf, type Instant } from './time.ts'
import { useNow } from './useNow.ts'

export function RelativeTime({ at }: { at: Instant }) {
  const t = useTranslate()
  const now = useNow()
  const instant = instantOf(at)
  return (
    <time title={minuteOf(at)} {...(!Number.isNaN(instant.getTime()) && { dateTime: instant.toISOString() })}>
      {t(ago(at, now))}
    </time>
  )
}
