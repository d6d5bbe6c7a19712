// Exports exactly what a list shows: its filters and its sort, without its paging.
import type { Call, EndpointSpec } from '@register/contract/endpoint'
import { useSay } from '../../api/language.ts'
import { download } from '../../api/transfer.ts'
import { Action } from '../action/Action.tsx'
import { Allow } from '../guard/Allow.tsx'
import type { ListState } from '../table/useListState.ts'
import { recordWords as words } from './words.ts'

interface ExportActionProps<E extends EndpointSpec> {
  /** The endpoint expects the list's request in its body. */
  endpoint: E
  list: ListState
  fileName: string
}

export function ExportAction<E extends EndpointSpec>({ endpoint, list, fileName }: ExportActionProps<E>) {
  const say = useSay()
  // The address holds any text; the server refuses a sort that is not a column.
  const run = () => download(endpoint, { body: { ...list.filters, ...list.sort } } as Call<E>, `${fileName}.xlsx`)
  return (
    <Allow may={endpoint}>
      <Action icon="download" label={say(words.export)} onPress={run} />
    </Allow>
  )
}
