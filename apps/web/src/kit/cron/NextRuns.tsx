// The next five times of a schedule, in Shanghai time, by which it runs.
import { nextRuns } from '@register/contract/cron'
import { tagOf } from '@register/contract/phrase'
import { useState } from 'react'
import { useLang, useSay } from '../../api/language.ts'
import { shanghaiMinute } from '../time/time.ts'
import styles from './cron.module.css'
import { cronWords as words } from './words.ts'

/** `text`: an expression without a `cronProblem`. */
export function NextRuns({ text }: { text: string }) {
  const say = useSay()
  const lang = useLang()
  const [now] = useState(() => new Date())
  return (
    <ol className={styles['runs']} aria-label={say(words.next)}>
      {nextRuns(text, now).map((at) => (
        <li key={at.getTime()}>
          <time dateTime={at.toISOString()}>{shanghaiMinute(at)}</time>{' '}
          {new Intl.DateTimeFormat(tagOf(lang), { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(at)}
        </li>
      ))}
    </ol>
  )
}
