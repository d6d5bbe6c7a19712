// Rows in each state: a placeholder while they load, an error, an empty state, or the table (cards on a telephone) with its foot.
import { Failure } from '@register/contract/errors'
import { useMemo, useState } from 'react'
import { isAway } from '../../api/cache.ts'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { ErrorState } from '../state/ErrorState.tsx'
import { Loading } from '../state/Loading.tsx'
import { useRoom } from '../layout/useRoom.ts'
import { useWide } from '../layout/useWide.ts'
import { useScrollToAdded } from './added/useScrollToAdded.ts'
import { leavesOf } from './columns.ts'
import { TableTools } from './setting/TableTools.tsx'
import { useTableSetting } from './setting/useTableSetting.ts'
import { TableFoot } from './TableFoot.tsx'
import { isFiltered, type ListState } from './useListState.ts'
import { moreRowsOf, restOf, tableWords as words } from './words.ts'
import { CardBar } from './cards/CardBar.tsx'
import { CardList } from './cards/CardList.tsx'
import { branchesOf, firstRows } from './view/rowTree.ts'
import type { Totals } from './view/totals.ts'
import styles from './view/table.module.css'
import type { ViewProps } from './view/viewProps.ts'
import { BatchBar } from './view/choice/BatchBar.tsx'
import { isPageGone } from './view/pages/lastPage.ts'
import { PageGone } from './view/pages/PageGone.tsx'
import { useChoice } from './view/choice/useChoice.ts'
import { WideTable } from './view/WideTable.tsx'

// For a list that the server refused because of what its address asks for: back to the usual order, and without the filters.
const ofOrder = ['prop', 'order']

function WaysBack({ error, list }: { error: unknown; list: ListState }) {
  if (!(error instanceof Failure) || error.status !== 400) return null
  // Of all filters, because a place that is not one is refused as well.
  const names = Object.keys(list.filters)
  const clear = () => list.setFilters(Object.fromEntries(names.map((name) => [name, undefined])))
  const isOrder = error.fields.some(({ field }) => ofOrder.includes(field))
  return isOrder ? (
    <Action kind="primary" label={words.usualOrder} onPress={() => list.setSort(undefined)} />
  ) : (
    names.length > 0 && <Action kind="primary" label={words.clear} onPress={clear} />
  )
}

export interface TableViewProps<Row> extends ViewProps<Row> {
  list: ListState
  /** Identifies the rows that were asked for, where they follow from more than the state of the list. */
  question?: string
  /** Undefined until the first ones have arrived. */
  rows: readonly Row[] | undefined
  total: number
  /** There are more than `total`. */
  more?: boolean
  /** The rows are newest first, whatever order was requested, because there are too many. */
  newestFirst?: boolean
  /** The rows shown are those of the previous request. */
  waiting?: boolean
  error?: unknown
  paged: boolean
  totals?: Totals | undefined
  onRefresh?: (() => Promise<unknown>) | undefined
}

/** Of a list without pages so many rows are drawn, and as many more at each press: thousands take a browser seconds. */
const step = 100

export function TableView<Row>(props: TableViewProps<Row>) {
  const {
    name,
    columns,
    list,
    rows: all,
    total,
    more = false,
    newestFirst = false,
    waiting = false,
    error,
    paged,
    totals,
  } = props
  const { onRefresh, without = {}, virtual, height = 'fill', empty, look } = props
  const { question = JSON.stringify(list.request) } = props
  const t = useTranslate()
  const narrow = !useWide('md')
  const [refreshing, setRefreshing] = useState(false)
  const [most, setMost] = useState(step)
  // Folded children cost nothing, and their number says little about the rows that are drawn.
  const whole = paged || virtual || (props.tree !== undefined && props.treeOpen !== true)
  const rows = useMemo(() => (whole ? all : all && firstRows(all, props.tree, most)), [whole, all, props.tree, most])
  const left =
    rows === all || !all || !rows ? 0 : branchesOf(all, props.tree).length - branchesOf(rows, props.tree).length
  const [measured, room] = useRoom()
  const setting = useTableSetting(name, columns, look)
  const busy = waiting || refreshing
  useScrollToAdded(props.added, rows)
  const choice = useChoice(props.chosen, { ...props, question, waiting })
  const start = paged ? (list.pageNum - 1) * list.pageSize + 1 : 1
  const [first, setFirst] = useState(start)
  // The previous rows keep their numbers while the next ones load.
  if (!waiting && first !== start) setFirst(start)

  async function refresh() {
    setRefreshing(true)
    await onRefresh?.()
    setRefreshing(false)
  }
  const frame = [styles['frame'], height === 'fill' && styles['tall']].filter(Boolean).join(' ')
  // Rows that are there stay where they cannot be read anew at the moment; the frame of the page says so.
  if (error && !(rows && isAway(error)))
    return (
      <div className={frame}>
        <ErrorState error={error} {...(onRefresh && { onRetry: onRefresh })}>
          <WaysBack error={error} list={list} />
        </ErrorState>
      </div>
    )
  if (!rows) return <Loading lines={10} />

  const tools = (
    <TableTools
      name={name}
      columns={columns}
      setting={name !== undefined && !without.settings ? setting : undefined}
      cards={narrow && !virtual}
      onRefresh={onRefresh && !without.refresh ? refresh : undefined}
    />
  )
  const foot = (
    <>
      {choice && <BatchBar choice={choice} />}
      {left > 0 && (
        <div className={`row gap-12 align-center justify-center quiet line-above ${styles['rest']}`}>
          <span>{t(restOf(left))}</span>
          <Action kind="quiet" label={moreRowsOf(Math.min(step, left))} onPress={() => setMost(most + step)} />
        </div>
      )}
      {!without.foot && (
        <TableFoot list={list} total={total} more={more} newestFirst={newestFirst} narrow={narrow} paged={paged}>
          {tools}
        </TableFoot>
      )}
    </>
  )
  if (rows.length === 0)
    return (
      <div className={frame} aria-busy={busy}>
        {paged && isPageGone(0, total, list) ? (
          <PageGone list={list} total={total} />
        ) : isFiltered(list) ? (
          <EmptyState text={words.nothingFound} icon="search">
            <Action label={words.clear} onPress={list.clear} />
          </EmptyState>
        ) : (
          <EmptyState text={empty?.text ?? words.empty}>{empty?.action}</EmptyState>
        )}
        {foot}
      </div>
    )
  if (narrow && !virtual)
    return (
      <div aria-busy={busy}>
        <CardBar list={list} columns={leavesOf(setting.columns)} />
        <CardList
          {...props}
          {...(choice && { chosen: choice })}
          rows={rows}
          columns={leavesOf(setting.columns)}
          totals={totals}
        />
        {foot}
      </div>
    )
  return (
    <div className={frame} aria-busy={busy} ref={measured}>
      <WideTable
        {...props}
        room={room}
        {...(choice && { chosen: choice })}
        rows={rows}
        columns={setting.columns}
        look={setting.look}
        busy={busy}
        totals={totals}
        first={first}
      />
      {foot}
    </div>
  )
}
