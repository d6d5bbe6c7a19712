// The outcome of an import, row by row.

export interface ImportRow {
  /** The row's number in the file, from 1. */
  row: number
  key: string
  ok: boolean
  msg: string
}

export interface ImportOutcome {
  total: number
  added: number
  changed: number
  failed: number
  /** The failed rows; the server may send only some of them. */
  rows: readonly ImportRow[]
}

/** Whether any row was imported. */
export const cameIn = ({ added, changed }: ImportOutcome): boolean => added + changed > 0
