// The answer: the status first, then the fields to compare; everything else follows in chunks that load later.
import type { Answer } from '@register/contract/business/publicReport'
import { useEffect, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { late } from '../../kit/plain/late.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Authority } from '../status/Authority.tsx'
import styles from './AnswerView.module.css'
import { Band } from './identity/Band.tsx'
import { Compare } from './identity/Compare.tsx'
import { Recalls } from './identity/Recalls.tsx'
import { ToCoverage } from './identity/ToCoverage.tsx'
import { ToParts } from './identity/ToParts.tsx'
import { words } from './words.ts'

const AnswerRest = late(async () => (await import('./AnswerRest.tsx')).AnswerRest)
const AnswerSide = late(async () => (await import('./AnswerSide.tsx')).AnswerSide)

/** Whether the first picture is drawn: on a slow connection the rest would compete with the status for bandwidth. */
function useShown(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return shown
}

export const AnswerView = ({ answer, level = 1 }: { answer: Answer; level?: 1 | 2 }) => {
  const say = useSay()
  const shown = useShown()
  const waiting = <Skeleton lines={6} height={32} label={say(words.loading)} />
  return (
    <article className={styles['answer']}>
      <Band answer={answer} level={level} />
      <Recalls answer={answer} />
      <div className={styles['under']}>
        <ToCoverage answer={answer} />
        <ToParts answer={answer} />
        <Authority className={styles['authority']} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['content']}>
          <Compare answer={answer} />
          {shown ? <AnswerRest waiting={waiting} answer={answer} /> : waiting}
        </div>
        {shown ? <AnswerSide waiting={waiting} answer={answer} /> : waiting}
      </div>
    </article>
  )
}
