// The result of checking an imported file: its figures, the next actions, and a table of the problems.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Figures, type Figure } from '../display/Figures.tsx'
import { PlainTable, type PlainColumn } from '../display/PlainTable.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Title } from '../layout/Title.tsx'
import styles from './exchange.module.css'
import { shownOf } from './words.ts'

export interface ImportFindingsProps<Row> {
  figures: readonly Figure[]
  /** The heading of the table: 问题清单. */
  label: Wording
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  /** How many problems there are, also where `rows` holds only the first of them. */
  all: number
  /** What to know before importing, such as rows that were left out. */
  notes?: readonly string[]
  /** Shown above the figures. */
  head?: ReactNode
  /** In a dialog: a long table scrolls inside itself. */
  low?: boolean
  /** The next actions, below the figures. */
  children?: ReactNode
}

export function ImportFindings<Row>(props: ImportFindingsProps<Row>) {
  const { figures, label, columns, rows, all, notes = [], head, low, children } = props
  const t = useTranslate()
  return (
    <div className="stack fit gap-12">
      {head}
      <Figures figures={figures} />
      {notes.map((note) => (
        <Notice key={note} tone="warn" title={note} />
      ))}
      {children}
      {rows.length > 0 && (
        <>
          <Title title={label}>
            {all > rows.length && <span className="quiet small">{t(shownOf(rows.length, all))}</span>}
          </Title>
          <div className={low ? styles['low'] : undefined}>
            <PlainTable label={label} rows={rows} rowKey={(_, at) => at} columns={columns} />
          </div>
        </>
      )}
    </div>
  )
}
