// A number in a monospaced font, shown in groups and copied without the spaces by the button next to it.
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import styles from './display.module.css'
import { useCopy } from './useCopy.ts'
import { copyOf } from './words.ts'

export interface CopyTextProps {
  /** The text that is copied. */
  text: string
  /** The text that is shown; `text` itself when it is left out. */
  shown?: string
  /** Wraps the shown text, for example in a link. */
  wrap?: (shown: string) => React.ReactNode
}

export function CopyText({ text, shown = text, wrap }: CopyTextProps) {
  const t = useTranslate()
  const copy = useCopy()
  const { failed } = useFeedback()
  return (
    <span className={`inline-row gap-4 align-center ${styles['copy']}`}>
      <span className="mono tabular break-words">{wrap ? wrap(shown) : shown}</span>
      <button
        className="stack place-center rigid quiet medium bare pressable"
        type="button"
        aria-label={t(copyOf(shown))}
        title={t(copyOf(text))}
        onClick={() => void copy(text).catch(failed)}
      >
        <Icon name="copy" />
      </button>
    </span>
  )
}
