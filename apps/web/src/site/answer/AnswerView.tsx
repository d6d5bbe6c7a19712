// The answer: the status first, then the fields to compare; everything else follows in chunks that load later.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { reportStatuses } from '@register/contract/rules/status'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { late } from '../../kit/plain/late.tsx'
import { useScreenName } from '../../kit/plain/screenName.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Authority } from '../status/Authority.tsx'
import styles from './AnswerView.module.css'
import { Band } from './identity/Band.tsx'
import { Compare } from './identity/Compare.tsx'
import { Recalls } from './identity/Recalls.tsx'
import { ToParts } from './identity/ToParts.tsx'
import { words } from './words.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { coverageId, saysCoverage } from './coverage/place.ts'
import { useWayTo } from './identity/useWayTo.ts'

// The link from the status to the visitor's next question: does the certificate cover the machine in front of them?
const ToCoverage = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const go = useWayTo(coverageId)
  if (!saysCoverage(answer)) return null
  const asks = answer.coverage.questions.length > 0
  return (
    <Button icon={asks ? 'question' : 'down'} onClick={go}>
      {t(asks ? words.toAsk : words.toCoverage)}
    </Button>
  )
}

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
  const t = useTranslate()
  const shown = useShown()
  // Several tabs are told apart by what they say of which certificate.
  const verdict = t(reportStatuses[answer.status].label)
  useScreenName([verdict, answer.printedNo || answer.reportNo, answer.model].filter(Boolean).join(' · '))
  const waiting = <Skeleton lines={6} height={32} label={words.loading} />
  return (
    <article className={`stack gap-16 ${styles['answer']}`}>
      <Band answer={answer} level={level} />
      <Recalls answer={answer} />
      <div className={`row wrap gap-8-16 align-center ${styles['under']}`}>
        <ToCoverage answer={answer} />
        <ToParts answer={answer} />
        <Authority className={styles['authority']} />
      </div>
      <div className={`stack gap-16 content-start may-narrow ${styles['columns']}`}>
        <div className={`stack gap-16 content-start may-narrow ${styles['content']}`}>
          <Compare answer={answer} />
          {shown ? <AnswerRest waiting={waiting} answer={answer} /> : waiting}
        </div>
        {shown ? <AnswerSide waiting={waiting} answer={answer} /> : waiting}
      </div>
    </article>
  )
}
