// The thin bar at the top while a screen loads; it appears late, so that a fast change does not flicker.
import { useTranslate } from '../../api/language.ts'
import styles from './Progress.module.css'
import { words } from '../words.ts'

export const Progress = () => {
  const t = useTranslate()
  return (
    <div className={styles['bar']} role="progressbar" aria-label={t(words.loading)}>
      <span className="block full-height" />
    </div>
  )
}
