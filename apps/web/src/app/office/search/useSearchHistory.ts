// The last terms with which a page was found and opened, stored in this browser.
import { useState } from 'react'
import { store, stored } from '../../../api/store/stored.ts'

const key = 'SEARCH_HISTORY'
const most = 8

export function useSearchHistory() {
  const [terms, setTerms] = useState<readonly string[]>(() => stored<string[]>(key) ?? [])
  const keep = (next: readonly string[]) => {
    store(key, next)
    setTerms(next)
  }
  return {
    terms,
    add: (term: string) => keep([term, ...terms.filter((other) => other !== term)].slice(0, most)),
    remove: (term: string) => keep(terms.filter((other) => other !== term)),
  }
}
