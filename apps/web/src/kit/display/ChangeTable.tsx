// What changed, field by field, before and after.
import { useTranslate } from '../../api/language.ts'
import styles from './tables.module.css'
import { displayWords as words } from './words.ts'

export interface Change {
  field: string
  label: string
  before: string
  after: string
}

export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const t = useTranslate()
  // Changes stored by the server show an empty value as a dash.
  const isNothing = (text: string) => text === '' || text === '—'
  const empty = <span className="quiet one-line">{t(words.empty)}</span>
  return (
    <div className={styles['changesPlace']}>
      <table className={`full-width tabular ${styles['changes']}`}>
        <thead>
          <tr>
            <th scope="col">{t(words.field)}</th>
            <th scope="col">{t(words.before)}</th>
            <th scope="col">{t(words.after)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td data-label={t(words.before)}>{isNothing(before) ? empty : <del>{before}</del>}</td>
              <td data-label={t(words.after)}>{isNothing(after) ? empty : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
