// What was read from a text: its kind, the value, and a button that takes it off.
import type { Wording } from '@register/contract/phrase'
import type { Ref } from 'react'
import { useTranslate } from '../../api/language.ts'
import { IconButton } from '../../kit/plain/action/Button.tsx'
import styles from './Chip.module.css'

interface Props {
  label?: Wording
  text: string
  /** The name of the button. */
  removeWord: Wording
  onRemove: () => void
  ref?: Ref<HTMLLIElement>
}

/** An entry of a list. */
export const Chip = ({ label, text, removeWord, onRemove, ref }: Props) => {
  const t = useTranslate()
  return (
    <li ref={ref} className={`inline-row gap-4-8 align-center small card ${styles['chip']}`}>
      {label && <span className="quiet one-line">{t(label)}</span>}
      <span className="tabular break-words">{text}</span>
      <IconButton icon="cross" label={removeWord} className={styles['remove'] ?? ''} onClick={onRemove} />
    </li>
  )
}
