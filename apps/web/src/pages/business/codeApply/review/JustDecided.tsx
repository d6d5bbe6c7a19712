// The last decision made on this page, while it can be taken back; the next application is already open.
import { readApplication } from '@register/contract/business/codeApply/codeApply'
import { colon } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { TakeBack } from '../TakeBack.tsx'
import { decisionOf, words } from '../words.ts'
import styles from './review.module.css'

export interface JustDecidedProps {
  id: number
  /** Called after taking back, to open the application again as undecided. */
  onTakenBack: () => void
}

export function JustDecided({ id, onTakenBack }: JustDecidedProps) {
  const t = useTranslate()
  const { data: application, refetch } = useRead(readApplication, { body: { id } })
  if (!application?.takeBackUntil) return null
  const decision = decisionOf(application.history)
  return (
    <section
      aria-label={t(words.justDecided)}
      className={`row wrap gap-8-16 align-center justify-between card pad-8-12 ${styles['lately']}`}
    >
      <p role="status">
        {t(words.justDecided)}
        {t(colon)}
        {decision && <strong>{t(decision)}</strong>}
        {` · ${application.applicationNo} · ${application.productName} · ${application.model}`}
      </p>
      <TakeBack application={application} reload={refetch} onDone={onTakenBack} />
    </section>
  )
}
