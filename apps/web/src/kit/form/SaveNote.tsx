// The state of the automatic save, in words.
import { between } from '@register/contract/phrase'
import { Fragment } from 'react'
import { useTranslate } from '../../api/language.ts'
import { reasonOf } from '../feedback/useFeedback.tsx'
import { formatted } from '../time/time.ts'
import styles from './form.module.css'
import { retryPause, type SaveState } from './useAutosave.ts'
import { formWords, heldOf, notSavedFor, othersOf, savedAt } from './words.ts'

/** A wrong value that is therefore not saved. */
export interface Held {
  path: string
  label: string
}

interface SaveNoteProps {
  state: SaveState
  held?: readonly Held[]
  /** Focuses the input of a path. */
  goTo?: (path: string) => void
}

/** How many fields are named; of more only the number is shown. */
const mostNamed = 4

export function SaveNote({ state, held = [], goTo }: SaveNoteProps) {
  const t = useTranslate()
  const { phase, at, error, again } = state
  return (
    <span role="status" className={phase === 'failed' ? 'above-4 bad small' : 'quiet'}>
      {phase === 'saving' && t(formWords.saving)}
      {phase === 'waiting' && t(formWords.unsaved)}
      {phase === 'failed' && t(notSavedFor(reasonOf(error), again ? retryPause / 1000 : undefined))}
      {phase === 'clean' && (at ? t(savedAt(formatted(at, 'HH:mm:ss'))) : held.length === 0 && t(formWords.allSaved))}
      {phase !== 'failed' && held.length > 0 && (
        <span className={`bad ${styles['held']}`}>
          {' '}
          {t(heldOf(held.length))}{' '}
          {held.slice(0, mostNamed).map(({ path, label }, place) => (
            <Fragment key={path}>
              {place > 0 && t(between)}
              <button type="button" onClick={() => goTo?.(path)}>
                {label}
              </button>
            </Fragment>
          ))}
          {held.length > mostNamed && ` ${t(othersOf(held.length - mostNamed))}`}
        </span>
      )}
    </span>
  )
}
