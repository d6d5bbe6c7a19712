// Tests of the threads of the check: every share is answered by its own findings, and a thread that ends or fails is never taken for a share without findings.
import { expect, test } from 'vitest'
import { allIds } from '../access/finding.ts'
import { threadsOf } from './threads.ts'

const threads = (count: number) =>
  threadsOf(count, new URL('testThread.mjs', import.meta.url), { connection: {}, moment: '' })

test('more shares than threads are all answered, each by its own findings', async () => {
  const lanes = threads(2)
  const shares = Array.from({ length: 9 }, (_, after) => ({ name: 'found', after, to: after + 1 }))
  const found = await Promise.all(shares.map((share) => lanes.run(share)))
  expect(found.map(([one]) => one?.where)).toEqual(shares.map(({ after }) => `report:${after}`))
  await lanes.close()
})

test.each([
  ['ends', 'ended before its work was done (3)'],
  ['throws', 'a thread that failed'],
])('a thread that %s fails its share, those that wait, and all later ones', async (name, message) => {
  const lanes = threads(1)
  const asked = [name, 'found', 'found'].map((one) => lanes.run({ name: one, ...allIds }))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered'))).toEqual(
    asked.map(() => expect.stringContaining(message) as string),
  )
  await expect(lanes.run({ name: 'found', ...allIds })).rejects.toThrow(message)
  await lanes.close()
})
