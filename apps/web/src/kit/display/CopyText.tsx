// A number in a monospaced face, grouped for the eye, copied without the spaces by the button beside it.
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import styles from './display.module.css'
import { useCopy } from './useCopy.ts'
import { copyOf } from './words.ts'

export interface CopyTextProps {
  /** What is copied. */
  text: string
  /** What is read; the text itself when nothing is said. */
  shown?: string
  /** Wraps the shown text, for example in a link. */
  wrap?: (shown: string) => React.ReactNode
}

export function CopyText({ text, shown = text, wrap }: CopyTextProps) {
  const say = useSay()
  const copy = useCopy()
  const { failed } = useFeedback()
  return (
    <span className={styles['copy']}>
      <span className={styles['mono']}>{wrap ? wrap(shown) : shown}</span>
      <button
        type="button"
        aria-label={say(copyOf(shown))}
        title={say(copyOf(text))}
        onClick={() => void copy(text).catch(failed)}
      >
        <Icon name="copy" />
      </button>
    </span>
  )
}
