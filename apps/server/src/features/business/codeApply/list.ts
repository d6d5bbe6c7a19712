// Lists of code applications: the caller's own, and the two review queues.
import { sql } from 'kysely'
import {
  applicationColumns,
  type ApplicationRow,
  type ApplicationStatus,
  type ReviewStep,
} from '@register/contract/business/codeApply/shape'
import { numbersIn } from '@register/contract/rules/numbers/inText'
import { fold } from '@register/contract/fold'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { countRows } from '../../../db/count.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import { bodyNames } from '../body/service.ts'
import { categoryNames, onlyKnownCategories } from '../category/service.ts'
import { resubmissionOf } from './corrected/corrected.ts'

/** The columns of code_application that scopes use. */
export const scopeColumns = { dept: 'code_application.body_id', creator: 'code_application.created_by' }

const ref = (column: string) => sql.ref(`code_application.${column}`)

/** The report that carries the code, perhaps still a draft. */
const reportOfCode = sql<number | null>`(select report.id from report where report.certificate_key = ${ref('code')})`

const carried = sql<string>`case when exists (select 1 from report where report.certificate_key = ${ref('code')}) then 'yes' else 'no' end`

const plan: ListPlan<typeof applicationColumns> = {
  columns: applicationColumns,
  sql: {
    applicationNo: { ref: ref('application_no') },
    code: { ref: ref('code'), folded: fold },
    categoryCode: {
      ref: ref('category_code'),
      where: (values) =>
        sql<boolean>`${ref('category_code')} in (select code from category where path && ${[...values]}::text[])`,
    },
    productName: { ref: ref('product_name') },
    model: { ref: ref('model') },
    manufacturerName: { ref: ref('manufacturer_name') },
    applicantName: { ref: ref('applicant_name') },
    bodyId: { ref: ref('body_id') },
    status: { ref: ref('status') },
    written: { ref: carried },
    plannedTestDate: { ref: ref('planned_test_date') },
    appliedAt: { ref: ref('created_at') },
  },
  keyword: (words) =>
    holdsAll(
      sql`searched(concat_ws(chr(10), ${ref('application_no')}, ${ref('code')}, ${ref('product_name')}, ${ref('model')}, ${ref('manufacturer_name')}))`,
      words,
    ),
  order: sql`${ref('created_at')} desc, ${ref('id')} desc`,
}

const waitingIn: Record<ReviewStep, ApplicationStatus> = { head: 'applied', society: 'expert' }

interface Queue {
  step: ReviewStep
  tab: 'waiting' | 'reviewed'
}

/** Waiting applications: the oldest first; decided ones: the latest decision first. */
const queueOrder = ({ step, tab }: Queue) =>
  tab === 'waiting'
    ? sql`${ref('created_at')}, ${ref('id')}`
    : sql`(select max(e.id) from code_application_event e where e.application_id = ${ref('id')} and e.step = ${step} and e.event in ('pass', 'return', 'reject')) desc`

/** The codes that a keyword names, with whatever was pasted around them. */
const codesIn = (keyword = ''): string[] =>
  numbersIn(keyword).flatMap(({ as, key }) => (as === 'certificate' ? [key] : []))

/** `queue`: a review step, and the waiting or the decided half of its list. */
export async function listApplications(
  ctx: UserCtx,
  request: ListRequest,
  queue?: Queue,
): Promise<Page<ApplicationRow>> {
  const [category, body] = await Promise.all([categoryNames(ctx), bodyNames(ctx)])
  await onlyKnownCategories(ctx, applicationColumns, request)
  let filtered = ctx.db
    .selectFrom('code_application')
    .innerJoin('app_user', 'app_user.id', 'code_application.created_by')
    .where(inScope(ctx.scope, scopeColumns))
  const codes = codesIn(request.keyword)
  if (codes.length > 0) filtered = filtered.where('code_application.code', 'in', codes)
  const asked = codes.length > 0 ? { ...request, keyword: undefined } : request
  for (const condition of conditions(plan, asked)) filtered = filtered.where(condition)
  if (queue?.tab === 'waiting') filtered = filtered.where('code_application.status', '=', waitingIn[queue.step])
  if (queue?.tab === 'reviewed')
    filtered = filtered.where(
      sql<boolean>`exists (select 1 from code_application_event e where e.application_id = ${ref('id')} and e.step = ${queue.step} and e.event in ('pass', 'return', 'reject'))`,
    )
  const order = queue && !request.prop ? queueOrder(queue) : orderOf(plan, request)
  const page = await readPage(
    filtered,
    (rows) =>
      rows
        .selectAll('code_application')
        .select('app_user.nickname')
        .select([reportOfCode.as('report_id'), resubmissionOf.as('resubmission')])
        .execute(),
    request,
    order,
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      rev: row.rev,
      applicationNo: row.application_no,
      code: row.code,
      status: row.status as ApplicationStatus,
      bodyId: row.body_id,
      bodyName: body(row.body_id),
      categoryCode: row.category_code,
      categoryName: category(row.category_code),
      productName: row.product_name,
      model: row.model,
      manufacturerName: row.manufacturer_name,
      applicantName: row.applicant_name,
      plannedTestDate: row.planned_test_date,
      appliedBy: row.nickname,
      appliedAt: row.created_at,
      updatedAt: row.updated_at,
      reportId: row.report_id,
      resubmission: row.resubmission,
    })),
  }
}
