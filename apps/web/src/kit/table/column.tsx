// The columns of a list, drawn by kind: text, link, number to copy, date, time, status.
import type { Wording } from '@register/contract/phrase'
import { Link } from '../plain/Link.tsx'
import { CopyText } from '../display/CopyText.tsx'
import { RelativeTime } from '../time/RelativeTime.tsx'
import type { Column } from './columns.ts'
import { StatusTag, type Tone } from '../display/StatusTag.tsx'
import styles from './view/table.module.css'

export type { Column }

export type ColumnKind<Row> = Pick<Column<Row>, 'key' | 'title'> & Partial<Omit<Column<Row>, 'draw'>>
type Text<Row> = (row: Row) => string | null

/** One line, cut off, with the whole text in a tooltip. */
export const textColumn = <Row,>({ text, ...column }: ColumnKind<Row> & { text: Text<Row> }): Column<Row> => ({
  value: text,
  ...column,
  draw: (row) => {
    const words = text(row)
    // Draws nothing, so that a card leaves out the name of the column too.
    if (!words) return null
    return (
      <span className={`block break-words clip ${styles['cut']}`} title={words}>
        {words}
      </span>
    )
  },
})

export const linkColumn = <Row,>({
  text,
  to,
  ...column
}: ColumnKind<Row> & { text: Text<Row>; to: (row: Row) => string }): Column<Row> => ({
  narrow: 'head',
  value: text,
  ...column,
  draw: (row) => (
    <Link to={to(row)} className={`block break-words clip ${styles['cut']}`}>
      {text(row)}
    </Link>
  ),
})

/** A number in groups; the copied text is without spaces. */
export const numberColumn = <Row,>({
  text,
  shown,
  to,
  ...column
}: ColumnKind<Row> & { text: Text<Row>; shown: (text: string) => string; to?: (row: Row) => string }): Column<Row> => ({
  width: 240,
  narrow: 'head',
  value: text,
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

/** A calendar date, unchanged. */
export const dateColumn = <Row,>({ text, ...column }: ColumnKind<Row> & { text: Text<Row> }): Column<Row> => ({
  width: 120,
  value: text,
  ...column,
  draw: (row) => {
    const day = text(row)
    return day ? <span className="tabular">{day}</span> : null
  },
})

/** An instant, as time elapsed since. */
export const timeColumn = <Row,>({ at, ...column }: ColumnKind<Row> & { at: (row: Row) => string }): Column<Row> => ({
  width: 130,
  value: at,
  ...column,
  draw: (row) => <RelativeTime at={at(row)} />,
})

export const statusColumn = <Row,>({
  status,
  ...column
}: ColumnKind<Row> & { status: (row: Row) => { tone: Tone; label: Wording } }): Column<Row> => ({
  width: 150,
  narrow: 'corner',
  ...column,
  draw: (row) => <StatusTag {...status(row)} />,
})
