// The button that lets a dialog fill the window and restores its size.
import { Button } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import styles from './dialog.module.css'
import { dialogWords as words } from './words.ts'

export interface FullToggleProps {
  full: boolean
  /** Whether there is a close button to its right. */
  hasClose: boolean
  onToggle: () => void
}

export function FullToggle({ full, hasClose, onToggle }: FullToggleProps) {
  const label = useTranslate()(full ? words.smaller : words.full)
  return (
    <Button
      type="text"
      className={`${styles['toggle']} ${hasClose ? styles['hasClose'] : ''}`}
      icon={<Icon name={full ? 'smaller' : 'larger'} />}
      aria-label={label}
      title={label}
      onClick={onToggle}
    />
  )
}
