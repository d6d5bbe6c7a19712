// The files chosen so far, in their order, each with a button to remove it.
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Icon } from '../../kit/action/icons.tsx'
import { Thumb } from './FileGrid.tsx'
import styles from './strip.module.css'
import type { LibraryEntry } from './fileSource.ts'
import { countOf, dropOf, fileWords as words } from './words.ts'

export interface ChosenStripProps<F extends LibraryEntry> {
  chosen: readonly F[]
  max: number
  onChange: (chosen: readonly F[]) => void
}

export function ChosenStrip<F extends LibraryEntry>({ chosen, max, onChange }: ChosenStripProps<F>) {
  const t = useTranslate()
  return (
    <div className={`row wrap gap-8-12 align-center full-row above-12 line-above ${styles['strip']}`}>
      <span role="status" className="tabular">
        {t(countOf(chosen.length, max))}
      </span>
      {chosen.length === 0 ? (
        <span className="quiet small">{t(words.none)}</span>
      ) : (
        <>
          <ul aria-label={t(words.chosen)}>
            {chosen.map((file) => (
              <li key={file.id}>
                <span className={`stack place-center rigid ${styles['small']}`}>
                  <Thumb file={file} />
                </span>
                <span className="ellipsis" title={file.name}>
                  {file.name}
                </span>
                <button
                  type="button"
                  aria-label={t(dropOf(file.name))}
                  onClick={() => onChange(chosen.filter(({ id }) => id !== file.id))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <Action small kind="link" label={words.clear} onPress={() => onChange([])} />
        </>
      )}
    </div>
  )
}
