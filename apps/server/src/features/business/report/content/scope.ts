// The reports that a caller reaches, as conditions.
import { sql, type RawBuilder } from 'kysely'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope, type Scope, type ScopeColumns } from '../../../../access/scope.ts'

export const scopeColumns: ScopeColumns = {
  dept: 'report.body_id',
  creator: 'report.created_by',
  companies: ['report.manufacturer_credit_code', 'report.applicant_credit_code'],
}

/** Departments at and below the caller's. */
const ownBodies = ({ actor }: UserCtx) =>
  sql`(select dept.id from dept where dept.path && ${actor.deptId === null ? [] : [actor.deptId]}::bigint[])`

/** Drafts are visible inside their body only, even for a wider scope (docs/rules/reports.md#standing). `row`: the query's name of a table with status and body. */
export const ownDrafts = (ctx: UserCtx, row: RawBuilder<unknown>): RawBuilder<boolean>[] =>
  ctx.actor.permissions.some((one) => one.startsWith('*'))
    ? []
    : [sql<boolean>`(${row}.standing <> 'draft' or ${row}.body_id in ${ownBodies(ctx)})`]

/** Conditions of the reports the caller reaches. */
export const reached = (ctx: UserCtx, scope: Scope = ctx.scope): RawBuilder<boolean>[] => [
  inScope(scope, scopeColumns),
  ...ownDrafts(ctx, sql`report`),
]
