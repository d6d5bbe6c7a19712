// When the certificate was looked up, how often before, and how to save it or check it again.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useBranding } from '../../../api/branding.ts'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { Button, ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { CopyButton } from '../../../kit/plain/action/CopyButton.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import { count } from '../../../kit/plain/format.ts'
import * as paths from '../../../paths.ts'
import styles from './Foot.module.css'
import type { Printing } from './usePrinting.tsx'
import { words } from './words.ts'

/** Signed-in people only; the browsers of others do not load it. */
const Follow = late(async () => (await import('../follow/Follow.tsx')).Follow)
/** Loaded after the text, so that the status does not wait for it. */
const QrCode = late(async () => (await import('../../../kit/plain/QrCode.tsx')).QrCode)

export const Foot = ({ answer, printing }: { answer: Answer; printing: Printing }) => {
  const t = useTranslate()
  const { name } = useBranding()
  const lang = useLang()
  const { status } = useSession()
  // A preview has no entry in the log, so it cannot be followed.
  const isPublished = answer.log.length > 0
  return (
    <section className={`stack gap-16 card ${styles['foot']}`} aria-label={t(words.keep)}>
      <figure className={`stack gap-8 items-center quiet no-margin ${styles['qr']}`}>
        <QrCode
          waiting={<span className={styles['drawing']} />}
          text={answer.verifyUrl}
          label={words.qr(answer.printedNo)}
          size={168}
        />
        <figcaption>{t(words.scan)}</figcaption>
      </figure>
      <dl className={`stack gap-8 ${styles['facts']}`}>
        <div>
          <dt>{t(words.lookedUp)}</dt>
          <dd className="tabular">
            <time dateTime={answer.lookedUpAt}>{t(beijingTime(answer.lookedUpAt))}</time>
          </dd>
        </div>
        {/* The server counts in the background, so the first look-up may not be counted yet. */}
        {answer.checks > 0 && (
          <div>
            <dt>{t(words.checks)}</dt>
            <dd className="tabular">{t(words.times(count(answer.checks, lang)))}</dd>
          </div>
        )}
        <div>
          <dt>{t(words.currentVersion)}</dt>
          <dd className="tabular">{t(words.version(answer.version))}</dd>
        </div>
      </dl>
      <p className={styles['onPaper']}>
        {t(name)} · {answer.verifyUrl}
      </p>
      <div className={`stack gap-8 ${styles['ways']}`}>
        <Button icon="print" busy={printing.isFetching} onClick={printing.print}>
          {t(words.print)}
        </Button>
        <CopyButton text={answer.verifyUrl} label={words.copyLink} />
        <ButtonLink to={paths.reportError(answer.publicId)} icon="warning">
          {t(words.reportError)}
        </ButtonLink>
        <ButtonLink to={paths.search()} icon="search">
          {t(words.another)}
        </ButtonLink>
        {status === 'signedIn' && isPublished && (
          <Follow publicId={answer.publicId} hasMaker={answer.manufacturerName !== ''} />
        )}
        {status === 'signedOut' && (
          <ButtonLink to={paths.login(paths.verify(answer.publicId))} icon="bell">
            {t(words.signInToFollow)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
