// Edits of the catalogue for tests, as the head office makes them to an entry by its code.
import {
  addCategory,
  changeCategory,
  readCatalogue,
  removeCategory,
  type restoreCategory,
  type retireCategory,
} from '@register/contract/business/category/office'
import type { CategoryEntry } from '@register/contract/business/category/fields'
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category/category'
import type { TestApp } from './app.ts'

/** A valid new entry with some values changed. */
export const newEntry = (more: object = {}) => ({
  code: '',
  parentCode: '3100',
  nameZh: '试验品种',
  nameEn: 'Trial category',
  formKind: 'elevator',
  forms: ['traction'],
  source: 'TSG T7007',
  edition: '2026',
  sort: 1,
  ...more,
})

/** A body that repeats the stored values, with some changed. */
export const asStored = (
  { id, rev, code, parentCode, nameZh, nameEn, formKind, forms, source, edition, sort }: CategoryEntry,
  more: object = {},
) => ({ id, rev, code, parentCode, nameZh, nameEn, formKind, forms, source, edition, sort, ...more })

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

interface Stored {
  path: string[]
  level: number
  leaf: boolean
  retired: boolean
  became: string | null
}

export async function catalogueOf(app: TestApp) {
  const head = await app.as('head-office')
  const all = () => head(readCatalogue, {})
  async function byCode(code: string) {
    const row = (await all()).find((one) => one.code === code)
    if (!row) throw new Error(`There is no ${code}`)
    return row
  }
  return {
    head,
    all,
    byCode,
    add: (more: object = {}): Promise<CategoryEntry> => head(addCategory, { body: newEntry(more) }),
    change: async (code: string, more: object = {}) =>
      head(changeCategory, { body: asStored(await byCode(code), more) }),
    refusedChange: async (code: string, more: object = {}) =>
      head.refused(changeCategory, { body: asStored(await byCode(code), more) }),
    remove: async (code: string) => head(removeCategory, { params: { id: (await byCode(code)).id } }),
    refusedRemoval: async (code: string) => head.refused(removeCategory, { params: { id: (await byCode(code)).id } }),
    turn: async (endpoint: typeof retireCategory | typeof restoreCategory, code: string) => {
      const { id, rev } = await byCode(code)
      return head(endpoint, { body: { id, rev } })
    },
    /** The row in the database. */
    stored: async (code: string) =>
      (await app.owner.query<Stored>('SELECT path, level, leaf, retired, became FROM category WHERE code = $1', [code]))
        .rows[0],
    /** The entries of the public tree, as one list. */
    tree: async () => flat(await app.stranger(getCategoryTree, {})),
  }
}
