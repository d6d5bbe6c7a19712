// Reads the dossier of an application: a reviewer needs related records to decide, and gets only those that the reviewer may also read elsewhere (docs/decisions/0119-a-reviewer-is-told.md).
import { type Dossier, mostListed } from '@register/contract/business/review/dossier'
import { sql } from 'kysely'
import type { ApplicationStatus } from '@register/contract/business/codeApply/shape'
import { fold } from '@register/contract/fold'
import type { UserCtx } from '../../../access/ctx.ts'
import { bodyNames, readBody } from '../body/service.ts'
import { allCategories, categoryPath } from '../category/service.ts'
import { findApplication, objectOf, readApplication, readCorrection, applicationScope } from '../codeApply/service.ts'
import { companyOf } from './facts/company.ts'
import { inScope } from '../../../access/scope.ts'
import { certificatesWhere, isOfMaker, type Maker } from './facts/certificates.ts'

// Applications and certificates of the same company with the same model, whatever became of them.
interface Subject extends Maker {
  id: number
  code: string
  model: string
}

/** Spelling makes no difference to a model: width, case and blanks are folded. */
const isOfModel = (table: 'report' | 'code_application', model: string) =>
  sql<boolean>`folded(${sql.ref(`${table}.model`)}) = ${fold(model)}`

async function alikeOf(ctx: UserCtx, row: Subject, names: (id: number) => string): Promise<Dossier['alike']> {
  const applications = await ctx.db
    .selectFrom('code_application')
    .selectAll()
    .select(sql<ApplicationStatus>`status`.as('standing'))
    .where(inScope(ctx.scope, applicationScope))
    .where(isOfMaker('code_application', row))
    .where(isOfModel('code_application', row.model))
    .where('id', '<>', row.id)
    .orderBy('created_at', 'desc')
    .limit(mostListed + 1)
    .execute()
  const certificates = await certificatesWhere(
    ctx,
    names,
    [
      isOfMaker('report', row),
      isOfModel('report', row.model),
      sql<boolean>`report.certificate_key is distinct from ${row.code}`,
    ],
    mostListed + 1,
  )
  return {
    applications: applications.slice(0, mostListed).map((one) => ({
      id: one.id,
      applicationNo: one.application_no,
      code: one.code,
      productName: one.product_name,
      model: one.model,
      bodyName: names(one.body_id),
      appliedAt: one.created_at,
      status: one.standing,
    })),
    certificates: certificates.slice(0, mostListed),
    more: applications.length > mostListed || certificates.length > mostListed,
  }
}

async function approvalOf(ctx: UserCtx, bodyId: number, categoryCode: string): Promise<Dossier['approval']> {
  const body = await readBody(ctx.db, bodyId)
  const all = await allCategories(ctx)
  const above = await categoryPath(ctx, categoryCode)
  const approved = (body?.approved ?? []).map((code) => ({ code, name: ctx.say(all.get(code)?.name ?? [code, code]) }))
  return {
    everything: body?.approval === 'all',
    approved,
    covering: approved.filter(({ code }) => above.includes(code)),
    stopped: body?.stopped ?? false,
  }
}

export async function dossierOf(ctx: UserCtx, id: number): Promise<Dossier> {
  const row = await findApplication(ctx, id)
  const names = await bodyNames(ctx)
  return {
    application: await readApplication(ctx, id),
    resubmission: await readCorrection(ctx, row, objectOf(id)),
    alike: await alikeOf(ctx, row, names),
    company: await companyOf(ctx, row, names),
    approval: await approvalOf(ctx, row.body_id, row.category_code),
  }
}
