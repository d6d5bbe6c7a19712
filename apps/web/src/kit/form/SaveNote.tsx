// How the automatic save stands, in words.
import { useSay } from '../../api/language.ts'
import { reasonOf } from '../feedback/useFeedback.tsx'
import styles from './form.module.css'
import type { SaveState } from './useAutosave.ts'
import { formWords as words, savedAt } from './words.ts'

const clock = (at: Date) => at.toTimeString().slice(0, 8)

export function SaveNote({ state }: { state: SaveState }) {
  const say = useSay()
  const { phase, at, error } = state
  return (
    <span role="status" className={phase === 'failed' ? styles['wrong'] : styles['note']}>
      {phase === 'saving' && say(words.saving)}
      {phase === 'waiting' && say(words.unsaved)}
      {phase === 'failed' && `${say(words.notSaved)}: ${say(reasonOf(error))}`}
      {phase === 'clean' && (at ? say(savedAt(clock(at))) : say(words.allSaved))}
    </span>
  )
}
