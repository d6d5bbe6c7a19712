// The thin bar at the top while a screen loads; it appears late, so that a fast change does not flicker.
import { useSay } from '../../api/language.ts'
import styles from './Progress.module.css'
import { words } from '../words.ts'

export const Progress = () => {
  const say = useSay()
  return (
    <div className={styles['bar']} role="progressbar" aria-label={say(words.loading)}>
      <span />
    </div>
  )
}
