// The result of a batch: the count of reports done, and a list of the others, each with its reason and a link to it.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { useTranslate } from '../../../../api/language.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import { doneOf, returnedOf, stoppedOf, words } from '../handover/words.ts'
import styles from './ready.module.css'
import type { BatchOutcome } from './useBatch.tsx'

export function OutcomeDialog({ shown, onClose }: { shown: BatchOutcome | undefined; onClose: () => void }) {
  const t = useTranslate()
  const { act = 'publish', outcome = { done: [], stopped: [] } } = shown ?? {}
  const isPublishing = act === 'publish'
  return (
    <Dialog title={words.outcome} open={shown !== undefined} onClose={onClose}>
      <p role="status">
        {outcome.done.length > 0 && `${t((isPublishing ? doneOf : returnedOf)(outcome.done.length))} · `}
        {t(stoppedOf(outcome.stopped.length))}
      </p>
      <h3 className={styles['stoppedTitle']}>{t(isPublishing ? words.notPublished : words.notReturned)}</h3>
      <ul
        className={`stack scroll ${styles['stopped']}`}
        aria-label={t(isPublishing ? words.notPublished : words.notReturned)}
      >
        {outcome.stopped.map(({ id, certificateNo, reportNo, productName, reasons }) => (
          <li key={id}>
            <Link to={paths.reportDetail(id)} onClick={onClose}>
              {printNo(certificateNo) || reportNo || `${t(words.unknown)} ${id}`}
            </Link>{' '}
            {productName}
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
