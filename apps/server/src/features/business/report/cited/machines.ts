// The machines that name a report's certificate for one of their parts, within the caller's scope.
import { sql } from 'kysely'
import type { Machine } from '@register/contract/business/part/machines'
import { machineFilters } from '@register/contract/business/part/uses'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../../access/ctx.ts'
import { namedScope } from '../../../../access/scope.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { onlyKnownCategories } from '../../category/service.ts'
import { asRow, derivedColumns, isPublic, namesFor, rowColumns } from '../content/row.ts'
import { matching, reportPlan, theseReports } from '../list.ts'
import { findReport, scoped } from '../store.ts'

const { bodyId, categoryCode, status } = reportPlan.sql
const plan: ListPlan<typeof machineFilters> = {
  columns: machineFilters,
  sql: { bodyId, categoryCode, status },
  keyword: matching,
  order: sql`report.listed_on desc, report.id desc`,
}

/** Machines of a part that the caller may open. Drafts do not count, and a report is not its own machine. */
export async function listMachines(caller: UserCtx, request: ListRequest & { id: number }): Promise<Page<Machine>> {
  const part = await findReport(caller, request.id)
  const keys = [part.certificate_key, part.probable_key].filter((key) => key !== null)
  if (keys.length === 0) return { list: [], total: 0 }
  const ctx = { ...caller, scope: await namedScope(caller.db, caller.scope) }
  await onlyKnownCategories(ctx, machineFilters, request)
  let machines = scoped(ctx)
    .where(isPublic)
    .where(sql<boolean>`cited_keys(report.components, report.parameters) && ${keys}::text[]`)
    .where('report.id', '<>', part.id)
  for (const condition of conditions(plan, request)) machines = machines.where(condition)
  const names = await namesFor(ctx)
  const page = await readPage(
    machines,
    (rows) => theseReports(ctx.db, rows, plan.order).select(rowColumns).select(derivedColumns).execute(),
    request,
    plan.order,
    countRows(ctx.db),
  )
  return { ...page, list: page.list.map((row) => asRow(row, names)) }
}
