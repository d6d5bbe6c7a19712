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
  // Changes stored by the server show an empty value as a dash.
  const isNothing = (text: string) => text === '' || text === '—'
  const empty = <span className={styles['none']}>{say(words.empty)}</span>
  return (
    <div className={styles['changesPlace']}>
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
              <td data-label={say(words.before)}>{isNothing(before) ? empty : <del>{before}</del>}</td>
              <td data-label={say(words.after)}>{isNothing(after) ? empty : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
