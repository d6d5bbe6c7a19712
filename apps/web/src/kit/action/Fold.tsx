// Unfolds and folds what stands below a line of a tree; keeps its room where nothing stands below.
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../api/language.ts'
import { Icon } from './icons.tsx'
import styles from './fold.module.css'

const foldOf = (name: string): Phrase => [`收起 ${name}`, `Fold ${name}`]
const unfoldOf = (name: string): Phrase => [`展开 ${name}`, `Unfold ${name}`]

interface Branch {
  name: string
  open: boolean
  onToggle: () => void
}

/** `branch`: false for a line with nothing below it. */
export function Fold({ branch }: { branch: Branch | false }) {
  const say = useSay()
  if (!branch) return <span className={styles['fold']} />
  const { name, open, onToggle } = branch
  return (
    <button
      type="button"
      className={styles['fold']}
      aria-expanded={open}
      aria-label={say(open ? foldOf(name) : unfoldOf(name))}
      onClick={onToggle}
    >
      <Icon name={open ? 'down' : 'next'} />
    </button>
  )
}
