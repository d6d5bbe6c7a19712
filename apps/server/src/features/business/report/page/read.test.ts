// Every sort and filter of the list of reports gives the same result from few reports as through an index: order with ties and without values, totals, and displayed standings.
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { reportColumns } from '@register/contract/business/report/shape'
import { reportStatusKeys } from '@register/contract/rules/status'
import { maxDepth, type ListRequest } from '@register/contract/page'
import { seedWorld } from '../../../../../seed/demo/world.ts'
import { testApp } from '../../../../../test/app.ts'
import { heldTexts, orderParts } from '../../../../db/asked.ts'
import { conditions, orderOf, placeOf } from '../../../../db/list.ts'
import { officeStatusOf } from '../content/row.ts'
import { reportPlan } from '../list.ts'
import { readPageOfIds } from './read.ts'

const app = await testApp()
await seedWorld({ db: app.db, secrets: app.secrets, files: app.files, say: () => {} })
beforeAll(async () => {
  // Rows that tie, and rows without a value.
  await app.owner.query(`UPDATE report SET model = NULL, manufacturer_name = NULL WHERE id % 7 = 0`)
  await app.owner.query(`UPDATE report SET updated_at = '2026-01-05T00:00:00Z' WHERE id % 2 = 0`)
  await app.owner.query(
    `UPDATE report SET return_reason = 'x' WHERE status = 'draft' AND submitted_at IS NULL AND id % 2 = 0`,
  )
})

const columns = {
  certificateNo: 'certificate_key',
  reportNo: 'report_key',
  categoryCode: 'category_code',
  productName: 'product_name',
  model: 'model',
  manufacturerName: 'manufacturer_name',
  issueDate: 'listed_on',
  submittedAt: 'submitted_at',
  updatedAt: 'updated_at',
} as const
const sortable = Object.entries(reportColumns).flatMap(([key, column]) =>
  'sortable' in column && column.sortable ? [key as keyof typeof columns] : [],
)
const orders = ['ascending', 'descending'] as const

/** The ids that plain SQL finds. */
async function expected(where: RawBuilder<unknown>, order = sql`report.updated_at desc, report.id desc`) {
  const { rows } = await sql<{ id: number }>`select report.id from report where ${where} order by ${order}`.execute(
    app.db,
  )
  return rows.map(({ id }) => id)
}

describe.each([
  ['among few', maxDepth],
  ['on the way', 0],
])('%s', (_, few) => {
  const page = (request: Partial<ListRequest>) => {
    const whole = { pageNum: 1, pageSize: 200, ...request }
    const filters = conditions(reportPlan, whole)
    return readPageOfIds(
      app.db,
      {
        reports: filters.reduce((query, one) => query.where(one), app.db.selectFrom('report')),
        order: orderOf(reportPlan, whole),
        parts: orderParts(reportPlan, whole),
        texts: heldTexts(reportPlan, whole),
        ...placeOf(whole),
      },
      { unfiltered: filters.length === 0, few },
    )
  }
  /** All pages together. */
  async function pages(request: Partial<ListRequest>, pageSize: number) {
    const ids: number[] = []
    for (let pageNum = 1; ; pageNum++) {
      const part = await page({ ...request, pageNum, pageSize })
      ids.push(...part.ids)
      if (part.ids.length < pageSize) return ids
    }
  }

  test.each(sortable.flatMap((prop) => orders.map((order) => [prop, order] as const)))(
    'by %s %s: ties by the newest, rows without a value last, page by page',
    async (prop, order) => {
      const way = order === 'ascending' ? sql`asc` : sql`desc`
      const by = sql`${sql.ref(`report.${columns[prop]}`)} ${way} nulls last, report.updated_at desc, report.id desc`
      expect(await pages({ prop, order }, 61)).toEqual(await expected(sql`true`, by))
      expect(await pages({ prop, order, origin: 'issued' }, 61)).toEqual(await expected(sql`origin = 'issued'`, by))
    },
  )

  test.each(reportStatusKeys)('standing %s, and all but it, as it is shown', async (status) => {
    expect(await pages({ status }, 200)).toEqual(await expected(sql`${officeStatusOf} = ${status}`))
    expect(await pages({ status: `${status}|!=` }, 200)).toEqual(await expected(sql`${officeStatusOf} <> ${status}`))
  })

  test.each<[string, Partial<ListRequest>, string]>([
    ['given back', { returned: 'yes' }, `return_reason is not null`],
    ['not given back', { returned: 'no' }, `return_reason is null`],
    ['either', { returned: 'yes,no' }, `true`],
    ['neither', { returned: 'yes,no|!=' }, `false`],
    [
      'a revision waits',
      { proposal: 'yes' },
      `id in (select report_id from report_proposal where status = 'proposed')`,
    ],
    ['none waits', { proposal: 'no' }, `id not in (select report_id from report_proposal where status = 'proposed')`],
    ['not qualified', { conclusion: 'qualified|!=' }, `conclusion is distinct from 'qualified'`],
    ['of old', { origin: 'issued|!=' }, `origin = 'existing'`],
    ['a branch', { categoryCode: '3000' }, `category_code in (select code from category where path @> '{3000}')`],
    [
      'no branch',
      { categoryCode: '3000|!=' },
      `category_code not in (select code from category where path @> '{3000}')`,
    ],
    ['issued from', { issueDateFrom: '2020-01-01' }, `issue_date >= '2020-01-01'`],
    ['issued until, not what says no day', { issueDateTo: '2020-01-01' }, `issue_date <= '2020-01-01'`],
    ['issued at any time', { issueDateFrom: '1900-01-01' }, `issue_date is not null`],
    [
      'not issued between',
      { issueDate: '1950-01-01,2020-01-01|!=' },
      `(issue_date between '1950-01-01' and '2020-01-01') is not true`,
    ],
    ['a part of a name', { manufacturerName: '电梯' }, `manufacturer_name like '%电梯%'`],
    ['no such name', { manufacturerName: '没有此名' }, `false`],
    [
      'a part of a name and of a model',
      { applicantName: '公司', model: 'a' },
      `applicant_name like '%公司%' and model ilike '%a%'`,
    ],
    ['a part of a number', { certificateNo: 'ts x3' }, `certificate_key like '%TSX3%'`],
    ['signs that mean nothing to the search', { model: '-' }, `model like '%-%'`],
    [
      'without a part, or without a name',
      { manufacturerName: '电梯|notinclude' },
      `manufacturer_name not like '%电梯%' or manufacturer_name is null`,
    ],
    [
      'two filters',
      { status: 'published', formKind: 'elevator', bodyId: '3|!=' },
      `status = 'published' and body_id <> 3 and form_kind = 'elevator' and ($standing = 'published')`,
    ],
  ])('%s', async (_name, request, where) => {
    const [before = '', after] = where.split('$standing')
    const condition = after === undefined ? sql.raw(before) : sql`${sql.raw(before)}${officeStatusOf}${sql.raw(after)}`
    const ids = await expected(condition)
    expect(await pages(request, 200)).toEqual(ids)
    expect((await page(request)).total).toBe(few > 0 ? ids.length : ids.length === 0 ? 0 : maxDepth + 1)
  })
})
