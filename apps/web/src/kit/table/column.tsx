// The columns of a list, by kind: text, link, number to copy, date, time, status.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CopyText } from '../display/CopyText.tsx'
import { RelativeTime } from '../time/RelativeTime.tsx'
import { StatusTag, type Tone } from '../display/StatusTag.tsx'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  title: Phrase
  /** Pixels; a column without takes what is left. */
  width?: number
  sortable?: boolean
  fixed?: 'start' | 'end'
  draw: (row: Row) => ReactNode
  /** On a telephone: the head of the card, its corner, or left out. */
  narrow?: 'head' | 'corner' | 'hidden'
}

type Kind<Row> = Pick<Column<Row>, 'key' | 'title'> & Partial<Omit<Column<Row>, 'draw'>>
type Text<Row> = (row: Row) => string | null

/** One line, cut off with the whole text under the pointer. */
export const textColumn = <Row,>({ text, ...column }: Kind<Row> & { text: Text<Row> }): Column<Row> => ({
  ...column,
  draw: (row) => (
    <span className={styles['cut']} title={text(row) ?? ''}>
      {text(row)}
    </span>
  ),
})

export const linkColumn = <Row,>({
  text,
  to,
  ...column
}: Kind<Row> & { text: Text<Row>; to: (row: Row) => string }): Column<Row> => ({
  narrow: 'head',
  ...column,
  draw: (row) => (
    <Link to={to(row)} className={styles['cut']}>
      {text(row)}
    </Link>
  ),
})

/** A number in groups; the copy is without them. */
export const numberColumn = <Row,>({
  text,
  shown,
  to,
  ...column
}: Kind<Row> & { text: Text<Row>; shown: (text: string) => string; to?: (row: Row) => string }): Column<Row> => ({
  width: 270,
  narrow: 'head',
  ...column,
  draw: (row) => {
    const number = text(row)
    if (!number) return null
    return (
      <CopyText
        text={number}
        shown={shown(number)}
        {...(to && { wrap: (words: string) => <Link to={to(row)}>{words}</Link> })}
      />
    )
  },
})

/** A calendar date, as it is written. */
export const dateColumn = <Row,>({ text, ...column }: Kind<Row> & { text: Text<Row> }): Column<Row> => ({
  width: 120,
  ...column,
  draw: (row) => <span className={styles['figures']}>{text(row)}</span>,
})

/** An instant, as long ago. */
export const timeColumn = <Row,>({ at, ...column }: Kind<Row> & { at: (row: Row) => string }): Column<Row> => ({
  width: 130,
  ...column,
  draw: (row) => <RelativeTime at={at(row)} />,
})

export const statusColumn = <Row,>({
  status,
  ...column
}: Kind<Row> & { status: (row: Row) => { tone: Tone; label: string } }): Column<Row> => ({
  width: 150,
  narrow: 'corner',
  ...column,
  draw: (row) => <StatusTag {...status(row)} />,
})
