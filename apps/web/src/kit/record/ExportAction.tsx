// Exports exactly what a list shows, its filters and its sort without its paging, after the question how many rows that is.
import type { Call, EndpointSpec } from '@register/contract/endpoint'
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { download } from '../../api/transfer.ts'
import { Action } from '../action/Action.tsx'
import { useAskExport } from '../exchange/useAskExport.ts'
import { exportWords, type RowCount } from '../exchange/words.ts'
import { Allow } from '../guard/Allow.tsx'
import { isFiltered, type ListState } from '../table/useListState.ts'
import { useRows } from '../table/view/useRows.ts'
import { recordWords as words } from './words.ts'

interface Exported<E extends EndpointSpec> {
  /** The endpoint expects the list's request in its body. */
  endpoint: E
  list: ListState
  /** Part of the list's every request, as its table has it. */
  fixed?: Readonly<Record<string, unknown>>
  fileName: Wording
}

interface ExportActionProps<E extends EndpointSpec> extends Exported<E> {
  /** What the table reads; its answer is shared. */
  of: EndpointSpec
}

export function ExportAction<E extends EndpointSpec>({ of, ...exported }: ExportActionProps<E>) {
  const { data, isPlaceholderData, refetch } = useRows(of, exported.list, exported.fixed)
  /** The answer on its way where the list has just been asked something else. */
  const count = async () => (await refetch({ throwOnError: true, cancelRefetch: false })).data
  return <ExportRows {...exported} count={isPlaceholderData || !data ? count : data} />
}

interface ExportRowsProps<E extends EndpointSpec> extends Exported<E> {
  /** Of the rows that will be written, or how to read it; undefined: it is on its way. */
  count: RowCount | (() => Promise<RowCount | undefined>) | undefined
}

/** For a list that is read whole. */
export function ExportRows<E extends EndpointSpec>({ endpoint, list, fixed, fileName, count }: ExportRowsProps<E>) {
  // The address holds any text; the server refuses a sort that is not a column.
  const request = { body: { ...list.filters, ...fixed, ...list.sort } } as Call<E>
  return <ExportFile {...{ endpoint, request, fileName, count }} filtered={isFiltered(list)} />
}

interface ExportFileProps<E extends EndpointSpec> extends Pick<ExportRowsProps<E>, 'endpoint' | 'fileName' | 'count'> {
  request: Call<E>
  filtered?: boolean
}

/** For a file that is no list's: of all rows, or with a filter of its own. */
export function ExportFile<E extends EndpointSpec>({
  endpoint,
  request,
  fileName,
  count,
  filtered = false,
}: ExportFileProps<E>) {
  const t = useTranslate()
  const ask = useAskExport()
  async function run() {
    const rows = typeof count === 'function' ? await count() : count
    if (!rows || rows.total === 0 || !(await ask(rows, filtered))) return
    await download(endpoint, request, `${t(fileName)}.xlsx`)
  }
  return (
    <Allow may={endpoint}>
      <Action
        icon="download"
        label={words.export}
        disabled={count === undefined || (typeof count !== 'function' && count.total === 0 && exportWords.none)}
        onPress={run}
      />
    </Allow>
  )
}
