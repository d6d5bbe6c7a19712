// Reminders before a certificate ends: who gets one, once for each of the configured days, and when none is sent.
import { beforeEach, expect, test } from 'vitest'
import { follow } from '@register/contract/business/follow/follow'
import { shanghaiDay } from '@register/contract/dates'
import { listMessages } from '@register/contract/system/message/message'
import { testApp, type Caller } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { remindExpiry } from './expiry.ts'

const app = await testApp()
const [registered, enterprise] = [await app.as('registered'), await app.as('enterprise')]
const { rows } = await app.owner.query<{ code: string }>(
  "SELECT credit_code AS code FROM app_user WHERE username = 'enterprise'",
)
const inDays = (days: number) => shanghaiDay(new Date(Date.now() + days * 86_400_000))
const remind = () => remindExpiry({ db: app.db, signal: new AbortController().signal }, [90, 30, 7])
const ending = (days: number) =>
  publishedReport(app, {
    manufacturerCreditCode: rows[0]?.code ?? null,
    manufacturerName: '样本电梯有限公司',
    validTo: inDays(days),
  })
const messages = async (who: Caller) =>
  (await who(listMessages, { query: { pageSize: 50 } })).list.map(({ title, text, object }) => [
    title.split(':')[0],
    text,
    object.split(':')[0],
  ])

beforeEach(() => app.owner.query("DELETE FROM message; UPDATE report SET valid_to = NULL WHERE status = 'published'"))

test('the company and the followers are notified once for each of the days set, and again of another end', async () => {
  const { id, publicId } = await ending(60)
  await registered(follow, { body: { publicId, what: 'certificate' } })
  await enterprise(follow, { body: { publicId, what: 'manufacturer' } })
  await app.owner.query('DELETE FROM message')
  const lineOf = (days: number, object: string) => ['Certificate about to end', `Valid until ${inDays(days)}`, object]
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await messages(enterprise)).toEqual([lineOf(60, 'report')])
  expect(await messages(registered)).toEqual([lineOf(60, 'certificate')])
  for (const days of [30, 8, 7, 0]) {
    await app.owner.query('UPDATE report SET valid_to = $1 WHERE id = $2', [inDays(days), id])
    expect([await remind(), await remind()]).toEqual([1, 0])
  }
  expect((await messages(enterprise)).length).toBe(5)
})

test('with fewer days left people are notified of the same end once more', async () => {
  const { id } = await ending(20)
  expect([await remind(), await remind()]).toEqual([1, 0])
  // As if the only reminder had been the one of 90 days.
  await app.owner.query('UPDATE expiry_reminder SET days = 90 WHERE report_id = $1', [id])
  expect([await remind(), await remind()]).toEqual([1, 0])
})

test.each<[string, number, string]>([
  ['far from its end', 91, ''],
  ['past its end', -1, ''],
  [
    'suspended',
    5,
    "UPDATE report SET status = 'suspended', status_reason = 'x', status_since = current_date WHERE id = $1",
  ],
])('nothing is said of one %s', async (_, days, change) => {
  const { id } = await ending(30)
  await app.owner.query('UPDATE report SET valid_to = $1 WHERE id = $2', [inDays(days), id])
  if (change) await app.owner.query(change, [id])
  expect(await remind()).toBe(0)
})
