// How much of a limit is used: a bar that warns as it fills, and the figures in words.
import styles from './space.module.css'

export interface UseBarProps {
  label: string
  /** From 0; more than 1 counts as full. */
  part: number
  text: string
}

const toneOf = (part: number) => (part >= 0.8 ? 'bad' : part >= 0.6 ? 'warn' : 'good')

export const UseBar = ({ label, part, text }: UseBarProps) => (
  <div className={styles['use']}>
    <span>{label}</span>
    <span>{text}</span>
    <meter
      aria-label={label}
      aria-valuetext={text}
      className={styles['meter']}
      data-tone={toneOf(part)}
      min={0}
      max={1}
      value={Math.min(1, part)}
    />
  </div>
)
