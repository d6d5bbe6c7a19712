// A keyword in the office's list finds what LIKE finds in the caller's scope, drafts too, by every plan and with filters.
import { beforeAll, describe, expect, test } from 'vitest'
import { queryList } from '@register/contract/business/report/report'
import type { ListRequest } from '@register/contract/page'
import { contexts } from '../../../../../seed/demo/ctx.ts'
import { seedWorld } from '../../../../../seed/demo/world.ts'
import { testApp } from '../../../../../test/app.ts'
import { manyHitsOf } from '../../../../db/cache/manyHits.ts'
import { searchOf, type Limits } from '../../../../db/search/search.ts'
import { filteredReports, listReports } from '../list.ts'

const app = await testApp()
await seedWorld({ db: app.db, secrets: app.secrets, files: app.files, say: () => {} })
beforeAll(async () => {
  await app.owner.query('ANALYZE report_search')
})

const limits: Record<string, Limits> = {
  'all hits at once': { few: 1e9, deep: 1e9, walk: 0, frequent: 1, frequentWalk: 0 },
  'windows of time': { few: 0, deep: 1e9, walk: 0, frequent: 1, frequentWalk: 0 },
}
const asked: Partial<ListRequest>[] = [
  { keyword: '公司' },
  { keyword: '曳引 公司', status: 'published' },
  { keyword: '公司', status: 'draft,submitted' },
  { keyword: '公司', status: 'expired,draft' },
  { keyword: 'TSX3', categoryCode: '3100' },
  { keyword: '公司', proposal: 'yes' },
  { keyword: '公司', issueDateFrom: '2020-01-01', issueDateTo: '2023-06-30' },
  { keyword: 'NOSUCHTERM' },
]

describe.each(['head-office', 'body-manager', 'enterprise'])('for %s', (user) => {
  describe.each(Object.keys(limits))('by %s', (name) => {
    test.each(asked)('%j', async (filter) => {
      const search = searchOf(manyHitsOf(false), limits[name])
      await search.refresh(app.db)
      const ctx = await contexts(app.db, app.secrets)(user, queryList)
      const request = { pageNum: 1, pageSize: 200, ...filter }
      const rows = await filteredReports(ctx, request).select('report.id').execute()
      const page = await listReports(ctx, search, request)
      expect(page.total).toBe(rows.length)
      const expected = new Set(rows.map(({ id }) => id))
      expect(page.list.length).toBe(Math.min(200, expected.size))
      expect(page.list.every(({ id }) => expected.has(id))).toBe(true)
    })
  })
})

test('a number is found with its label and what stands around it', async () => {
  const search = searchOf(manyHitsOf(false))
  await search.refresh(app.db)
  const ctx = await contexts(app.db, app.secrets)('head-office', queryList)
  const { rows } = await app.owner.query<{ no: string; key: string }>(
    `SELECT certificate_no AS no, certificate_key AS key FROM report WHERE certificate_key ~ '^TSX3' AND status = 'published' AND base_key IS NULL LIMIT 1`,
  )
  for (const keyword of [`证书编号：${rows[0]?.no}。`, `曳引驱动乘客电梯（${rows[0]?.no}），有效`]) {
    const request = { pageNum: 1, pageSize: 200, keyword }
    const page = await listReports(ctx, search, request)
    expect(page.list.map(({ certificateNo }) => certificateNo)).toContain(rows[0]?.no)
    expect(await filteredReports(ctx, request).select('report.id').execute()).toHaveLength(page.total)
  }
})

test('several numbers find every report that one of them names, in the list and in what is exported', async () => {
  const search = searchOf(manyHitsOf(false))
  await search.refresh(app.db)
  const ctx = await contexts(app.db, app.secrets)('head-office', queryList)
  const { rows } = await app.owner.query<{ no: string; report: string }>(
    `SELECT certificate_no AS no, report_nos[1] AS report FROM report
      WHERE certificate_key ~ '^TSX3' AND status = 'published' AND base_key IS NULL AND cardinality(report_nos) = 1
      ORDER BY id LIMIT 2`,
  )
  const numbers = rows.map(({ no }) => no)
  for (const keyword of [numbers.join(' '), `报告编号：${rows.map(({ report }) => report).join('、')}`]) {
    const request = { pageNum: 1, pageSize: 200, keyword }
    const page = await listReports(ctx, search, request)
    const exported = await filteredReports(ctx, request).select('report.certificate_no').execute()
    expect(new Set(page.list.map(({ certificateNo }) => certificateNo))).toEqual(new Set(numbers))
    expect(new Set(exported.map((row) => row.certificate_no))).toEqual(new Set(numbers))
    expect(page.total).toBe(2)
  }
})
