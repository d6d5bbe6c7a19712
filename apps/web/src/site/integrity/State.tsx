// The present head of the log, and the key that signs it.
import type { LogHead, LogKey } from '@register/contract/business/integrity/log'
import { useLang, useSay } from '../../api/language.ts'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import { count, instant } from '../../kit/plain/format.ts'
import styles from './Integrity.module.css'
import { words } from './words.ts'

export const State = ({ head, signer }: { head: LogHead; signer: LogKey }) => {
  const say = useSay()
  const lang = useLang()
  return (
    <section className={styles['card']}>
      <h2>{say(words.state)}</h2>
      <dl className={styles['state']}>
        <div>
          <dt>{say(words.count)}</dt>
          <dd>{count(head.lastId, lang)}</dd>
        </div>
        <div>
          <dt>{say(words.signedAt)}</dt>
          <dd>
            {head.signedAt ? <time dateTime={head.signedAt}>{instant(head.signedAt)}</time> : say(words.unsigned)}
          </dd>
        </div>
        {(
          [
            ['headHash', head.lastHash, 'copyHash'],
            ['fingerprint', signer.fingerprint, 'copyFingerprint'],
          ] as const
        ).map(([label, text, copy]) => (
          <div key={label}>
            <dt>{say(words[label])}</dt>
            <dd className={styles['copied']}>
              <code>{text}</code>
              <CopyButton small text={text} label={say(words[copy])} />
            </dd>
          </div>
        ))}
        {signer.former.length > 0 && (
          <div>
            <dt>{say(words.former)}</dt>
            {signer.former.map(({ keyId, until }) => (
              <dd key={keyId}>{say(words.formerUntil(keyId, instant(until)))}</dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}
