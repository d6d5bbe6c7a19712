// What became of an import, row by row.

export interface ImportRow {
  /** As in the file, from 1. */
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
  /** Those that failed; perhaps not all of them. */
  rows: readonly ImportRow[]
}

/** Whether anything came in. */
export const cameIn = ({ added, changed }: ImportOutcome): boolean => added + changed > 0
