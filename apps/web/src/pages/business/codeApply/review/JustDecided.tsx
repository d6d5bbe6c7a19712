// The decision taken last at this desk, as long as it can be taken back: the next application lies open by then.
import { openApplication } from '@register/contract/business/codeApply'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { statusOf } from '../detail/ApplicationView.tsx'
import { TakeBack } from '../TakeBack.tsx'
import { words } from '../words.ts'
import styles from './review.module.css'

export interface JustDecidedProps {
  id: number
  /** Opens it again once it waits as before. */
  onTakenBack: () => void
}

export function JustDecided({ id, onTakenBack }: JustDecidedProps) {
  const say = useSay()
  const { data: application, refetch } = useRead(openApplication, { body: { id } })
  if (!application?.takeBackUntil) return null
  const { tone, label } = statusOf(application.status)
  return (
    <section aria-label={say(words.justDecided)} className={styles['lately']}>
      <p>
        {say(words.justDecided)}: {application.applicationNo} · {application.productName}{' '}
        <StatusTag tone={tone} label={say(label)} />
      </p>
      <TakeBack application={application} reload={refetch} onDone={onTakenBack} />
    </section>
  )
}
