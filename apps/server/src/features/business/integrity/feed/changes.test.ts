// The changes of the register, as a programme reads them that keeps a copy: in order, from any entry on, waiting for the next one, and equal to the register in the end.
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { longestWait, mostChanges, publicChanges } from '@register/contract/business/integrity/changes'
import { integrityEntries, type LogEntry } from '@register/contract/business/integrity/log'
import { anyRecords, type AnyRecord } from '@register/contract/business/integrity/records'
import { restoreReport, suspendReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { canonical } from '@register/contract/canonical'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const ask = (query: { from?: number; size?: number; wait?: number }) => stranger(publicChanges, { query })
const hashOf = (record: AnyRecord) => createHash('sha256').update(canonical(record)).digest('hex')

let given: Report
beforeAll(async () => {
  given = await publishedReport(app)
})

/** Changes the standing of the given certificate, which is an entry of the log. */
async function suspend(): Promise<void> {
  const head = await app.as('head-office')
  given = await head(suspendReport, { body: { id: given.id, rev: given.rev, reason: '抽查不合格，责令整改' } })
}
async function restore(): Promise<void> {
  const head = await app.as('head-office')
  given = await head(restoreReport, { body: { id: given.id, rev: given.rev, reason: '整改完成' } })
}

/** A copy as a programme would keep it, which begins with nothing and reads `size` at a time. */
async function copied(size: number) {
  const records = new Map<string, AnyRecord>()
  const entries: LogEntry[] = []
  let from = 1
  for (;;) {
    const { list, next, last } = await ask({ from, size })
    for (const { entry, record } of list) {
      entries.push(entry)
      if (record) records.set(entry.publicId, record)
    }
    from = next
    if (from > last) return { records, entries, next }
  }
}

test('a copy from the first entry on holds each record as it is, whatever the size of the steps, and the whole log', async () => {
  await suspend()
  await restore()
  const whole = await copied(mostChanges)
  const ids = [...whole.records.keys()]
  expect(ids).toContain(given.publicId)
  for (let at = 0; at < ids.length; at += 100) {
    const { list } = await stranger(anyRecords, { body: { publicIds: ids.slice(at, at + 100) } })
    for (const { record } of list) expect(whole.records.get(record.publicId)).toEqual(record)
  }
  // What a copy compares: the latest entry of each certificate holds the hash of its record.
  const latest = new Map(whole.entries.map((entry) => [entry.publicId, entry]))
  for (const [id, record] of whole.records) expect(hashOf(record)).toBe(latest.get(id)?.contentHash)
  expect(whole.entries.map(({ id }) => id)).toEqual(whole.entries.map((_, at) => at + 1))
  const { list } = await stranger(integrityEntries, { query: { from: 1 } })
  expect(whole.entries.slice(0, list.length)).toEqual(list)
  expect(await copied(7)).toEqual(whole)
})

test('a record comes with its latest entry alone, also where that is not in the same answer', async () => {
  await suspend()
  const { next } = await copied(mostChanges)
  await restore()
  const [before] = (await ask({ from: next - 1, size: 1 })).list
  expect(before).toMatchObject({ entry: { publicId: given.publicId, kind: 'suspension' }, record: null })
  const [after] = (await ask({ from: next, size: 1 })).list
  expect(after).toMatchObject({ entry: { kind: 'restoration' }, record: { publicId: given.publicId } })
})

test('where the log has not got so far an answer is empty at once, or waits for what comes', async () => {
  const { next } = await copied(mostChanges)
  expect(await ask({ from: next })).toEqual({ list: [], next, last: next - 1 })
  expect(await ask({ from: next + 1_000 })).toEqual({ list: [], next: next + 1_000, last: next - 1 })
  const waiting = ask({ from: next, wait: longestWait })
  await suspend()
  // As the process that serves does it each second.
  await app.app.tasks.find(({ name }) => name === 'look for entries that callers wait for')?.run()
  expect((await waiting).list).toMatchObject([{ entry: { id: next, kind: 'suspension' } }])
  expect(await ask({ from: next + 1, wait: 1 })).toMatchObject({ list: [], next: next + 1 })
})

test.each([
  [{ from: 0 }, 'from'],
  [{ size: mostChanges + 1 }, 'size'],
  [{ wait: longestWait + 1 }, 'wait'],
  [{ from: 1, wait: -1 }, 'wait'],
])('%o is refused by name, before anything is waited for', async (query, field) => {
  expect(await stranger.refused(publicChanges, { query })).toMatchObject({ status: 400, errors: [{ field }] })
})

test('as a stream it sends each change once with its number, goes on after the last one that its reader has, and ends with the server', async () => {
  const url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  const stream = (headers: Record<string, string> = {}, query = '') =>
    fetch(`${url}/api/open/changes${query}`, { headers: { accept: 'text/event-stream', ...headers } })
  const { next } = await copied(mostChanges)
  const answer = await stream({ 'last-event-id': String(next - 3) }, '?from=1')
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  let text = ''
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk as Uint8Array).toString()
  })()
  const ids = () => Array.from(text.matchAll(/^id: (\d+)$/gm), ([, id]) => Number(id))
  await expect.poll(ids).toEqual([next - 2, next - 1])
  await restore()
  await app.app.tasks.find(({ name }) => name === 'look for entries that callers wait for')?.run()
  await expect.poll(ids).toEqual([next - 2, next - 1, next])
  expect(text.startsWith('retry: 5000\n\nevent: change\nid: ')).toBe(true)
  const [last] = text.match(/(?<=^data: ).*$/gm)?.slice(-1) ?? []
  expect([JSON.parse(last ?? '')]).toEqual((await ask({ from: next })).list)
  const wrong = await stream({ 'last-event-id': 'x' })
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { errors: [{ field: 'Last-Event-ID' }] }])
  expect(await (await fetch(`${url}/api/open/changes`, { method: 'HEAD' })).text()).toBe('')
  await app.app.http.close()
  await reading
})
