// What changed, field by field, before and after.
import { useSay } from '../../api/language.ts'
import styles from './tables.module.css'
import { displayWords as words } from './words.ts'

export interface Change {
  field: string
  label: string
  before: string
  after: string
}

export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const say = useSay()
  const empty = <span className={styles['none']}>{say(words.empty)}</span>
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{say(words.field)}</th>
          <th scope="col">{say(words.before)}</th>
          <th scope="col">{say(words.after)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label={say(words.before)}>{before ? <del>{before}</del> : empty}</td>
            <td data-label={say(words.after)}>{after ? <ins>{after}</ins> : empty}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
