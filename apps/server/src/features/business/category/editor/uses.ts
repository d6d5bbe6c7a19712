// What uses the code of an entry, or a key that became the code, and so prevents removing or changing the entry.
import { sql } from 'kysely'
import { conflict, duplicateField } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { usersOf, type Use } from '../../../../records/inUse.ts'
import { inLanguage } from '../../../../records/inLanguage.ts'

const codesOf = (id: number) => sql<string>`(
  select code from category where id = ${id}
  union all select key.code from category as key join category as one on one.code = key.became where one.id = ${id})`

const nameIn = ({ lang }: UserCtx) => inLanguage(lang, 'name')
const reportName = sql<string>`coalesce(report.certificate_no, report.report_no, report.product_name, '—')`

const reports: Use = {
  who: ['份报告', 'Reports'],
  names: ({ db }, id) =>
    db
      .selectFrom('report')
      .where(sql<boolean>`report.category_code in ${codesOf(id)}`)
      .select(reportName.as('name')),
}
/** An entry that any of these use cannot get children, because only leaves can be chosen. */
const records: readonly Use[] = [
  reports,
  {
    who: ['个编码申请', 'Code applications'],
    names: ({ db }, id) =>
      db
        .selectFrom('code_application')
        .where(sql<boolean>`category_code in ${codesOf(id)}`)
        .select('application_no as name'),
  },
  {
    who: ['个编码流水号', 'Serials of codes'],
    names: ({ db }, id) =>
      db
        .selectFrom('code_serial')
        .where(sql<boolean>`category_code in ${codesOf(id)}`)
        .select(sql<string>`body_code || ' ' || year`.as('name')),
  },
]
const all: readonly Use[] = [
  ...records,
  {
    who: ['个机构的核准范围', 'Approvals of bodies'],
    names: (ctx, id) =>
      ctx.db
        .selectFrom('dept')
        .innerJoin('dept_category', 'dept_category.dept_id', 'dept.id')
        .where(sql<boolean>`dept_category.category_code in ${codesOf(id)}`)
        .select(nameIn(ctx).as('name')),
  },
  {
    who: ['个数据质量问题', 'Problems of data quality'],
    names: ({ db }, id) =>
      db
        .selectFrom('quality_finding')
        .innerJoin('report', 'report.id', 'quality_finding.report_id')
        .where(sql<boolean>`quality_finding.category_code in ${codesOf(id)}`)
        .select(reportName.as('name')),
  },
  {
    who: ['个下级品种', 'Entries below it'],
    names: (ctx, id) =>
      ctx.db
        .selectFrom('category')
        .where(sql<boolean>`parent_code = (select code from category where id = ${id})`)
        .select(nameIn(ctx).as('name')),
  },
]

/** 409 when an entry that is in use is removed. */
export async function refuseRemoving(ctx: UserCtx, id: number, name: Phrase): Promise<void> {
  const users = await usersOf(ctx, all, id)
  if (users)
    throw conflict([
      `“${name[0]}”已被使用，不能删除，可以停用：${users[0]}`,
      `"${name[1]}" is in use and cannot be deleted. Disable it instead. ${users[1]}`,
    ])
}

/** 409 when the code of an entry that is in use is changed. */
export async function refuseOtherCode(ctx: UserCtx, id: number): Promise<void> {
  const users = await usersOf(ctx, all, id)
  if (users)
    throw duplicateField('code', [
      `代码已被使用，不能更改，可以停用后另行新建：${users[0]}`,
      `The code is in use and cannot be changed. Disable the entry instead and add another. ${users[1]}`,
    ])
}

/** 409 when the form kind of an entry with reports is changed: their parameters would have no form. */
export async function refuseOtherKind(ctx: UserCtx, id: number): Promise<void> {
  const users = await usersOf(ctx, [reports], id)
  if (users)
    throw duplicateField('formKind', [
      `表单类型：已有报告，不能更改：${users[0]}`,
      `The form kind cannot be changed. It has reports already. ${users[1]}`,
    ])
}

/** 409 when an entry is placed below an entry with records: the parent could not be chosen any more. */
export async function refuseBelowUsed(ctx: UserCtx, { id, name }: { id: number; name: Phrase }): Promise<void> {
  const users = await usersOf(ctx, records, id)
  if (users)
    throw duplicateField('parentCode', [
      `上级“${name[0]}”已有 ${users[0]}，其下不能再分`,
      `"${name[1]}" is used by records, so nothing can be placed below it. ${users[1]}`,
    ])
}
