// The value that a piece passes to its page, shown as it is.
import { useTranslate } from '../../api/language.ts'
import styles from './vab.module.css'

export function Outcome({ value }: { value: unknown }) {
  const t = useTranslate()
  return (
    <div className={`row wrap gap-4-12 align-baseline above-16 quiet ${styles['outcome']}`}>
      <span>{t(['得到的值', 'The value'])}</span>
      <code className="may-narrow plain break-words tinted" aria-live="polite">
        {JSON.stringify(value)}
      </code>
    </div>
  )
}
