// Sums the cached figures of the bodies in the caller's scope.
import type { Db } from '../../../../db/connect.ts'
import { deptsIn, type PartialScope } from '../../../../access/scope.ts'
import type { Figure, Figures } from './counts.ts'

/** Whether the scope consists of bodies only: no figures of companies or single writers are cached. */
export const isOfBodies = ({ company, creator }: PartialScope): boolean =>
  company === undefined && creator === undefined

/** Figures under keys of the form `body:key`, summed over the bodies in the scope. */
export async function ofBodies(db: Db, scope: PartialScope, figures: Figures): Promise<Figure[]> {
  const reached = new Set((await deptsIn(db, scope)).map(String))
  const sums = new Map<string, Figure>()
  for (const { axis, key: of, count } of figures.parts) {
    const [body = '', ...rest] = of.split(':')
    if (!reached.has(body)) continue
    const key = rest.join(':')
    const name = `${axis} ${key}`
    sums.set(name, { axis, key, count: (sums.get(name)?.count ?? 0) + count })
  }
  return [...sums.values()]
}
