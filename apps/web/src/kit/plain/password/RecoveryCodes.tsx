// Recovery codes in two columns, shown only this once.
import styles from './RecoveryCodes.module.css'

export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <ul className={styles['codes']}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
)
