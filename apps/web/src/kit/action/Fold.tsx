// The button that unfolds and folds a row of a tree; a row without children gets an empty space of the same width.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Icon } from './icons.tsx'
import styles from './fold.module.css'

const foldOf = (name: string): Phrase => [`收起 ${name}`, `Fold ${name}`]
const unfoldOf = (name: string): Phrase => [`展开 ${name}`, `Unfold ${name}`]

interface Branch {
  name: string
  open: boolean
  onToggle: () => void
}

/** `branch`: false for a row without children. */
export function Fold({ branch }: { branch: Branch | false }) {
  const t = useTranslate()
  if (!branch) return <span className={`stack place-center rigid quiet bare ${styles['fold']}`} />
  const { name, open, onToggle } = branch
  return (
    <button
      type="button"
      className={`stack place-center rigid quiet bare ${styles['fold']}`}
      aria-expanded={open}
      aria-label={t(open ? foldOf(name) : unfoldOf(name))}
      onClick={onToggle}
    >
      <Icon name={open ? 'down' : 'next'} />
    </button>
  )
}
