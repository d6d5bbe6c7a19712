// Recovery codes in two columns, shown only this once.
import styles from './RecoveryCodes.module.css'

export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <ul className={`stack justify-center mono tinted rounded pad-16 ${styles['codes']}`}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
)
