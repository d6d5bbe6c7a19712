// What is asked of a public list, kept in the address: only what is set stands there.
import { useSearchParams } from 'react-router'

/** What an address without a value means is empty, and the first page. */
const addressOf = (question: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(question).flatMap(([key, value]) =>
      value === '' || (key === 'pageNum' && value === 1) ? [] : [[key, String(value)]],
    ),
  )

export function useQuestion<Q extends { pageNum: number }>(read: (search: URLSearchParams) => Q) {
  const [search, setSearch] = useSearchParams()
  const question = read(search)
  const filtered = Object.keys(addressOf({ ...question, pageNum: 1 })).length > 0
  return {
    question,
    ask: (next: Q): void => setSearch(addressOf(next)),
    /** Takes all filters away, where some are set. */
    clear: filtered ? () => setSearch({}) : undefined,
    /** Of the boxes: what the address says replaces what stands in them. */
    key: search.toString(),
  }
}
