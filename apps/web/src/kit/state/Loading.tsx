// A placeholder in the shape of the content, while it loads.
import { useTranslate } from '../../api/language.ts'
import styles from './state.module.css'
import { feedbackWords as words } from '../feedback/words.ts'

export function Loading({ lines = 6 }: { lines?: number }) {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t(words.loading)} className="stack gap-16 surface rounded pad-24">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} aria-hidden className={styles['bar']} />
      ))}
    </div>
  )
}
