// Requests to act for a company: how they are stored and shown.
import { sql } from 'kysely'
import {
  enterpriseFields,
  enterpriseRowFields,
  type EnterpriseRequest,
  type EnterpriseRow,
} from '@register/contract/business/enterprise/request'
import { companyCheckKeys } from '@register/contract/business/enterprise/checks'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { storeOf } from '../../../records/store.ts'
import { filesOf } from '../file/service.ts'

/** The object that the licence is bound to. */
export const licencePlace = (id: number) => `enterprise:${id}`

/** That of the stamped authorisation. */
export const authorisationPlace = (id: number) => `enterpriseAuthorisation:${id}`

/** A caller without full scope sees only their own requests. Pending requests of deleted accounts are left out. */
const reached = ({ scope, actor }: UserCtx) =>
  sql<boolean>`(${scope.all ? sql`true` : sql`enterprise_request.user_id = ${actor.id}`}
    and (enterprise_request.status <> 'applied' or exists (
      select 1 from app_user where app_user.id = enterprise_request.user_id and app_user.removed_at is null)))`

export const requests = storeOf({
  table: 'enterprise_request',
  noun: 'enterprise',
  fields: enterpriseFields,
  rowFields: enterpriseRowFields,
  computed: {
    applicant: sql`(select app_user.nickname from app_user where app_user.id = enterprise_request.user_id)`,
  },
  called: 'companyName',
  audited: ['companyName', 'creditCode'],
  scope: reached,
  // Waiting requests first, the oldest at the top; then the decided ones, the latest at the top.
  order: sql`(enterprise_request.status <> 'applied'),
    case when enterprise_request.status = 'applied' then enterprise_request.created_at end, enterprise_request.updated_at desc`,
})

/** What a stored request states. */
export const statedIn = (row: { company_name: string; credit_code: string; person: string; post: string }) => ({
  companyName: row.company_name,
  creditCode: row.credit_code,
  person: row.person,
  post: row.post,
})

/** In the caller's scope. */
export const listRequests = (ctx: UserCtx, request: ListRequest) => requests.list(ctx, request)

/** The caller's own requests, whatever their scope is. */
export const asOwner = (ctx: UserCtx): UserCtx => ({
  ...ctx,
  scope: { all: false, deptIds: [], below: [], creator: ctx.actor.id, company: undefined },
})

/** Adds decision and licence to a row that was read in the caller's scope. */
export async function whole(ctx: UserCtx, row: EnterpriseRow): Promise<EnterpriseRequest> {
  const { reason, decided_at, checked, nickname } = await ctx.db
    .selectFrom('enterprise_request as e')
    .leftJoin('app_user as u', 'u.id', 'e.decided_by')
    .where('e.id', '=', row.id)
    .select(['e.reason', 'e.decided_at', 'e.checked', 'u.nickname'])
    .executeTakeFirstOrThrow()
  return {
    ...row,
    reason,
    decidedBy: nickname ?? '',
    decidedAt: decided_at ?? '',
    licence: await filesOf(ctx, licencePlace(row.id)),
    authorisation: await filesOf(ctx, authorisationPlace(row.id)),
    checked: companyCheckKeys.filter((key) => checked.includes(key)),
  }
}

export const readOne = async (ctx: UserCtx, id: number): Promise<EnterpriseRequest> =>
  whole(ctx, await requests.read(ctx, id))
