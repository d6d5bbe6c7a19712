// Times in words and by a pattern, from every kind of value that can be a time.
import type { Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { serverNow } from '../../../api/client/serverClock.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { TimeText } from '../../../showcase/time/TimeText.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const minute = 60_000
const day = 24 * 60 * minute
const formats = ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD', 'HH:mm', 'YYYY年MM月DD日'] as const

export function TimePage() {
  // Half a minute ago, so that no moment stands on the edge of its minute.
  const [now] = useState(() => serverNow() - minute / 2)
  const moments = [
    [words.now, now],
    [words.future, now + day],
    [words.minutes, new Date(now - 5 * minute).toISOString()],
    [words.hours, new Date(now - 180 * minute)],
    [words.days, now - 10 * day],
    [words.months, now - 60 * day],
    [words.seconds, Math.floor((now - 5 * minute) / 1000)],
    [words.wrong, '2026-13-45'],
  ] as const
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/time')}>
      <Example title={words.relative} text={words.relativeText}>
        <dl className={styles['facts']}>
          {moments.map(([name, at]) => (
            <Moment key={name[1]} name={name}>
              <RelativeTime at={at} />
            </Moment>
          ))}
        </dl>
      </Example>
      <Example title={words.pattern} text={words.patternText}>
        <dl className={styles['facts']}>
          {formats.map((format) => (
            <Moment key={format} name={format}>
              <TimeText at={1_780_000_000} format={format} />
            </Moment>
          ))}
          <Moment name={words.wrong}>
            <TimeText at="2026-13-45" />
          </Moment>
        </dl>
      </Example>
    </Showcase>
  )
}

const Moment = ({ name, children }: { name: Wording; children: React.ReactNode }) => {
  const t = useTranslate()
  return (
    <>
      <dt>{t(name)}</dt>
      <dd>{children}</dd>
    </>
  )
}
