// The box "Keep me signed in", with its warning about shared computers.
import { useSay } from '../../api/language.ts'
import styles from './Login.module.css'
import { rememberFor, words } from './words.ts'

interface Props {
  hours: number
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Remember = ({ hours, checked, onChange }: Props) => {
  const say = useSay()
  return (
    <label className={styles['remember']}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {say(rememberFor(hours))}
        <small>{say(words.rememberHint)}</small>
      </span>
    </label>
  )
}
