// Makes a table's columns in this window the default for everyone: first it reads the present default, then it writes over the revision that was read.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { columnWidths } from '@register/contract/system/table/columns'
import { tableInfo } from '@register/contract/system/table/info'
import {
  listAllTables,
  makeDefault,
  readTable,
  tableChanges,
  tableStanding,
} from '@register/contract/system/table/table'
import { call } from '../call.ts'
import { refreshReads } from '../cache.ts'
import { useWrite } from '../query.ts'
import { useMay } from '../session.ts'
import { useTableDefaults, type TableName } from './tableDefaults.ts'

export interface DrawnColumn {
  prop: string
  title: Phrase
  hide: boolean
  /** Pixels; null takes the remaining width. */
  width: number | null
  sortable: boolean
  fixed: boolean
}

export interface Standing {
  rev: number
  title: Phrase
  /** The number of people whose own columns stay. */
  own: number
  /** Who set the present default; empty for the built-in one. */
  by: string
}

/** Declared widths may lie outside what settings allow, so they are limited. */
const within = (width: number | null): number | null =>
  width === null ? null : Math.min(Math.max(Math.round(width), columnWidths.min), columnWidths.max)

export function useMakeDefault(name: TableName) {
  const may = useMay()(makeDefault)
  const defaults = useTableDefaults(name)
  const write = useWrite(makeDefault, { refreshes: [tableInfo, listAllTables, readTable, tableChanges] })
  return {
    may,
    /** Undefined when the defaults have changed since this window read them: they are read again and drawn. */
    standing: async (): Promise<Standing | undefined> => {
      const now = await call(tableStanding, { query: { name } })
      const isSet = now.state === 'set'
      if (defaults?.rev !== (isSet ? now.rev : undefined)) {
        await refreshReads([tableInfo])
        return undefined
      }
      return { rev: now.rev, title: [now.titleZh, now.titleEn], own: now.own, by: isSet ? now.updatedBy : '' }
    },
    /** Throws `Failure`; after a 409 the newer defaults have been read already. */
    make: async (rev: number, columns: readonly DrawnColumn[]): Promise<void> => {
      const body = columns.map(({ title: [zh, en], width, ...column }) => ({
        ...column,
        title: [zh, en] as [string, string],
        width: within(width),
      }))
      try {
        await write.mutateAsync({ body: { name, rev, columns: body } })
      } catch (error) {
        if (error instanceof Failure && error.status === 409) await refreshReads([tableInfo])
        throw error
      }
    },
  }
}
