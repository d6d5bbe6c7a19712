// Waiting work through the API: each list as its own page counts it, in the caller's scope, and only what the caller may do.
import { expect, test } from 'vitest'
import { generateCode, listByHead, reviewByHead } from '@register/contract/business/codeApply/codeApply'
import { readAttention } from '@register/contract/business/home/attention'
import { readWaiting, type WaitingKey } from '@register/contract/business/home/waiting'
import { submitReport } from '@register/contract/business/report/lifecycle/handover'
import { queryList, suspendReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { testApp, type Caller } from '../../../../test/app.ts'
import { applicationFor, completeDraft, publishedReport } from '../../../../test/make.ts'

const nothing = { list: [], more: false }
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))

const app = await testApp()
const [staff, manager, other, head, visitor] = await Promise.all(
  ['body-staff', 'body-manager', 'body-manager-902', 'head-office', 'registered'].map((name) => app.as(name)),
)
if (!staff || !manager || !other || !head || !visitor) throw new Error('No callers')

async function listOf(caller: Caller, key: WaitingKey) {
  const lists = await caller(readWaiting, {})
  return lists.find((list) => list.key === key)
}

test('an application waits in the queue of those who decide it, the oldest first, until it is decided', async () => {
  const [first, second] = [
    await staff(generateCode, { body: applicationFor() }),
    await staff(generateCode, { body: applicationFor() }),
  ]
  const queue = await listOf(head, 'headQueue')
  const { total } = await head(listByHead, { body: { tab: 'waiting' } })
  expect(queue?.total).toBe(total)
  expect(queue?.items.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(queue?.items[0]).toEqual({
    id: first.id,
    name: `${first.productName} ${first.model}`,
    party: first.manufacturerName,
    since: first.appliedAt,
  })
  await head(reviewByHead, { body: { id: first.id, rev: first.rev, decision: 'pass' } })
  expect((await listOf(head, 'headQueue'))?.items.map(({ id }) => id)).toEqual([second.id])
})

test('a draft that was handed over waits for the manager of its body, and for no other body', async () => {
  const draft = await completeDraft(app, staff)
  const before = await listOf(other, 'ready')
  await staff(submitReport, { body: { id: draft.id, rev: draft.rev } })
  const ready = await listOf(manager, 'ready')
  const { total } = await manager(queryList, { body: { status: 'submitted' } })
  expect(ready?.total).toBe(total)
  expect(ready?.items.map(({ id }) => id)).toContain(draft.id)
  expect(await listOf(other, 'ready')).toEqual(before)
})

test('lists that a person may not work on are left out; those for information are counted without entries', async () => {
  expect(await listOf(staff, 'headQueue')).toBeUndefined()
  expect(await listOf(staff, 'ready')).toBeUndefined()
  expect(await visitor(readWaiting, {})).toEqual([])
  const published = await listOf(head, 'published')
  const { total } = await head(queryList, { body: { status: 'published' } })
  expect(published).toMatchObject({ total, items: [] })
})

test('a suspended certificate is told with its reason, one that ends soon with its day, to those who hold it alone', async () => {
  const stopped = await publishedReport(app, { validTo: null })
  const soon = await publishedReport(app, { validTo: inDays(30) })
  const later = await publishedReport(app, { validTo: inDays(200) })
  await head(suspendReport, { body: { id: stopped.id, rev: stopped.rev, reason: '型式试验依据的标准已废止' } })
  const { suspended, ending } = await manager(readAttention, {})
  expect(suspended).toMatchObject({ list: [{ id: stopped.id, reason: '型式试验依据的标准已废止' }], more: false })
  expect(ending.list.map(({ id, on }) => [id, on])).toEqual([[soon.id, inDays(30)]])
  expect(later.id).toBeGreaterThan(0)
  expect(await other(readAttention, {})).toEqual({ suspended: nothing, ending: nothing })
  expect((await visitor.refused(readAttention, {})).status).toBe(403)
})
