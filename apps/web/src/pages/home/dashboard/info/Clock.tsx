// The time in Shanghai to the second, with date and weekday. Only its digits are redrawn, and screen readers do not announce each second.
import { shanghaiDay } from '@register/contract/dates'
import { tagOf } from '@register/contract/phrase'
import { useEffect, useMemo, useState } from 'react'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { serverNow } from '../../../../api/client/serverClock.ts'
import { useVisibility, useVisibilityChange } from '../../../../api/visibility.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { houseWords as words } from './words.ts'

const timeZone = 'Asia/Shanghai'
const digits = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' })

/** The present second; it stops while another page is in front. */
function useSecond(): Date {
  const visibility = useVisibility()
  const [now, setNow] = useState(() => new Date(serverNow()))
  useVisibilityChange(() => setNow(new Date(serverNow())))
  useEffect(() => {
    if (!visibility.now()) return undefined
    // The timer runs from the start of one second to the start of the next, so that no second is skipped.
    const timer = window.setTimeout(() => setNow(new Date(serverNow())), 1000 - (serverNow() % 1000))
    return () => window.clearTimeout(timer)
  }, [now, visibility])
  return now
}

export function Clock({ title }: { title: string }) {
  const t = useTranslate()
  return (
    <Frame title={title} aside={<span className={`quiet ${styles['quiet']}`}>{t(words.zone)}</span>}>
      <Now />
    </Frame>
  )
}

function Now() {
  const lang = useLang()
  const now = useSecond()
  const weekday = useMemo(() => new Intl.DateTimeFormat(tagOf(lang), { timeZone, weekday: 'long' }), [lang])
  return (
    <>
      <p className={`bold tabular ${styles['clock']}`}>
        <time role="timer" dateTime={now.toISOString()}>
          {digits.format(now)}
        </time>
      </p>
      <p className="above-4 quiet break-words">
        {shanghaiDay(now)} {weekday.format(now)}
      </p>
    </>
  )
}
