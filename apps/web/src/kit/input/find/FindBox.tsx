// A search box that filters what the page already shows, at each letter.
import styles from './find.module.css'

interface FindBoxProps {
  /** Its accessible name and its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
}

export const FindBox = ({ label, value, onChange }: FindBoxProps) => (
  <input
    type="search"
    className={styles['find']}
    aria-label={label}
    placeholder={label}
    maxLength={100}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
