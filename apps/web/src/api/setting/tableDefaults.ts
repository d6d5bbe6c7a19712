// What administrators have set up for a table; a screen works without it.
import { tableInfo, type TableColumn } from '@register/contract/system/table'
import { useRead } from '../query.ts'

export type { TableColumn }

/** The columns of the table's defaults; nothing when there are none, or none can be read. */
export function useTableDefaults(name: string | undefined): readonly TableColumn[] | undefined {
  const reading = useRead(
    tableInfo,
    { query: { name: name ?? '' } },
    { enabled: name !== undefined, retry: false, staleTime: 600_000 },
  )
  return reading.data?.columns
}
