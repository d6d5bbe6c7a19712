// Converts our columns to those of the component library.
import type { TableColumnsType } from 'antd'
import type { Phrase } from '@register/contract/phrase'
import type { Column, ColumnGroup, Columns } from '../columns.ts'
import type { ListState } from '../useListState.ts'
import { tableWords as words } from '../words.ts'
import { HeadFilter } from './HeadFilter.tsx'
import { RowActions } from './acts/RowActions.tsx'
import type { RowAction } from './acts/rowActs.ts'
import fold from './fold/fold.module.css'
import type { FoldedColumn } from './fold/folded.ts'
import { SecondHead } from './fold/SecondHead.tsx'
import styles from './table.module.css'

export interface Acts<Row> {
  of: (row: Row) => readonly RowAction[]
  /** The name of a row. */
  name: (row: Row) => string
  /** Pixels. */
  width: number
}

interface Drawing<Row> {
  list: ListState
  t: (phrase: Phrase) => string
  /** Number of the page's first row, where rows are numbered. */
  first?: number | undefined
  acts?: Acts<Row> | undefined
}

type Drawn<Row> = TableColumnsType<Row>[number]

function headOf<Row>({ key, title, filters }: Column<Row>, { list, t }: Drawing<Row>) {
  if (!filters) return t(title)
  return (
    <span className="inline-row gap-4 align-center">
      {t(title)}
      <HeadFilter list={list} name={key} label={title} options={filters} />
    </span>
  )
}

function leaf<Row>(column: FoldedColumn<Row>, drawing: Drawing<Row>): Drawn<Row> {
  const { key, width, sortable, fixed, align, cut, draw, second } = column
  const { list } = drawing
  const sorted = list.sort?.prop === key ? list.sort.order : undefined
  return {
    key,
    title: second ? (
      <span className={fold['lines']}>
        {headOf(column, drawing)}
        <SecondHead column={second} list={list} />
      </span>
    ) : (
      headOf(column, drawing)
    ),
    ...(width !== undefined && { width }),
    ...(fixed && { fixed }),
    ...(align && { align }),
    className: (cut === false ? styles['broken'] : cut && styles['cutCell']) ?? '',
    sorter: sortable ?? false,
    showSorterTooltip: false,
    sortOrder: sorted ? (sorted === 'ascending' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row: Row) =>
      second ? (
        <span className={fold['lines']}>
          <span className={fold['first']}>{draw(row)}</span>
          <span className={`block quiet regular ${fold[second.cut === false ? 'whole' : 'second']}`}>
            {second.draw(row)}
          </span>
        </span>
      ) : (
        draw(row)
      ),
  }
}

const headed = <Row,>(group: ColumnGroup<Row>, drawing: Drawing<Row>): Drawn<Row> => ({
  key: group.key,
  title: drawing.t(group.title),
  align: 'center',
  children: group.columns.map((one) => drawnColumn(one, drawing)),
})

const drawnColumn = <Row,>(one: Columns<Row>[number], drawing: Drawing<Row>): Drawn<Row> =>
  'columns' in one ? headed(one, drawing) : leaf(one, drawing)

/** With a column of row numbers before them and a column of actions after them, where wanted. */
export function drawnColumns<Row>(columns: Columns<Row>, drawing: Drawing<Row>): TableColumnsType<Row> {
  const { t, first, acts } = drawing
  const shown = columns.map((one) => drawnColumn(one, drawing))
  if (first !== undefined)
    shown.unshift({
      key: 'index',
      title: t(words.index),
      width: indexWidth,
      align: 'right',
      fixed: 'start',
      render: (_value: unknown, _row: Row, at: number) => first + at,
    })
  if (acts)
    shown.push({
      key: 'actions',
      title: t(words.actions),
      width: acts.width,
      fixed: 'end',
      className: styles['acts'] ?? '',
      render: (_value: unknown, row: Row) => <RowActions actions={acts.of(row)} name={acts.name(row)} />,
    })
  return shown
}

export const indexWidth = 72
