// The record that this person has just added to a list: the list shows it first and marked, wherever its order would put it, until it is asked something else or the list is written again.
import type { EndpointSpec } from '@register/contract/endpoint'
import { useState, useSyncExternalStore } from 'react'
import { writtenAt } from '../../../api/cache.ts'
import { onPersonChange } from '../../../api/session.ts'

interface Added {
  row: { id: number }
  /** When the list was written by this addition. */
  at: number
}

const added = new Map<string, Added>()
const watchers = new Set<() => void>()
const watch = (told: () => void) => {
  watchers.add(told)
  return () => watchers.delete(told)
}

// The next person must not get a row that only the one before could see.
onPersonChange(() => {
  added.clear()
  for (const told of watchers) told()
})

const isRecord = (made: unknown): made is { id: number } =>
  typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'number'

/** `made`: the answer to the addition. It must be a row of the list, or is not shown. Call it after the list was marked as written. */
export function tellAdded(lists: readonly EndpointSpec[], made: unknown): void {
  const [list] = lists
  if (!list || !isRecord(made)) return
  added.set(list.path, { row: made, at: writtenAt(list) })
  for (const told of watchers) told()
}

/** The record as long as the list has not been written since. */
export function addedTo(list: EndpointSpec): { id: number } | undefined {
  const last = added.get(list.path)
  return last && last.at === writtenAt(list) ? last.row : undefined
}

/** `question`: what the list was asked; another one ends it. */
export function useAdded(list: EndpointSpec, question: string): { id: number } | undefined {
  const row = useSyncExternalStore(watch, () => addedTo(list))
  const [seen, setSeen] = useState<{ row: object | undefined; question: string }>({ row: undefined, question })
  // The list met it at this question.
  if (row !== seen.row) setSeen({ row, question })
  return row && seen.row === row && seen.question === question ? row : undefined
}

/** The added row before all others. */
export const firstOf = <Row>(rows: readonly Row[], row: Row, keyOf: (row: Row) => unknown): Row[] => [
  rows.find((one) => keyOf(one) === keyOf(row)) ?? row,
  ...rows.filter((one) => keyOf(one) !== keyOf(row)),
]
