// The line that says which input was restored after a reload, with a button to discard it.
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { minuteOf } from '../time/time.ts'
import type { Kept } from './useKeptForm.ts'
import styles from './kept.module.css'
import { keptAt, keptWords as words, restoredAt } from './words.ts'

export function KeptNote({ kept }: { kept: Kept | undefined }) {
  const t = useTranslate()
  if (!kept || kept.state === 'nothing') return null
  const time = minuteOf(kept.at)
  const offered = kept.state === 'offered'
  // One line, because people look at the form itself.
  const parts = [
    t(offered ? keptAt(time) : restoredAt(time)),
    t(kept.elsewhere ? words.elsewhereText : offered ? words.keptText : words.restoredText),
    kept.hadFiles && t(words.filesAgain),
  ]
  return (
    <div className={styles['kept']} data-kept>
      <Notice
        tone={offered ? 'warn' : 'note'}
        title={parts.filter(Boolean).join(t(words.between))}
        action={
          <div className="acts">
            <Action small label={kept.elsewhere ? words.leaveThere : words.throwAway} onPress={kept.discard} />
            {offered && <Action small kind="primary" label={words.putIn} onPress={kept.take} />}
          </div>
        }
      />
    </div>
  )
}
