// Rows of chips, and the chosen values of a row after a click.
import type { Phrase, Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'

export interface ChipRow {
  key: string
  title: Phrase
  /** The first chip means all: its value is usually empty. */
  options: readonly { value: string; label: Wording; icon?: ReactNode }[]
  multiple?: boolean
}

/** By row: the chosen values; "all" is an empty list. */
export type ChipValue = Readonly<Record<string, readonly string[]>>

/** The chosen values of a row after a click. */
export function pressed(row: ChipRow, chosen: readonly string[], value: string): string[] {
  if (value === row.options[0]?.value) return []
  if (!row.multiple) return [value]
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  // In the order of the chips, so that the same choice always gives the same value.
  return row.options.map((option) => option.value).filter((one) => next.includes(one))
}
