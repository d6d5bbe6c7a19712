// A placeholder while content loads: roughly as many grey lines as it will have.
import styles from './Skeleton.module.css'

export const Skeleton = ({ lines, label, height = 20 }: { lines: number; label: string; height?: number }) => (
  <div className={`stack gap-12 ${styles['skeleton']}`} role="status">
    <span className="unseen">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} style={{ height }} className={styles['line']} aria-hidden="true" />
    ))}
  </div>
)
