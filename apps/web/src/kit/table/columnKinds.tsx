// More kinds of columns: figures aligned right with their unit, yes or no, progress, labels, pictures.
import type { Phrase } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { displayWords } from '../display/words.ts'
import { quantity } from '../plain/format.ts'
import type { ColumnKind } from './column.tsx'
import type { Column } from './columns.ts'
import styles from './view/cells.module.css'

interface FigureProps {
  value: number | null
  unit?: Phrase | undefined
  places?: number | undefined
}

function Figure({ value, unit, places = 0 }: FigureProps) {
  const t = useTranslate()
  const lang = useLang()
  if (value === null) return null
  return (
    <span className="tabular one-line">
      {quantity(value, lang, places)}
      {unit && <small className="quiet small"> {t(unit)}</small>}
    </span>
  )
}

/** A quantity: grouped by thousands, right-aligned, with its unit in secondary text. */
export const figureColumn = <Row,>({
  figure,
  unit,
  places,
  ...column
}: ColumnKind<Row> & { figure: (row: Row) => number | null; unit?: Phrase; places?: number }): Column<Row> => ({
  width: 120,
  align: 'end',
  value: figure,
  ...column,
  draw: (row) => <Figure value={figure(row)} unit={unit} places={places} />,
  drawTotal: (total) => <Figure value={typeof total === 'number' ? total : null} unit={unit} places={places} />,
})

function Flag({ on }: { on: boolean }) {
  const t = useTranslate()
  return (
    <span
      className={
        on
          ? `inline-row gap-4 align-center good ${styles['yes']}`
          : `inline-row gap-4 align-center quiet ${styles['no']}`
      }
    >
      <Icon name={on ? 'check' : 'close'} />
      {t(on ? displayWords.yes : displayWords.no)}
    </span>
  )
}

export const flagColumn = <Row,>({
  flag,
  ...column
}: ColumnKind<Row> & { flag: (row: Row) => boolean }): Column<Row> => ({
  width: 90,
  value: flag,
  ...column,
  draw: (row) => <Flag on={flag(row)} />,
})

/** Percent from 0 to 100, as a bar and in figures. */
export const progressColumn = <Row,>({
  percent,
  name,
  ...column
}: ColumnKind<Row> & { percent: (row: Row) => number | null; name: (row: Row) => string }): Column<Row> => ({
  width: 160,
  value: percent,
  ...column,
  draw: (row) => {
    const done = percent(row)
    return done === null ? null : (
      <span className={`row gap-8 align-center tabular ${styles['progress']}`}>
        <span role="progressbar" aria-label={name(row)} aria-valuenow={done} aria-valuemin={0} aria-valuemax={100}>
          <span style={{ inlineSize: `${done}%` }} />
        </span>
        {done}%
      </span>
    )
  },
})

export const tagsColumn = <Row,>({
  tags,
  ...column
}: ColumnKind<Row> & { tags: (row: Row) => readonly string[] }): Column<Row> => ({
  width: 180,
  value: tags,
  ...column,
  draw: (row) =>
    tags(row).length > 0 ? (
      <span className={`row wrap gap-4 ${styles['tags']}`}>
        {tags(row).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
    ) : null,
})

/** A small picture with `alt` as its text; draws nothing where there is none. */
export const imageColumn = <Row,>({
  src,
  alt,
  ...column
}: ColumnKind<Row> & { src: (row: Row) => string | null; alt: (row: Row) => string }): Column<Row> => ({
  width: 80,
  ...column,
  draw: (row) => {
    const address = src(row)
    return address && <img src={address} alt={alt(row)} loading="lazy" className={styles['picture']} />
  },
})
