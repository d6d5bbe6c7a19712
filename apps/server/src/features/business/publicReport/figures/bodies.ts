// The remembered figures of the bodies in somebody's reach, summed.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import type { Scope } from '../../../../access/scope.ts'
import type { Figure, Figures } from './counts.ts'

export type PartialScope = Exclude<Scope, { all: true }>

/** Whether the scope is of bodies alone: of a company, or of what one wrote, nothing is remembered. */
export const isOfBodies = ({ company, creator }: PartialScope): boolean =>
  company === undefined && creator === undefined

/** Figures of every body, taken apart by `body:key`, summed over those in reach. */
export async function ofBodies(db: Db, { deptIds, below }: PartialScope, figures: Figures): Promise<Figure[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dept where id = any(${[...deptIds]}::bigint[]) or path && ${[...below]}::bigint[]`.execute(db)
  const reached = new Set(rows.map(({ id }) => String(id)))
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
