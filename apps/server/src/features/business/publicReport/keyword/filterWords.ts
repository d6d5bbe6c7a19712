// Words of a keyword that name a category, a body or a standing, in either language; they narrow a search that finds nothing with them as words.
import type { Understood } from '@register/contract/business/publicReport/understood'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { wordsOf } from '@register/contract/rules/keyword'
import { searchedText } from '@register/contract/text/searchedText'
import type { Ctx } from '../../../../access/ctx.ts'
import { knownBodies, type BodyRow } from '../../body/service.ts'
import { allCategories } from '../../category/service.ts'

export interface NamedFilters {
  /** The words that are left. */
  words: string[]
  filters: NonNullable<Understood['filters']>
}

type Key = keyof NamedFilters['filters']

/** Other words for standings. */
const alsoCalled: readonly (readonly [(typeof publicStatusKeys)[number], string])[] = [
  ['published', '在用'],
  ['published', 'in force'],
  ['revoked', '撤销'],
  ['revoked', '吊销'],
  ['suspended', '暂停'],
  ['cancelled', '注销'],
  ['cancelled', 'canceled'],
  ['expired', '过期'],
  ['superseded', '被替代'],
  ['superseded', 'replaced'],
]

/** What people write before a number or a name; no certificate contains it. */
const labels: ReadonlySet<string> = new Set(
  [
    '证书编号',
    '证书号',
    '报告编号',
    '报告号',
    '编号',
    '证书',
    '型式试验证书',
    '型式试验',
    '制造单位',
    '型号',
    '状态',
    'No',
    'No.',
    'certificate',
  ].map(searchedText),
)

/** The spelling by which names are compared: of English ones the plural is the same. */
const nameKey = (name: string): string => searchedText(name).replace(/(?<=[A-Z]{3})S$/, '')

/** What each name stands for; a category may share its name with others. */
async function names(ctx: Ctx, bodies: readonly BodyRow[]): Promise<Map<string, readonly [Key, string]>> {
  const found = new Map<string, readonly [Key, string]>()
  const categories = new Map<string, string[]>()
  for (const { code, name, became } of (await allCategories(ctx)).values())
    if (became === null)
      for (const key of new Set(name.map(nameKey))) categories.set(key, [...(categories.get(key) ?? []), code])
  for (const [key, codes] of categories) found.set(key, ['categoryCode', codes.join(',')])
  for (const { id, name, names: former } of bodies)
    for (const one of [name, ...former.map((held) => held.name)])
      for (const spelled of one) found.set(nameKey(spelled), ['bodyId', String(id)])
  for (const status of publicStatusKeys)
    for (const one of reportStatuses[status].label) found.set(nameKey(one), ['status', status])
  for (const [status, one] of alsoCalled) found.set(nameKey(one), ['status', status])
  return found
}

/** English names have several words. */
const longestName = 8

/** The only body that has the word in its name. */
function bodyWith(bodies: readonly BodyRow[], word: string): string | undefined {
  if ([...word].length < 2) return undefined
  const [one, another] = bodies.filter(({ name, names: former }) =>
    [name, ...former.map((held) => held.name)].some((spelled) =>
      spelled.some((part) => searchedText(part).includes(word)),
    ),
  )
  return one && !another ? String(one.id) : undefined
}

/** The filters that a keyword names, and its other words; undefined where it names none and has no label to leave out. */
export async function filtersNamed(ctx: Ctx, keyword: string): Promise<NamedFilters | undefined> {
  const all = wordsOf(keyword)
  const bodies = await knownBodies(ctx)
  const known = await names(ctx, bodies)
  const filters: NamedFilters['filters'] = {}
  const words: string[] = []
  for (let at = 0; at < all.length; at++) {
    const most = Math.min(longestName, all.length - at)
    const length = Array.from({ length: most }, (_, less) => most - less).find((count) =>
      known.has(nameKey(all.slice(at, at + count).join(''))),
    )
    const [key, value] = known.get(nameKey(all.slice(at, at + (length ?? 0)).join(''))) ?? []
    if (key && value !== undefined && filters[key] === undefined) {
      filters[key] = value
      at += (length ?? 1) - 1
      continue
    }
    const word = all[at] ?? ''
    const body = filters.bodyId === undefined && !labels.has(word) ? bodyWith(bodies, word) : undefined
    if (body !== undefined) filters.bodyId = body
    else if (!labels.has(word)) words.push(word)
  }
  return words.length < all.length && (words.length > 0 || Object.keys(filters).length > 0)
    ? { words, filters }
    : undefined
}
