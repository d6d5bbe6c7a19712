// Where the entries of the catalogue come from: the national catalogue, the lists of single rules, or no list at all.
import type { Phrase } from '../../phrase.ts'

/** The source of an entry that the register created for a code outside every list. */
export const unlistedSource = 'unlisted'

/** The source text of every entry of the national catalogue starts with this, whatever the edition. */
export const nationalSource = '特种设备目录'

export const catalogueLists = {
  national: ['特种设备目录', 'National catalogue'],
  rules: ['安全技术规范所列', 'Lists of rules'],
  none: ['未列入任何目录', 'In no list'],
} as const satisfies Record<string, Phrase>
export type CatalogueList = keyof typeof catalogueLists

const keys: readonly string[] = Object.keys(catalogueLists)
export const isCatalogueList = (key: string): key is CatalogueList => keys.includes(key)

export function listOf(source: string): CatalogueList {
  if (source === unlistedSource) return 'none'
  return source.startsWith(nationalSource) ? 'national' : 'rules'
}
