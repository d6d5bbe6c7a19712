// A checkbox in a cell of a table: its name is shown in the column's head and announced to screen readers.
import { Checkbox } from 'antd'
import { useTranslate } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'

export const Tick = ({ id, value, label, disabled = false, onChange, onBlur }: InputProps) => {
  const t = useTranslate()
  return (
    <Checkbox
      id={id}
      className={styles['tick'] ?? ''}
      aria-label={t(label)}
      disabled={disabled}
      checked={value === true}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
