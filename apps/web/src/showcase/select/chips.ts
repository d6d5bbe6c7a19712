// Rows of chips, and what is chosen in one after a press.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'

export interface ChipRow {
  key: string
  title: Phrase
  /** The first one means all: its value is usually empty. */
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  multiple?: boolean
}

/** By row: the chosen values; all is no value. */
export type ChipValue = Readonly<Record<string, readonly string[]>>

/** What is chosen in a row after a press. */
export function pressed(row: ChipRow, chosen: readonly string[], value: string): string[] {
  if (value === row.options[0]?.value) return []
  if (!row.multiple) return [value]
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  // In the order they stand, so that the same choice always reads the same.
  return row.options.map((option) => option.value).filter((one) => next.includes(one))
}
