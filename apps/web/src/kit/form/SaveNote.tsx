// How the automatic save stands, in words.
import { useSay } from '../../api/language.ts'
import { reasonOf } from '../feedback/useFeedback.tsx'
import styles from './form.module.css'
import type { SaveState } from './useAutosave.ts'
import { formWords as words, heldOf, savedAt } from './words.ts'

const clock = (at: Date) => at.toTimeString().slice(0, 8)

/** `held`: how many values are wrong and therefore not saved. */
export function SaveNote({ state, held = 0 }: { state: SaveState; held?: number }) {
  const say = useSay()
  const { phase, at, error } = state
  return (
    <span role="status" className={phase === 'failed' ? styles['wrong'] : styles['note']}>
      {phase === 'saving' && say(words.saving)}
      {phase === 'waiting' && say(words.unsaved)}
      {phase === 'failed' && `${say(words.notSaved)}: ${say(reasonOf(error))}`}
      {phase === 'clean' && (at ? say(savedAt(clock(at))) : held === 0 && say(words.allSaved))}
      {phase === 'clean' && held > 0 && <span className={styles['held']}> {say(heldOf(held))}</span>}
    </span>
  )
}
