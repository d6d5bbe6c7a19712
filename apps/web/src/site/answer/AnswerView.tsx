// The answer: status first, then what to compare; everything else follows in a part that nobody waits for.
import type { Answer } from '@register/contract/business/publicReport'
import { lazy, Suspense } from 'react'
import { useSay } from '../../api/language.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import styles from './AnswerView.module.css'
import { Band } from './identity/Band.tsx'
import { Compare } from './identity/Compare.tsx'
import { words } from './words.ts'

const AnswerRest = lazy(async () => ({ default: (await import('./AnswerRest.tsx')).AnswerRest }))
const Foot = lazy(async () => ({ default: (await import('./record/Foot.tsx')).Foot }))

export const AnswerView = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const waiting = <Skeleton lines={6} height={32} label={say(words.loading)} />
  return (
    <article className={styles['answer']}>
      <Band answer={answer} />
      <div className={styles['columns']}>
        <div className={styles['content']}>
          <Compare answer={answer} />
          <Suspense fallback={waiting}>
            <AnswerRest answer={answer} />
          </Suspense>
        </div>
        <Suspense fallback={waiting}>
          <Foot answer={answer} />
        </Suspense>
      </div>
    </article>
  )
}
