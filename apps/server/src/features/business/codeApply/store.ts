// Reads one code application with its history, and moves it from status to status.
import { sql } from 'kysely'
import * as endpoints from '@register/contract/business/codeApply/codeApply'
import {
  applicationStatuses,
  type Application,
  type ApplicationStatus,
  type applicationEvents,
  type ReviewStep,
} from '@register/contract/business/codeApply/shape'
import { openReason } from '@register/contract/business/category/untested'
import { insertReport } from '@register/contract/business/report/report'
import type { Asks } from '@register/contract/endpoint'
import { conflict } from '@register/contract/errors'
import { granted } from '../../../access/actor.ts'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import { refuseStale } from '../../../records/stale.ts'
import { bodyNames } from '../body/service.ts'
import { categoryNames, categoryPath } from '../category/service.ts'
import { filesOf } from '../file/service.ts'
import { resubmissionOf, valuesOf, type Former } from './corrected/corrected.ts'
import { openDecision } from './decided/decided.ts'
import { scopeColumns } from './list.ts'

export type EventKind = keyof typeof applicationEvents

export const objectOf = (id: number): string => `codeApply:${id}`

const scoped = (ctx: UserCtx, scope: Scope) =>
  ctx.db.selectFrom('code_application').selectAll().where(inScope(scope, scopeColumns))

export const findApplication = async (ctx: UserCtx, id: number, scope = ctx.scope) =>
  found(await scoped(ctx, scope).where('id', '=', id).executeTakeFirst())

/** Locks the row for a change; refuses a stale `rev`, and every status that is not in `from`. */
export async function lockApplication(
  ctx: UserCtx,
  { id, rev }: { id: number; rev: number },
  from: readonly ApplicationStatus[],
) {
  const row = found(await scoped(ctx, ctx.scope).where('id', '=', id).forUpdate().executeTakeFirst())
  const status = row.status as ApplicationStatus
  await refuseStale(ctx, row, rev)
  if (!from.includes(status)) {
    const [zh, en] = applicationStatuses[status].label
    throw conflict([`申请当前为“${zh}”，不能执行此操作`, `The application is "${en}", so this cannot be done now`])
  }
  return row
}

export async function addEvent(
  ctx: UserCtx,
  applicationId: number,
  event: EventKind,
  more: { step?: ReviewStep; opinion?: string; former?: Former } = {},
): Promise<void> {
  await ctx.db
    .insertInto('code_application_event')
    .values({
      application_id: applicationId,
      event,
      step: more.step ?? null,
      opinion: more.opinion ?? '',
      former: more.former ? JSON.stringify(more.former) : null,
      user_id: ctx.actor.id,
    })
    .execute()
}

export async function moveApplication(
  ctx: UserCtx,
  id: number,
  set: { status: ApplicationStatus; returned_by?: ReviewStep | null },
): Promise<void> {
  await ctx.db
    .updateTable('code_application')
    .set({ ...set, updated_at: sql<string>`now()`, updated_by: ctx.actor.id })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What the caller may do with it now; the endpoints check this again. */
function actionsOf(
  ctx: UserCtx,
  row: { status: string; created_by: number; in_charge: number | null },
  written: boolean,
  mine: ReviewStep | undefined,
): Application['actions'] {
  const may = (endpoint: Asks) => granted(ctx.actor, endpoint) !== undefined
  const others = row.created_by !== ctx.actor.id && row.in_charge !== ctx.actor.id
  return [
    ...(['applied', 'expert', 'returned'].includes(row.status) && may(endpoints.withdrawApplication)
      ? (['withdraw'] as const)
      : []),
    ...(row.status === 'returned' && may(endpoints.resubmitApplication) ? (['resubmit'] as const) : []),
    ...(row.status === 'issued' && may(endpoints.voidApplication) ? (['void'] as const) : []),
    ...(row.status === 'issued' && !written && may(insertReport) ? (['write'] as const) : []),
    ...(row.status === 'applied' && others && may(endpoints.reviewByHead) ? (['reviewHead'] as const) : []),
    ...(row.status === 'expert' && others && may(endpoints.reviewBySociety) ? (['reviewSociety'] as const) : []),
    ...(mine === 'head' && may(endpoints.takeBackByHead) ? (['takeBackHead'] as const) : []),
    ...(mine === 'society' && may(endpoints.takeBackBySociety) ? (['takeBackSociety'] as const) : []),
  ]
}

/** The whole application as the endpoints return it. */
export async function readApplication(ctx: UserCtx, id: number, scope = ctx.scope): Promise<Application> {
  const row = found(
    await scoped(ctx, scope).select(resubmissionOf.as('resubmission')).where('id', '=', id).executeTakeFirst(),
  )
  // One query at a time, because a transaction has only one connection.
  const category = await categoryNames(ctx)
  const open = openReason(await categoryPath(ctx, row.category_code))
  const body = await bodyNames(ctx)
  const files = await filesOf(ctx, objectOf(id))
  const history = await ctx.db
    .selectFrom('code_application_event as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.event', 'e.step', 'e.opinion', 'u.nickname', 'e.at'])
    .where('e.application_id', '=', id)
    .orderBy('e.id')
    .execute()
  const report = await ctx.db
    .selectFrom('report')
    .select('id')
    .where('certificate_key', '=', row.code)
    .executeTakeFirst()
  const decided = await openDecision(ctx.db, row)
  const mine = decided && !decided.over && decided.by === ctx.actor.id ? decided : undefined
  const author = await ctx.db
    .selectFrom('app_user')
    .select('nickname')
    .where('id', '=', row.created_by)
    .executeTakeFirst()
  return {
    id: row.id,
    rev: row.rev,
    applicationNo: row.application_no,
    code: row.code,
    status: row.status as ApplicationStatus,
    returnedBy: row.returned_by as ReviewStep | null,
    bodyId: row.body_id,
    bodyName: body(row.body_id),
    ...valuesOf(row),
    categoryName: category(row.category_code),
    appliedBy: author?.nickname ?? '',
    appliedAt: row.created_at,
    updatedAt: row.updated_at,
    files,
    history: history.map((one) => ({
      event: one.event as EventKind,
      step: one.step as ReviewStep | null,
      opinion: one.opinion,
      by: one.nickname,
      at: one.at,
    })),
    actions: actionsOf(ctx, row, report !== undefined, mine?.step),
    leftOpen: open ? ctx.say(open) : null,
    takeBackUntil: mine?.until ?? null,
    reportId: report?.id ?? null,
    resubmission: row.resubmission,
  }
}
