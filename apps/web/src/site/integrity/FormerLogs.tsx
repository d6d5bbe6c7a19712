// Logs of this register that ended because another began anew: announced for ever, since an entry that was seen in one of them may be in no later one.
import type { LogKey } from '@register/contract/business/integrity/log'
import { useLang, useTranslate } from '../../api/language.ts'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import { beijingTime } from '../../kit/plain/beijing.ts'
import { count } from '../../kit/plain/format.ts'
import styles from './Integrity.module.css'
import { words } from './words.ts'

export const FormerLogs = ({ logs }: { logs: LogKey['formerLogs'] }) => {
  const t = useTranslate()
  const lang = useLang()
  return (
    <div>
      <dt>{t(words.formerLogs)}</dt>
      {logs.map(({ origin, verifierKey, size, kept, until, reason }) => (
        <dd key={origin} className="stack gap-4">
          <strong>{t(words.ended(origin, t(beijingTime(until))))}</strong>
          <span>{t(reason)}</span>
          <span>{t(words.endedAt(count(size, lang), count(kept, lang)))}</span>
          <span className={`row gap-8 align-center ${styles['copied']}`}>
            <code>{verifierKey}</code>
            <CopyButton small text={verifierKey} label={words.copyFormerKey} />
          </span>
        </dd>
      ))}
    </div>
  )
}
