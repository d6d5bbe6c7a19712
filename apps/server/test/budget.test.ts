// Tests the cost limit of a stranger's list: it gives up early, says how to narrow the search, and lets no other reader wait.
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { getSalt } from '@register/contract/system/account'
import { listNotices } from '@register/contract/system/notice'
import { addPost } from '@register/contract/system/post'
import { testApp } from './app.ts'
import { withDatabase } from './global.ts'

const app = await testApp()
// A locked table simulates a query that never ends.
const { rows } = await app.owner.query<{ name: string }>('SELECT current_database() AS name')
const blocker = new pg.Client(withDatabase(inject('postgres').admin, rows[0]?.name ?? ''))
await blocker.connect()
afterAll(() => blocker.end())

test('a list that takes too long is refused with the time to try again, and others are served meanwhile', async () => {
  const admin = await app.as('admin')
  await blocker.query('BEGIN')
  await blocker.query('LOCK TABLE report IN ACCESS EXCLUSIVE MODE')
  // More at once than all pools have connections.
  const lists = Array.from({ length: 12 }, () => app.stranger.raw(frontList, { body: {} }))
  const first = await Promise.race(lists)
  await blocker.query('SELECT 1')
  expect((await app.stranger.raw(getSalt, {})).statusCode).toBe(200)
  expect((await admin.raw(listNotices, { query: {} })).statusCode).toBe(200)
  expect(first.statusCode).toBe(503)
  const [costly] = (await Promise.all(lists)).filter((one) => one.body.includes('Narrow it'))
  expect(costly?.statusCode).toBe(503)
  expect(costly?.headers['retry-after']).toBe('5')
  await blocker.query('ROLLBACK')
  expect((await app.stranger.raw(frontList, { body: {} })).statusCode).toBe(200)
  expect((await app.stranger.raw(frontAnswer, { body: { publicId: 'nobodyHasThisPublicIdQ' } })).statusCode).toBe(404)
})

test('a write that the database cancels says that it is busy: there is no search to narrow', async () => {
  const admin = await app.as('system-admin')
  await blocker.query('BEGIN')
  await blocker.query('LOCK TABLE post IN ACCESS EXCLUSIVE MODE')
  const body = { code: 'inspector', name: '检验员', sort: 1, status: 'active' } as const
  const written = admin.raw(addPost, { body })
  const cancel = `SELECT pg_cancel_backend(pid) AS done FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'relation'`
  await expect.poll(async () => (await app.owner.query<{ done: boolean }>(cancel)).rows).toEqual([{ done: true }])
  const answer = await written
  await blocker.query('ROLLBACK')
  expect(answer.statusCode).toBe(503)
  expect(answer.json<{ msg: string }>().msg).toBe('The system is busy. Please try again shortly')
})
