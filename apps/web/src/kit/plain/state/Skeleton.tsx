// A placeholder while content loads: roughly as many grey lines as it will have. After some seconds it says what keeps the content, and offers to ask anew.
import type { Phrase, Wording } from '@register/contract/phrase'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onReads, reasonOfWait, refreshVisible } from '../../../api/cache.ts'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../action/Button.tsx'
import { inWords } from './inWords.ts'
import styles from './Skeleton.module.css'

/** Milliseconds after which a person wonders. A read with its repetitions may take half a minute. */
const patienceMs = 5_000

const words = {
  slow: ['读取比平时久，正在继续尝试', 'This takes longer than usual and is still being tried'],
  retry: ['重试', 'Try again'],
} as const satisfies Record<string, Phrase>

const Late = () => {
  const t = useTranslate()
  const reason = useSyncExternalStore(onReads, reasonOfWait)
  return (
    <p className="row wrap gap-8-16 align-center">
      <span>{t(reason ? inWords(reason) : words.slow)}</span>
      {reason !== undefined && (
        <Button icon="again" onClick={() => void refreshVisible()}>
          {t(words.retry)}
        </Button>
      )}
    </p>
  )
}

export const Skeleton = ({ lines, label, height = 20 }: { lines: number; label: Wording; height?: number }) => {
  const t = useTranslate()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={`stack gap-12 ${styles['skeleton']}`} role="status">
      <span className="unseen">{t(label)}</span>
      {isLate && <Late />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ height }} className={styles['line']} aria-hidden="true" />
      ))}
    </div>
  )
}
