// Finds pages of the menu by a part of their title, of its pinyin, or of their name.
import type { RouteNode } from '@register/contract/system/account'
import type { Matches } from '../../../kit/text/useFinder.ts'

export interface FoundPage {
  address: string
  /** From the first level down. */
  titles: readonly string[]
  /** It opens in a new tab of the browser. */
  outside: boolean
}

/** In the order of the menu; empty for an empty text. `menu` holds the entries that are shown. */
export function foundPages(
  menu: readonly RouteNode[],
  typed: string,
  matches: Matches,
  above: readonly string[] = [],
): FoundPage[] {
  if (typed.trim() === '') return []
  return menu.flatMap((node) => {
    const titles = [...above, node.meta.title]
    if (node.children.length > 0) return foundPages(node.children, typed, matches, titles)
    const fits = matches(titles.join(' '), typed) || node.name.toLowerCase().includes(typed.trim().toLowerCase())
    return fits ? [{ address: node.path, titles, outside: node.meta.type === 'link' }] : []
  })
}
