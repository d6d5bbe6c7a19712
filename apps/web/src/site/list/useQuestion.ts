// The filters of a public list, held in the address, which contains only those that are set.
import { useSearchParams } from 'react-router'

/** An address without a value means an empty filter, and the first page. */
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
    /** Clears all filters; undefined where none is set. */
    clear: filtered ? () => setSearch({}) : undefined,
    /** The key of the inputs: a new address replaces their content. */
    key: search.toString(),
  }
}
