// What the caller follows, the latest first, certificates with their present standing.
import { sql } from 'kysely'
import { followColumns, type FollowRow } from '@register/contract/business/follow/follow'
import { publicStatusKeys } from '@register/contract/rules/status'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { faceTextColumns, faceTextsOf, statusOf } from '../report/service.ts'

const plan: ListPlan<typeof followColumns> = {
  columns: followColumns,
  sql: { what: { ref: sql`case when follow.report_id is null then 'manufacturer' else 'certificate' end` } },
  order: sql`follow.id desc`,
}

export async function listFollows(ctx: UserCtx, request: ListRequest): Promise<Page<FollowRow>> {
  let mine = ctx.db
    .selectFrom('follow')
    .leftJoin('report', 'report.id', 'follow.report_id')
    .where('follow.user_id', '=', ctx.actor.id)
  for (const condition of conditions(plan, request)) mine = mine.where(condition)
  const page = await readPage(
    mine,
    (rows) =>
      rows
        .select(['follow.id', 'follow.at', 'follow.maker_name', 'follow.report_id', 'report.public_id'])
        .select(faceTextColumns)
        .select(statusOf.as('derived'))
        .execute(),
    request,
    plan.order,
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map((row): FollowRow => {
      const isMaker = row.report_id === null
      return {
        id: row.id,
        what: isMaker ? 'manufacturer' : 'certificate',
        publicId: row.public_id ?? '',
        ...faceTextsOf(row),
        ...(isMaker && { manufacturerName: row.maker_name ?? '' }),
        status: isMaker ? null : (publicStatusKeys.find((one) => one === row.derived) ?? null),
        at: row.at,
      }
    }),
  }
}
