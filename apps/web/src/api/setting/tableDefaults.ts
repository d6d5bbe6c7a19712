// The defaults that administrators have set for a table; a screen works without them.
import { tableInfo, type TableColumn } from '@register/contract/system/table/info'
import { useRead } from '../query.ts'

export type { TableColumn }
export type { TableName } from '@register/contract/screens/tables'

/** How long a window draws defaults before it reads them again. */
const freshMs = 60_000

export interface TableDefaults {
  rev: number
  columns: readonly TableColumn[]
}

/** The table's defaults and their revision; null when there are none, undefined until they are known or when they cannot be read. */
export function useTableDefaults(name: string | undefined): TableDefaults | null | undefined {
  const reading = useRead(
    tableInfo,
    { query: { name: name ?? '' } },
    { enabled: name !== undefined, retry: false, staleTime: freshMs },
  )
  return reading.data
}
