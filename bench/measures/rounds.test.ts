// Servers in turns: the ratio uses the medians of the rounds, the first round is not counted, and answers must agree.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { compareRows, facesIn, inTurns, rowsIn } from './rounds.mjs'

/** A load whose rounds give the listed calls per second. */
function fakeLoad(rounds: Record<string, number[]>) {
  const asked: string[] = []
  return {
    asked,
    run: ({ origin }: { origin: string }) => {
      asked.push(origin)
      const count = rounds[origin]?.shift() ?? 0
      const ms = Float64Array.from({ length: count }, () => 1_000 / count)
      return Promise.resolve({ ms, which: new Int32Array(count), seconds: 1, failed: 0, failure: '' })
    },
    stop: () => {},
    end: () => Promise.resolve(),
  }
}

test('the ratio is that of the medians, and the warm-up counts nowhere', async () => {
  const load = fakeLoad({ ours: [1, 80, 90, 1_000], theirs: [9_999, 100, 100, 50], others: [9_999, 30, 40, 45] })
  const result = await inTurns(load, {
    ours: 'ours',
    theirs: ['theirs', 'others'],
    calls: [],
    connections: 1,
    seconds: 1,
    rounds: 3,
  })
  expect(load.asked).toEqual(Array.from({ length: 4 }, () => ['ours', 'theirs', 'others']).flat())
  expect(result.theirs.map(({ ratio }) => ratio)).toEqual([0.9, 2.25])
  expect([result.ours, ...result.theirs].map(({ perSecond }) => perSecond)).toEqual([90, 100, 40])
})

const row = (status: string) => ({ publicId: 'a', certificateNo: 'n', status, bodyName: 'b' })

test('rows are the same by what they are and how they stand, whatever else the answers contain', () => {
  const listed = (list: object[], total = 1) => rowsIn(JSON.stringify({ data: { list, total } }))
  expect(listed([{ ...row('published'), more: 1 }])).toBe(listed([row('published')]))
  expect(listed([row('published')])).not.toBe(listed([row('revoked')]))
  expect(listed([row('published')])).not.toBe(listed([row('published')], 2))
  const compared = (log: object[]) => rowsIn(JSON.stringify({ data: { ...row('published'), log, files: [] } }))
  expect(compared([{ id: 1 }])).toBe(compared([{ id: '1', at: 'x' }]))
  expect(compared([{ id: 1 }])).not.toBe(compared([]))
  const part = { certificateNo: 'p', status: 'revoked' }
  const withParts = (more: object) => rowsIn(JSON.stringify({ data: { ...row('published'), ...more } }))
  const ours = withParts({ components: [{ cited: part }, { cited: null }], groups: [] })
  expect(withParts({ components: [{}], parts: [part] })).toBe(ours)
  expect(withParts({ parts: null })).not.toBe(ours)
})

test('of the leanest answer the faces count, in an envelope or without', () => {
  const [one, stopped] = [row('published'), row('revoked')]
  const inEnvelope = facesIn(JSON.stringify({ code: 200, data: { list: [one], total: 3 } }))
  expect(facesIn(JSON.stringify([{ ...one, more: 1 }]))).toBe(inEnvelope)
  expect(facesIn(JSON.stringify([stopped]))).not.toBe(inEnvelope)
  expect(facesIn(JSON.stringify(one))).toBe(facesIn(JSON.stringify({ code: 200, data: { ...one, log: [] } })))
  expect(facesIn(JSON.stringify(one))).not.toBe(facesIn(JSON.stringify(stopped)))
})

async function answering(text: string) {
  const server = createServer((_, response) => response.end(text))
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('a comparator that answers otherwise is no comparator', async () => {
  const answer = (status: string) => JSON.stringify({ data: { list: [row(status)], total: 1 } })
  const [one, same, other] = [
    await answering(answer('published')),
    await answering(answer('published')),
    await answering(answer('revoked')),
  ]
  const calls = [{ path: '/', body: { question: 1 } }]
  await compareRows(one.origin, same.origin, calls)
  await expect(compareRows(one.origin, other.origin, calls)).rejects.toThrow(/answers otherwise to \{"question":1\}/)
  for (const server of [one, same, other]) server.close()
})
