// A keyword in the office's list finds what LIKE finds in the caller's scope, drafts too, by every plan and with filters.
import { beforeAll, describe, expect, test } from 'vitest'
import { queryList } from '@register/contract/business/report'
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
