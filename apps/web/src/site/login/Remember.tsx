// The box "Keep me signed in", with its warning about shared computers.
import { useTranslate } from '../../api/language.ts'
import styles from './Login.module.css'
import { rememberFor, words } from './words.ts'

interface Props {
  hours: number
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Remember = ({ hours, checked, onChange }: Props) => {
  const t = useTranslate()
  return (
    <label className={`row gap-8 pressable ${styles['remember']}`}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {t(rememberFor(hours))}
        <small>{t(words.rememberHint)}</small>
      </span>
    </label>
  )
}
