// Notifies the reviewers of a waiting request.
import { sql } from 'kysely'
import { decideEnterprise, type EnterpriseRequest } from '@register/contract/business/enterprise/request'
import type { UserCtx } from '../../../../access/ctx.ts'
import { notify } from '../../../system/message/service.ts'

/** Active accounts whose role names the permission and reaches all records. Holders of the wildcard are left out, because they administer and do not review. */
const reviewers = async ({ db }: UserCtx): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select distinct u.id from app_user u join user_role ur on ur.user_id = u.id join role_reach g on g.role_id = ur.role_id
      where u.status = 'active' and g.permission = ${decideEnterprise.access.may} and g.scope = 'all'`.execute(db)
  ).rows.map(({ id }) => id)

export const notifyReviewers = async (ctx: UserCtx, { id, companyName }: EnterpriseRequest): Promise<void> =>
  notify(ctx, {
    kind: 'enterpriseApplied',
    to: await reviewers(ctx),
    object: `enterprise:${id}`,
    about: { company: companyName, by: ctx.actor.nickname },
  })
