// The results as a table, for wide screens; column heads sort.
import { dayReading } from '@register/contract/input/partDay'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import { FoundName, FoundNumber, FoundProduct } from './Found.tsx'
import type { Question, SortColumn } from '../question.ts'
import styles from './Results.module.css'
import { words } from '../found/words.ts'

interface Props {
  rows: readonly PublicRow[]
  /** The keyword that is marked in the rows. */
  wanted: string
  question: Question
  onAsk: (change: Partial<Question>) => void
}

const columns: readonly { title: Phrase; sorts?: SortColumn }[] = [
  { title: words.status },
  { title: words.number, sorts: 'certificateNo' },
  { title: words.product, sorts: 'productName' },
  { title: words.manufacturer, sorts: 'manufacturerName' },
  { title: words.body },
  { title: words.issueDate, sorts: 'issueDate' },
]

const Head = ({ column, question, onAsk }: { column: (typeof columns)[number] } & Omit<Props, 'rows' | 'wanted'>) => {
  const t = useTranslate()
  const { title, sorts } = column
  if (!sorts) return <th scope="col">{t(title)}</th>
  const active = question.prop === sorts
  // The first click on a date column shows the newest first, on a text column the first of the alphabet.
  const next = active
    ? question.order === 'ascending'
      ? 'descending'
      : 'ascending'
    : sorts === 'issueDate'
      ? 'descending'
      : 'ascending'
  return (
    <th scope="col" aria-sort={active ? question.order : undefined}>
      <button type="button" onClick={() => onAsk({ prop: sorts, order: next })}>
        {t(title)}
        <span className={active ? (question.order === 'ascending' ? styles['turned'] : undefined) : styles['still']}>
          <Icon name="down" size={14} />
        </span>
      </button>
    </th>
  )
}

export const ResultTable = ({ rows, wanted, question, onAsk }: Props) => {
  const t = useTranslate()
  return (
    <div className={`card ${styles['tableFrame']}`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title[1]} column={column} question={question} onAsk={onAsk} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.publicId}>
              <td>
                <StatusBadge status={row.status} />
              </td>
              <td>
                <FoundNumber row={row} keyword={wanted} />
              </td>
              <td>
                <FoundProduct row={row} keyword={wanted} />
              </td>
              <td>
                <FoundName row={row} keyword={wanted} />
              </td>
              <td>{row.bodyName}</td>
              <td className={`tabular ${styles['date']}`}>{t(dayReading(row.issueDate, row.issueDatePrinted))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
