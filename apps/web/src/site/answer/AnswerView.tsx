// The answer: status first, then what to compare; everything else follows in a part that nobody waits for.
import type { Answer } from '@register/contract/business/publicReport'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import styles from './AnswerView.module.css'
import { Band } from './identity/Band.tsx'
import { Compare } from './identity/Compare.tsx'
import { words } from './words.ts'

const AnswerRest = lazy(async () => ({ default: (await import('./AnswerRest.tsx')).AnswerRest }))
const Foot = lazy(async () => ({ default: (await import('./record/Foot.tsx')).Foot }))

/** Whether the first picture stands: on a slow line the rest would take its bytes from the status. */
function useShown(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return shown
}

export const AnswerView = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const shown = useShown()
  const waiting = <Skeleton lines={6} height={32} label={say(words.loading)} />
  return (
    <article className={styles['answer']}>
      <Band answer={answer} />
      <div className={styles['columns']}>
        <div className={styles['content']}>
          <Compare answer={answer} />
          <Suspense fallback={waiting}>{shown ? <AnswerRest answer={answer} /> : waiting}</Suspense>
        </div>
        <Suspense fallback={waiting}>{shown ? <Foot answer={answer} /> : waiting}</Suspense>
      </div>
    </article>
  )
}
