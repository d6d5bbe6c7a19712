// Lists the machines that have a part, within the caller's scope: for pages and for workbooks.
import { sql, type RawBuilder } from 'kysely'
import { machineFilters, partUseFields, type AskedPart, type PartUse } from '@register/contract/business/part/uses'
import { partStandings } from '@register/contract/business/report/part/standing'
import type { ReportStatus } from '@register/contract/rules/status'
import { maxDepth, type ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { namedScope } from '../../../access/scope.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, pageWith, placeOf, upToDepth, type ListPlan, type Page } from '../../../db/list.ts'
import { onlyKnownBodies } from '../body/service.ts'
import { onlyKnownCategories } from '../category/service.ts'
import {
  type CitedByKey,
  citedIn,
  faceTextColumns,
  faceTextsOf,
  isPublic,
  lookUpCited,
  type Names,
  namesFor,
  piecesIn,
  reportPlan,
  scoped,
  statusOf,
} from '../report/service.ts'
import { partConditions } from './filter/conditions.ts'
import { placeLabel } from './filter/places.ts'

const { categoryCode, bodyId, status } = reportPlan.sql
/** The latest in the register first, the parts of a machine together. */
const order = sql`report_part.report_id desc, report_part.place, report_part.at`
/** The same for few matches, which no index gives: the planner would walk all parts for a page of few. */
const orderOfFew = sql`report_part.report_id + 0 desc, report_part.place, report_part.at`
const plan: ListPlan<typeof machineFilters> = {
  columns: machineFilters,
  sql: { categoryCode, bodyId, status },
  order,
}

const machinesWith = (ctx: UserCtx) =>
  scoped(ctx).innerJoin('report_part', 'report_part.report_id', 'report.id').where(isPublic)
type Uses = ReturnType<typeof machinesWith>

const withColumns = (rows: Uses, byNumber: RawBuilder<boolean> | undefined) =>
  rows
    .select(['report_part.report_id', 'report_part.place', 'report_part.at', 'report_part.name'])
    .select([
      'report_part.model as part_model',
      'report_part.maker as part_maker',
      'report_part.certificate_no as part_number',
      ...faceTextColumns,
      'report.body_id',
    ])
    .select(sql<ReportStatus>`${statusOf}`.as('status'))
    .select(
      sql<PartUse['by']>`${byNumber ? sql`case when ${byNumber} then 'number' else 'model' end` : sql`null`}`.as('by'),
    )
type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

/** Without the certificates that the cell names. */
const asUse = ({ say }: UserCtx, names: Names, row: Row): Omit<PartUse, 'cited' | 'partStanding'> => ({
  key: `${row.report_id} ${row.place} ${row.at}`,
  reportId: row.report_id,
  ...faceTextsOf(row),
  bodyName: names.body(row.body_id),
  status: row.status,
  part: row.name === '' ? say(placeLabel(row.place)) : row.name,
  partModel: row.part_model,
  partMaker: row.part_maker,
  partNumber: row.part_number,
  by: row.by,
})

const standings = ({ say }: UserCtx, cited: readonly { status: ReportStatus }[]): string =>
  cited.map(({ status: one }) => say(partStandings[one].label)).join(say(['、', ', ']))

/** `exact`: indexes of the keys serve it. `walked`: the same for many matches, which a walk from the newest machine soon finds. */
async function filtered(caller: UserCtx, request: ListRequest) {
  await onlyKnownCategories(caller, machineFilters, request)
  await onlyKnownBodies(caller, machineFilters, request)
  const ctx = { ...caller, scope: await namedScope(caller.db, caller.scope) }
  const { all, of } = await partConditions(ctx.db, request)
  const machines = conditions(plan, request).reduce((query, condition) => query.where(condition), machinesWith(ctx))
  return {
    exact: all.reduce((query, condition) => query.where(condition), machines),
    walked: all.reduce((query, condition) => query.where(sql<boolean>`(${condition}) is true`), machines),
    of,
  }
}

export async function listPartUses(ctx: UserCtx, request: ListRequest): Promise<Page<PartUse> & { of?: AskedPart }> {
  const { exact, walked, of } = await filtered(ctx, request)
  const total = await countRows(ctx.db)(upToDepth(exact))
  const { offset, limit } = placeOf(request)
  const inOrder = total > maxDepth ? walked.orderBy(order) : exact.orderBy(orderOfFew)
  const page = inOrder.limit(sql.lit(limit)).offset(offset)
  const [rows, names] = [await withColumns(page, of?.byNumber).execute(), await namesFor(ctx)]
  const numbers = [...new Set(rows.flatMap((row) => (row.part_number === '' ? [] : [row.part_number])))]
  const found = await lookUpCited(ctx, numbers)
  const uses = pageWith(
    rows.map((row) => {
      const cited = found.filter(({ asked }) => asked === row.part_number)
      return { ...asUse(ctx, names, row), cited, partStanding: standings(ctx, cited) }
    }),
    total,
  )
  return of ? { ...uses, of: of.part } : uses
}

async function* each(ctx: UserCtx, request: ListRequest, fetched: number): AsyncGenerator<object> {
  const names = await namesFor(ctx)
  const { exact, of } = await filtered(ctx, request)
  const rows = withColumns(exact, of?.byNumber)
    .select(citedIn(sql.ref('report_part.certificate_no')).as('cited'))
    .orderBy(orderOfFew)
    .stream(fetched)
  for await (const row of rows) {
    const byKey: CitedByKey = row.cited
    const cited = piecesIn(byKey, row.part_number).flatMap((piece) => piece.cited ?? [])
    yield { ...asUse(ctx, names, row), partStanding: standings(ctx, cited) }
  }
}

/** For a workbook, in bounded memory. */
export const partUseRows = { rowFields: partUseFields, each }
