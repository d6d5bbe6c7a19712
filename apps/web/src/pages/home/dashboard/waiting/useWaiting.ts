// What waits for the signed-in person: the count of each list, and the oldest entries of all lists together.
import { useReads } from '../../../../api/query.ts'
import { oldest, useSources } from './useSources.ts'

/** With `all` also lists shown for information. */
export function useWaiting(all: boolean) {
  const mine = useSources(all)
  const readings = useReads(mine.map((source) => source.asking))
  const items = readings.flatMap(({ data }) => data?.items ?? [])
  return {
    counts: mine.map((source, at) => ({ source, waiting: readings[at]?.data })),
    /** From all lists together, the oldest first. */
    items: items.toSorted((a, b) => (a.since < b.since ? -1 : 1)).slice(0, oldest),
    loading: readings.some(({ isPending }) => isPending),
    error: readings.find(({ error, data }) => error && data === undefined)?.error,
    refetch: () => Promise.all(readings.map(({ refetch }) => refetch())),
  }
}
