// A choice from a long list of records, drawn as a table in the open list: typing searches, Page Up and Page Down turn its pages, chosen records stay chosen.
import type { Call, EndpointSpec } from '@register/contract/endpoint'
import type { Wording } from '@register/contract/phrase'
import { keepPreviousData } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useRested } from '../../kit/input/useRested.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import type { Column } from '../../kit/table/columns.ts'
import type { Page, RowOf } from '../../kit/table/view/useRows.ts'
import { LoadFailed } from '../../kit/state/LoadFailed.tsx'
import styles from './select.module.css'
import { TablePager } from './TablePager.tsx'
import { othersOf, selectWords as words } from './words.ts'
import { useRead } from '../../api/query.ts'

// A record in an open list as the cells of a table row, and the heads above them.
/** The list has a width of its own, which the columns share in proportion to theirs. */
const tracks = <Row,>(columns: readonly Column<Row>[]): string =>
  columns.map(({ width = 180 }) => `minmax(0, ${width}fr)`).join(' ')

function OptionCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <span className={`stack gap-12 align-center ${styles['cells']}`} style={{ gridTemplateColumns: tracks(columns) }}>
      {columns.map((column) => (
        <span className="may-narrow ellipsis" key={column.key} data-align={column.align}>
          {column.draw(row)}
        </span>
      ))}
    </span>
  )
}

/** Visual only: screen readers announce each record as it is marked. */
function OptionHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const t = useTranslate()
  return (
    <div
      aria-hidden
      className={`stack gap-12 align-center quiet small line-below ${styles['cellHeads']}`}
      style={{ gridTemplateColumns: tracks(columns) }}
    >
      {columns.map((column) => (
        <span className="may-narrow ellipsis" key={column.key} data-align={column.align}>
          {t(column.title)}
        </span>
      ))}
    </div>
  )
}

// One page of records for a table select, by the typed text; read only while the list is open.
/** See docs/rules/office.md#figures-of-pieces. */
const tableSelectSize = 20

function useTableOptions<E extends EndpointSpec>(
  endpoint: E,
  open: boolean,
  ask: { page: number; keyword: string; fixed: Readonly<Record<string, unknown>> },
) {
  const { page, keyword, fixed } = ask
  const query = { ...fixed, page, pageSize: tableSelectSize, ...(keyword && { keyword }) }
  // The endpoint's declaration says which input it takes, but the type of a variable endpoint cannot show that.
  const reading = useRead(endpoint, { query } as unknown as Call<E>, {
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const answer = reading.data as Page<RowOf<E>> | undefined
  const total = answer?.total ?? 0
  return { ...reading, rows: answer?.list ?? [], total, pages: Math.max(1, Math.ceil(total / tableSelectSize)) }
}

interface Shape<E extends EndpointSpec> {
  /** A list read by GET with page, pageSize and keyword. */
  endpoint: E
  fixed?: Readonly<Record<string, unknown>>
  columns: readonly Column<RowOf<E>>[]
  rowKey: (row: RowOf<E>) => string | number
  /** The name of a chosen record in the field. */
  rowLabel: (row: RowOf<E>) => string
  label: Wording
  id?: string
  placeholder?: Wording
  disabled?: boolean
  clearable?: boolean
  /** False: the search is off. */
  filterable?: boolean
  /** How many chosen records are named; the others are counted, and named under the pointer. */
  collapse?: number
  /** The width of the open list in pixels. */
  tableWidth?: number
  height?: number
  /** Drawn above the table: a form that sets more of the request. */
  header?: (search: (more: Readonly<Record<string, unknown>>) => void) => ReactNode
}

type Chosen<Row> =
  | { multiple?: false; value: Row | null; onChange: (value: Row | null) => void }
  | { multiple: true; value: readonly Row[]; onChange: (value: Row[]) => void }

export type TableSelectProps<E extends EndpointSpec> = Shape<E> & Chosen<RowOf<E>>

export function TableSelect<E extends EndpointSpec>(props: TableSelectProps<E>) {
  const { endpoint, fixed = {}, columns, rowKey, rowLabel, label, id, placeholder, header } = props
  const { disabled = false, clearable = true, filterable = true, collapse, tableWidth = 400, height = 245 } = props
  const t = useTranslate()
  const wide = useWide('md')
  const [open, setOpen] = useState(false)
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [more, setMore] = useState<Readonly<Record<string, unknown>>>({})
  const keyword = useRested(typed)
  const ask = { page, keyword, fixed: { ...fixed, ...more } }
  const { rows, total, pages, error, isFetching, isPending, refetch } = useTableOptions(endpoint, open, ask)
  const failed = error && !isFetching
  const chosen: readonly RowOf<E>[] = props.multiple ? props.value : props.value === null ? [] : [props.value]
  const keyOf = (row: RowOf<E>) => String(rowKey(row))
  const known = new Map([...chosen, ...rows].map((row) => [keyOf(row), row]))

  const nameOf = (one: string): string => {
    const row = known.get(one)
    return row ? rowLabel(row) : one
  }

  function change(keys: readonly string[]) {
    const picked = keys.flatMap((one) => known.get(one) ?? [])
    if (props.multiple) props.onChange(picked)
    else props.onChange(picked[0] ?? null)
  }
  function turn(by: number) {
    setPage(Math.min(Math.max(page + by, 1), pages))
  }
  function key(event: KeyboardEvent) {
    if (!open || (event.key !== 'PageDown' && event.key !== 'PageUp')) return
    event.preventDefault()
    event.stopPropagation()
    turn(event.key === 'PageDown' ? 1 : -1)
  }
  function opened(next: boolean) {
    setOpen(next)
    if (!next) return
    setPage(1)
    setTyped('')
  }
  return (
    <div className="full-width" onKeyDownCapture={key}>
      <Select<string | string[]>
        {...(id && { id })}
        {...(props.multiple && { mode: 'multiple' as const })}
        className="full-width"
        aria-label={t(label)}
        placeholder={t(placeholder ?? words.choose)}
        allowClear={clearable}
        disabled={disabled}
        loading={open && isFetching}
        showSearch={
          filterable && {
            filterOption: false,
            searchValue: typed,
            onSearch: (text) => {
              setTyped(text)
              setPage(1)
            },
            autoClearSearchValue: false,
          }
        }
        {...(collapse !== undefined && {
          maxTagCount: collapse,
          maxTagPlaceholder: (left) => (
            <span title={left.map(({ value }) => nameOf(String(value))).join('\n')}>{t(othersOf(left.length))}</span>
          ),
        })}
        popupMatchSelectWidth={wide ? tableWidth : true}
        listHeight={height}
        value={props.multiple ? chosen.map(keyOf) : chosen[0] === undefined ? null : keyOf(chosen[0])}
        options={failed ? [] : rows.map((row) => ({ value: keyOf(row), label: rowLabel(row) }))}
        labelRender={({ value }) => nameOf(String(value))}
        optionRender={({ value }) => {
          const row = known.get(String(value))
          return row && <OptionCells columns={columns} row={row} />
        }}
        notFoundContent={
          failed ? (
            <LoadFailed error={error} onRetry={refetch} />
          ) : (
            t(isPending || isFetching ? words.loading : words.nothingFound)
          )
        }
        popupRender={(list) => (
          <div className="stack fit" aria-busy={isFetching}>
            {header?.((next) => {
              setMore(next)
              setPage(1)
            })}
            <OptionHead columns={columns} />
            {list}
            {!failed && <TablePager page={page} pages={pages} total={total} onTurn={turn} />}
          </div>
        )}
        open={open}
        onOpenChange={opened}
        onChange={(next: string | string[] | undefined) => change(next === undefined ? [] : [next].flat())}
      />
    </div>
  )
}
