// When the certificate was looked up, how often before, and how to save it or check it again.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useLook } from '../../../api/branding.ts'
import { useLang, useSay } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { Button, ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { CopyButton } from '../../../kit/plain/action/CopyButton.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import { count } from '../../../kit/plain/format.ts'
import * as paths from '../../../paths.ts'
import styles from './Foot.module.css'
import { words } from '../words.ts'

/** Signed-in people only; the browsers of others do not load it. */
const Follow = late(async () => (await import('../follow/Follow.tsx')).Follow)
/** Loaded after the text, so that the status does not wait for it. */
const QrCode = late(async () => (await import('../../../kit/plain/QrCode.tsx')).QrCode)

export const Foot = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const { name } = useLook()
  const lang = useLang()
  const { status } = useSession()
  // A preview has no entry in the log, so it cannot be followed.
  const isPublished = answer.log.length > 0
  return (
    <section className={styles['foot']} aria-label={say(words.keep)}>
      <figure className={styles['qr']}>
        <QrCode
          waiting={<span className={styles['drawing']} />}
          text={answer.verifyUrl}
          label={say(words.qr(answer.printedNo))}
          size={168}
        />
        <figcaption>{say(words.scan)}</figcaption>
      </figure>
      <dl className={styles['facts']}>
        <div>
          <dt>{say(words.lookedUp)}</dt>
          <dd>
            <time dateTime={answer.lookedUpAt}>{say(beijingTime(answer.lookedUpAt))}</time>
          </dd>
        </div>
        {/* The server counts in the background, so the first look-up may not be counted yet. */}
        {answer.checks > 0 && (
          <div>
            <dt>{say(words.checks)}</dt>
            <dd>{say(words.times(count(answer.checks, lang)))}</dd>
          </div>
        )}
        <div>
          <dt>{say(words.currentVersion)}</dt>
          <dd>{say(words.version(answer.version))}</dd>
        </div>
      </dl>
      <p className={styles['onPaper']}>
        {say(name)} · {answer.verifyUrl}
      </p>
      <div className={styles['ways']}>
        <Button icon="print" onClick={() => window.print()}>
          {say(words.print)}
        </Button>
        <CopyButton text={answer.verifyUrl} label={say(words.copyLink)} />
        <ButtonLink to={paths.reportError(answer.publicId)} icon="warning">
          {say(words.reportError)}
        </ButtonLink>
        <ButtonLink to={paths.search()} icon="search">
          {say(words.another)}
        </ButtonLink>
        {status === 'signedIn' && isPublished && (
          <Follow publicId={answer.publicId} hasMaker={answer.manufacturerName !== ''} />
        )}
        {status === 'signedOut' && (
          <ButtonLink to={paths.login(paths.verify(answer.publicId))} icon="bell">
            {say(words.signInToFollow)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
