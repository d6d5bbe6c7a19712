// Classifies entries that do not fit the chain: moved, changed, or correct but following such an entry.
import type { LogEntry } from '@register/contract/business/integrity/log'
import type { Finding } from '../../../../access/finding.ts'
import { entryHash } from './chain.ts'
import { entryAlgorithms } from './record.ts'

export interface Misfit {
  entry: LogEntry
  /** The hash stored with the preceding entry. */
  before: string
}

/** The position at which an entry's own hash is right, and the preceding hash that makes it right. */
function placeOf({ entry }: Misfit, places: readonly number[], hashes: readonly string[]): number | undefined {
  // Its own position is tried first: where it fits, only earlier entries were changed.
  for (const id of [entry.id, ...places])
    for (const before of hashes) if (entryHash(before, { ...entry, id }) === entry.hash) return id
  return undefined
}

/** Takes a few dozen at most, because every entry is tried at the places of all others. */
export function misfits(broken: readonly Misfit[]): Finding[] {
  const places = broken.map(({ entry }) => entry.id)
  const hashes = [...new Set(broken.flatMap(({ entry, before }) => [before, entry.hash, entryHash(before, entry)]))]
  return broken.flatMap((one): Finding[] => {
    const { id, certificateNo, kind, algorithm } = one.entry
    const where = `integrity:${id}`
    const name = `Entry ${id} (${kind} of certificate ${certificateNo})`
    if (!entryAlgorithms.includes(algorithm))
      return [{ kind: 'integrity-entry-changed', what: `${name} names an unknown algorithm`, where }]
    const place = placeOf(one, places, hashes)
    if (place === id) return []
    return place === undefined
      ? [{ kind: 'integrity-entry-changed', what: `${name}, or the hash of the one before it, was changed`, where }]
      : [{ kind: 'integrity-order', what: `${name} was written as entry ${place} and has been moved`, where }]
  })
}
