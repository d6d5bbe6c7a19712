// Looks up the numbers of parts in this register, for writers and readers of reports in the office.
import { sql } from 'kysely'
import type { FoundCited } from '@register/contract/business/report/part/find'
import { readReport } from '@register/contract/business/report/report'
import { piecesOf } from '@register/contract/business/report/part/inCell'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { scoped } from '../store.ts'
import { findByKeys } from './cited.ts'

/** The registered ones, in the order of the input, with the report's id where the caller may open it. */
export async function lookUpCited(ctx: UserCtx, numbers: readonly string[]): Promise<FoundCited[]> {
  const scope = granted(ctx.actor, readReport)
  const reached = scope
    ? sql<number | null>`(${scoped(ctx, scope).select('report.id').whereRef('report.id', '=', sql.ref('one.id'))})`
    : sql<number | null>`null::bigint`
  const pieces = new Map(numbers.map((asked) => [asked, piecesOf(asked)]))
  const keys = [...pieces.values()].flat().flatMap(({ key }) => key ?? [])
  const found = await findByKeys(ctx.db, [...new Set(keys)], reached)
  const byKey = new Map(found.map((one) => [one.key, one]))
  return [...pieces].flatMap(([asked, named]) =>
    named.flatMap(({ text, key }) => {
      const one = byKey.get(key ?? '')
      return one ? [{ asked, number: text, ...one.cited, reportId: one.more }] : []
    }),
  )
}
