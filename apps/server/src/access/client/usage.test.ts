// Tests that calls of clients are counted across instances and days, and that no count is lost.
import { queryList } from '@register/contract/business/report/report'
import { addClient } from '@register/contract/system/client/client'
import { expect, it } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { testApp } from '../../../test/app.ts'
import { usageOf } from './usage.ts'

const app = await testApp()
const security = await app.as('security-admin')
let serial = 0
const quota = 5
const client = async () => {
  const { id } = await security(addClient, {
    body: {
      name: `系统 ${++serial}`,
      status: 'active',
      scopes: [queryList.access.may],
      reach: 'all',
      quota,
      validUntil: '2099-12-31',
    },
  })
  return { id, quota }
}
const storedUsage = async (id: number) => {
  const { rows } = await app.owner.query<{ day: string; calls: number; refused: number }>(
    'SELECT day::text, calls, refused FROM client_usage WHERE client_id = $1 ORDER BY day',
    [id],
  )
  return rows
}
const times = async (n: number, act: () => Promise<void>) => {
  for (let at = 0; at < n; at++) await act()
}

it('adds up the calls of all instances', async () => {
  const one = await client()
  const [here, there] = [usageOf(app.db), usageOf(app.db)]
  await times(2, () => here.count(one))
  await times(1, () => there.count(one))
  await Promise.all([here.flush(), there.flush()])
  expect(await storedUsage(one.id)).toMatchObject([{ calls: 3, refused: 0 }])
  const third = usageOf(app.db)
  await times(2, () => third.count(one))
  await expect(third.count(one)).rejects.toMatchObject({ status: 429 })
  third.refused(one.id)
  await third.flush()
  await times(1, () => here.count(one))
  await here.flush()
  await expect(here.count(one)).rejects.toMatchObject({ status: 429 })
  expect(await storedUsage(one.id)).toMatchObject([{ calls: 6, refused: 1 }])
})

it('counts calls at once without passing the quota', async () => {
  const one = await client()
  const usage = usageOf(app.db)
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => usage.count(one)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(quota)
})

it('begins again on a new day, and stores the counts of the day before', async () => {
  const one = await client()
  let today = '2026-03-01'
  const usage = usageOf(app.db, () => today)
  await times(quota, () => usage.count(one))
  await expect(usage.count(one)).rejects.toMatchObject({ status: 429 })
  today = '2026-03-02'
  await usage.count(one)
  await usage.flush()
  expect(await storedUsage(one.id)).toMatchObject([
    { day: '2026-03-01', calls: quota },
    { day: '2026-03-02', calls: 1 },
  ])
})

it('counts again later what the database could not store, and drops counts of removed clients', async () => {
  const [one, gone] = [await client(), await client()]
  let down = false
  const failing = new Proxy(app.db, {
    get(db, key: keyof Db) {
      if (down && key === 'getExecutor') throw new Error('the database is down')
      const own: unknown = db[key]
      return typeof own === 'function' ? (own.bind(db) as unknown) : own
    },
  })
  const usage = usageOf(failing)
  await usage.count(one)
  await usage.count(gone)
  await app.owner.query('DELETE FROM client WHERE id = $1', [gone.id])
  down = true
  await expect(usage.flush()).rejects.toThrow('the database is down')
  await usage.count(one)
  down = false
  await usage.flush()
  await usage.flush()
  expect(await storedUsage(one.id)).toMatchObject([{ calls: 2 }])
  expect(await storedUsage(gone.id)).toEqual([])
})
