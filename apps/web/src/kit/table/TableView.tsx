// Rows in each state: a placeholder while they load, an error, an empty state, or the table (cards on a telephone) with its foot.
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { ErrorState } from '../state/ErrorState.tsx'
import { Loading } from '../state/Loading.tsx'
import { useWide } from '../layout/useWide.ts'
import { leavesOf } from './columns.ts'
import { TableTools } from './setting/TableTools.tsx'
import { useTableSetting } from './setting/useTableSetting.ts'
import { TableFoot } from './TableFoot.tsx'
import type { ListState } from './useListState.ts'
import { tableWords as words } from './words.ts'
import { CardBar } from './cards/CardBar.tsx'
import { CardList } from './cards/CardList.tsx'
import type { Totals } from './view/totals.ts'
import styles from './view/table.module.css'
import type { ViewProps } from './view/viewProps.ts'
import { BatchBar } from './view/BatchBar.tsx'
import { WideTable } from './view/WideTable.tsx'

export interface TableViewProps<Row> extends ViewProps<Row> {
  list: ListState
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

export function TableView<Row>(props: TableViewProps<Row>) {
  const {
    name,
    columns,
    list,
    rows,
    total,
    more = false,
    newestFirst = false,
    waiting = false,
    error,
    paged,
    totals,
  } = props
  const { onRefresh, without = {}, virtual, height = 'fill', empty, look, chosen } = props
  const say = useSay()
  const narrow = !useWide('md')
  const [refreshing, setRefreshing] = useState(false)
  const setting = useTableSetting(name, columns, look)
  const busy = waiting || refreshing
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
  if (error)
    return (
      <div className={frame}>
        <ErrorState error={error} {...(onRefresh && { onRetry: onRefresh })} />
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
      {chosen && <BatchBar chosen={chosen} />}
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
        {Object.keys(list.filters).length > 0 ? (
          <EmptyState text={say(words.nothingFound)} icon="search">
            <Action label={say(words.clear)} onPress={list.clear} />
          </EmptyState>
        ) : (
          <EmptyState text={empty?.text ?? say(words.empty)}>{empty?.action}</EmptyState>
        )}
        {foot}
      </div>
    )
  if (narrow && !virtual)
    return (
      <div aria-busy={busy}>
        <CardBar list={list} columns={leavesOf(setting.columns)} />
        <CardList {...props} rows={rows} columns={leavesOf(setting.columns)} totals={totals} />
        {foot}
      </div>
    )
  return (
    <div className={frame} aria-busy={busy}>
      <WideTable
        {...props}
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
