// The value that a piece passes to its page, shown as it is.
import { useTranslate } from '../../api/language.ts'
import styles from './vab.module.css'

export function Outcome({ value }: { value: unknown }) {
  const t = useTranslate()
  return (
    <div className={styles['outcome']}>
      <span>{t(['得到的值', 'The value'])}</span>
      <code aria-live="polite">{JSON.stringify(value)}</code>
    </div>
  )
}
