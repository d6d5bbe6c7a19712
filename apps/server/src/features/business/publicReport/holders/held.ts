// Counts the certificates of a body or a manufacturer, by standing and by first level of the catalogue.
import type { BodyPage } from '@register/contract/business/publicReport/holders/holders'
import { isPublicStatus, publicStatusKeys } from '@register/contract/rules/status'
import type { Ctx } from '../../../../access/ctx.ts'
import { allCategories } from '../../category/service.ts'
import { inCatalogue } from '../figures/counts.ts'

export interface Counted {
  axis: string
  key: string
  count: number
}

/** `counted`: by `status` and by `category`; what is on other axes is left out. */
export async function heldOf(
  ctx: Ctx,
  counted: readonly Counted[],
): Promise<Pick<BodyPage, 'total' | 'byStatus' | 'byKind'>> {
  const on = (axis: string) => counted.filter((one) => one.axis === axis)
  const all = await allCategories(ctx)
  const byKind = [...(await inCatalogue(ctx, on('category')))].flatMap(([key, count]) => {
    const category = all.get(key)
    return category?.parentCode === null ? [{ key, label: ctx.say(category.name), count }] : []
  })
  return {
    total: on('status').reduce((sum, { count }) => sum + count, 0),
    byStatus: on('status')
      .flatMap(({ key, count }) => (isPublicStatus(key) ? [{ status: key, count }] : []))
      .toSorted((a, b) => publicStatusKeys.indexOf(b.status) - publicStatusKeys.indexOf(a.status)),
    byKind: byKind.toSorted((a, b) => b.count - a.count),
  }
}
