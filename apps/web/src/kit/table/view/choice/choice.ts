// Which chosen rows stay chosen while the list around them changes, and which of them are out of sight.
import type { RowKey } from '../viewProps.ts'

interface Around {
  /** Another page, another order or other filters than the rows were chosen in. */
  moved: boolean
  /** The keys of the rows shown; undefined while they are not known. */
  here: ReadonlySet<RowKey> | undefined
  survives: boolean
}

/** A choice ends with its list, unless it is meant to outlast it: then its acts name what is out of sight. */
export function staying(keys: readonly RowKey[], { moved, here, survives }: Around): readonly RowKey[] {
  if (survives) return keys
  if (moved) return []
  return here && keys.some((key) => !here.has(key)) ? keys.filter((key) => here.has(key)) : keys
}

/** A chosen row as questions name it. */
export interface NamedRow {
  key: RowKey
  name: string
  /** Not among the rows shown. */
  hidden: boolean
}

export const named = (
  keys: readonly RowKey[],
  names: ReadonlyMap<RowKey, string>,
  here: ReadonlySet<RowKey>,
): NamedRow[] => keys.map((key) => ({ key, name: names.get(key) ?? String(key), hidden: !here.has(key) }))
