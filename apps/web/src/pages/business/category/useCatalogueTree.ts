// The catalogue rows as a tree under the headings of their lists, searched by code and names, narrowed by filters.
import type { CatalogueRow } from '@register/contract/business/category/office'
import { catalogueLists, isCatalogueList } from '@register/contract/business/category/lists'
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'

/** An entry, or the heading of a list; `children` is undefined where nothing is below, so that the table shows no arrow. */
export interface Branch {
  key: string
  heading?: Phrase
  entry?: CatalogueRow
  children?: Branch[]
}

type Filters = Readonly<Record<string, string>>

const filtersOf = ({ keyword = '', ...rest }: Filters) => ({ keyword: keyword.normalize('NFKC').toLowerCase(), rest })

/** Whether a row meets the filters, apart from the keyword. */
const passes = (row: CatalogueRow, filters: Filters): boolean =>
  Object.entries(filters).every(([key, wanted]) => {
    const value = Object.entries(row).find(([name]) => name === key)?.[1]
    return String(value) === wanted
  })

/** Each word of the keyword, as the server searches for it. */
const holds = ({ code, nameZh, nameEn }: CatalogueRow, keyword: string): boolean =>
  keyword.split(/\s+/).every((word) => [code, nameZh, nameEn].some((text) => text.toLowerCase().includes(word)))

/** The rows that match, with their ancestors; below a row that has the keyword, every row that passes the filters is shown. `own`: how many match by themselves. */
function branches(rows: readonly CatalogueRow[], filters: Filters): { found: Branch[]; count: number; own: number } {
  const { keyword, rest } = filtersOf(filters)
  const below = new Map<string, CatalogueRow[]>()
  for (const row of rows) below.set(row.parentCode, [...(below.get(row.parentCode) ?? []), row])
  let [count, own] = [0, 0]
  const under = (code: string, named: boolean): Branch[] =>
    (below.get(code) ?? []).flatMap((entry) => {
      const itself = holds(entry, keyword)
      const has = named || itself
      const fits = has && passes(entry, rest)
      const children = under(entry.code, has && keyword !== '')
      if (!fits && children.length === 0) return []
      if (fits) count++
      if (fits && itself) own++
      return [{ key: String(entry.id), entry, ...(children.length > 0 && { children }) }]
    })
  const tops = under('', false)
  const found = Object.entries(catalogueLists).flatMap(([list, heading]) => {
    const children = tops.filter(({ entry }) => entry?.list === list)
    return children.length > 0 ? [{ key: list, heading, children }] : []
  })
  return { found, count, own }
}

export function useCatalogueTree(rows: readonly CatalogueRow[] | undefined, filters: Filters) {
  return useMemo(() => branches(rows ?? [], filters), [rows, filters])
}

/** The headings, which are unfolded at the beginning. */
export const headings: readonly string[] = Object.keys(catalogueLists).filter(isCatalogueList)
