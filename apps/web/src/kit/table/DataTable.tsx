// A remote list: reads its endpoint for the state in the address bar and shows rows, or what stands in their place.
import type { EndpointSpec } from '@register/contract/endpoint'
import { Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { useWide } from '../layout/useWide.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Loading } from '../feedback/Loading.tsx'
import { CardList } from './CardList.tsx'
import type { Column } from './column.tsx'
import { RowActions, type RowAction } from './RowActions.tsx'
import styles from './table.module.css'
import { TableFoot } from './TableFoot.tsx'
import type { ListState } from './useListState.ts'
import { useRows, type RowOf } from './useRows.ts'
import { tableWords as words } from './words.ts'

export interface DataTableProps<E extends EndpointSpec> {
  endpoint: E
  list: ListState
  /** Part of every request, beside what stands in the address bar. */
  fixed?: Readonly<Record<string, unknown>>
  /** What the table is called by assistive technology. */
  label: string
  columns: readonly Column<RowOf<E>>[]
  rowKey: (row: RowOf<E>) => string | number
  /** What tells a row from the others, for the names of its menus. */
  rowName: (row: RowOf<E>) => string
  actions?: (row: RowOf<E>) => readonly RowAction[]
  /** Pixels that the longest pair of acts needs. */
  actionsWidth?: number
  chosen?: { keys: readonly (string | number)[]; onChange: (keys: (string | number)[]) => void }
  /** What will be here, and the first step. */
  empty: { text: string; action?: ReactNode }
}

export function DataTable<E extends EndpointSpec>(props: DataTableProps<E>) {
  const { endpoint, list, fixed, label, rowKey, rowName, actions, actionsWidth = 130, chosen, empty, columns } = props
  const say = useSay()
  const narrow = !useWide('md')
  const { page, error, isFetching, isPlaceholderData, refetch } = useRows(endpoint, list, fixed)
  const { list: rows, total, totalIsLowerBound } = page ?? { list: [], total: 0 }
  const filtered = Object.keys(list.filters).length > 0

  if (error && !isFetching)
    return (
      <div className={styles['frame']}>
        <ErrorState error={error} onRetry={refetch} />
      </div>
    )
  if (!page) return <Loading lines={10} />
  if (rows.length === 0)
    return (
      <div className={styles['frame']}>
        {filtered ? (
          <EmptyState text={say(words.nothingFound)} icon="search">
            <Action label={say(words.clear)} onPress={list.clear} />
          </EmptyState>
        ) : (
          <EmptyState text={empty.text}>{empty.action}</EmptyState>
        )}
      </div>
    )
  const foot = <TableFoot list={list} total={total} more={totalIsLowerBound ?? false} narrow={narrow} />
  if (narrow)
    return (
      <div aria-busy={isPlaceholderData}>
        <CardList {...{ label, rows, columns, rowKey, rowName, actions }} />
        {foot}
      </div>
    )
  return (
    <div className={styles['frame']} aria-busy={isPlaceholderData}>
      <Table<RowOf<E>>
        className={styles['table'] ?? ''}
        aria-label={label}
        size="medium"
        rowKey={rowKey}
        columns={drawn(columns, list, actions && { acts: actions, rowName, width: actionsWidth }, say)}
        dataSource={rows}
        loading={isPlaceholderData}
        pagination={false}
        scroll={{ x: columns.reduce((sum, { width = 180 }) => sum + width, actions ? actionsWidth : 0), y: 1 }}
        {...(chosen && {
          rowSelection: { selectedRowKeys: [...chosen.keys], onChange: (keys) => chosen.onChange(keys as string[]) },
        })}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          list.setSort(
            order ? { prop: String(columnKey), order: order === 'ascend' ? 'ascending' : 'descending' } : undefined,
          )
        }}
      />
      {foot}
    </div>
  )
}

/** Our columns in the words of the component library. */
function drawn<Row>(
  columns: readonly Column<Row>[],
  list: ListState,
  actions: { acts: (row: Row) => readonly RowAction[]; rowName: (row: Row) => string; width: number } | undefined,
  say: ReturnType<typeof useSay>,
): TableColumnsType<Row> {
  const shown: TableColumnsType<Row> = columns.map(({ key, title, width, sortable, fixed, draw }) => ({
    key,
    title: say(title),
    ...(width !== undefined && { width }),
    ...(fixed && { fixed }),
    sorter: sortable ?? false,
    showSorterTooltip: false,
    sortOrder: list.sort?.prop === key ? (list.sort.order === 'ascending' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row: Row) => draw(row),
  }))
  if (actions)
    shown.push({
      key: 'actions',
      title: say(words.actions),
      width: actions.width,
      fixed: 'end',
      render: (_value: unknown, row: Row) => <RowActions actions={actions.acts(row)} name={actions.rowName(row)} />,
    })
  return shown
}
