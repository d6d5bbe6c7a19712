// The program that keeps a copy of a register: complete, equal after it was killed, following, and not fooled.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { anyRecords } from '@register/contract/business/integrity/records'
import type { publicChanges } from '@register/contract/business/integrity/changes'
import type { LogEntry } from '@register/contract/business/integrity/log'
import type { Output } from '@register/contract/endpoint'
import { suspendReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { testApp } from '../../../../../test/app.ts'
import { mirror, tools } from '../../../../../test/log/checkLog.ts'
import { sequenced } from '../../../../../test/log/sequenced.ts'
import { through } from '../../../../../test/log/through.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { hashOf } from '../log/record.ts'

type Changes = Output<typeof publicChanges>

const program = join(tools, 'mirror.mjs')
const app = await testApp()
const folders: string[] = []
const servers: Server[] = []
let url: string
let given: Report

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'register-mirror-'))
  folders.push(folder)
  return folder
}
const linesOf = async (folder: string, name: string): Promise<unknown[]> =>
  (await readFile(join(folder, name), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)

/** Compares a copy with the register: each entry once and in order, and of each certificate the record that it has now. */
async function expectEqual(folder: string): Promise<void> {
  const stored = await app.db.selectFrom('integrity_entry').select('hash').orderBy('id').execute()
  const entries = (await linesOf(folder, 'entries.ndjson')) as LogEntry[]
  expect(entries.map(({ hash }) => hash)).toEqual(stored.map(({ hash }) => hash))
  const lines = (await linesOf(folder, 'records.ndjson')) as { record: { publicId: string } }[]
  const records = new Map(lines.map(({ record }) => [record.publicId, record]))
  expect([...records.keys()].toSorted()).toEqual([...new Set(entries.map(({ publicId }) => publicId))].toSorted())
  const ids = [...records.keys()]
  for (let at = 0; at < ids.length; at += 100) {
    const { list } = await app.stranger(anyRecords, { body: { publicIds: ids.slice(at, at + 100) } })
    for (const { record } of list) expect(records.get(record.publicId)).toEqual(record)
  }
}

async function change(): Promise<void> {
  await publishedReport(app)
  await sequenced(app)
}

/** A copy that lacks the last publication, and the number of its entries. */
async function behind(): Promise<{ folder: string; length: number }> {
  const folder = await newFolder()
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  await change()
  return { folder, length: (await linesOf(folder, 'entries.ndjson')).length }
}

beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  given = await publishedReport(app)
  await sequenced(app)
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

test('a copy is complete, and goes on where it was', async () => {
  const folder = await newFolder()
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0, errors: '' })
  await expectEqual(folder)
  const head = await app.as('head-office')
  given = await head(suspendReport, { body: { id: given.id, rev: given.rev, reason: '抽查不合格，责令整改' } })
  await change()
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0, errors: '' })
  await expectEqual(folder)
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  await expectEqual(folder)
})

test('one that is killed again and again is equal in the end', async () => {
  const folder = await newFolder()
  let [asked, most] = [0, Infinity]
  // One change at a time; after some of them the register is silent, and the process that has asked is killed.
  const silent = await through(url, servers, async (path, bytes) => {
    if (!path.startsWith('/api/open/changes')) return bytes
    if (++asked > most) await new Promise(() => {})
    const answer = JSON.parse(bytes.toString()) as { data: Changes }
    return Buffer.from(JSON.stringify({ ...answer, data: { ...answer.data, list: answer.data.list.slice(0, 1) } }))
  })
  await change()
  await change()
  for (let kill = 0; kill < 12; kill++) {
    ;[asked, most] = [0, kill % 3]
    const child = spawn(process.execPath, [program, silent, folder], { stdio: 'ignore' })
    await expect.poll(() => asked).toBeGreaterThan(most)
    child.kill('SIGKILL')
    await once(child, 'exit')
    // Lines that the next process cuts off, because nothing has proved them.
    expect(await linesOf(folder, 'entries.ndjson')).toHaveLength(most)
  }
  most = Infinity
  expect(await mirror(silent, folder, '--once')).toMatchObject({ code: 0 })
  await expectEqual(folder)
})

test('one that follows takes over what is published, once a checkpoint covers it', async () => {
  const folder = await newFolder()
  const child = spawn(process.execPath, [program, url, folder], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const copied = async () => (await linesOf(folder, 'entries.ndjson').catch(() => [])).length
  const before = (await app.db.selectFrom('integrity_head').select('last_id').executeTakeFirstOrThrow()).last_id
  await expect.poll(copied).toBe(before)
  await publishedReport(app)
  await app.app.tasks.find(({ name }) => name === 'look for entries that callers wait for')?.run()
  await sequenced(app)
  await expect.poll(copied).toBeGreaterThan(before)
  child.kill('SIGTERM')
  await once(child, 'exit')
  await mirror(url, folder, '--once')
  await expectEqual(folder)
})

/** The address of a proxy before the register that forges the list in its answers. */
const lying = (lie: (list: Changes['list']) => Changes['list']) =>
  through(url, servers, (path, bytes) => {
    if (!path.startsWith('/api/open/changes')) return bytes
    const answer = JSON.parse(bytes.toString()) as { data: Changes }
    return Buffer.from(JSON.stringify({ ...answer, data: { ...answer.data, list: lie(answer.data.list) } }))
  })

test.each<[what: string, lie: (list: Changes['list']) => Changes['list'], found: RegExp]>([
  [
    'a record',
    (list) =>
      list.map((one) => (one.record ? { ...one, record: { ...one.record, status: 'valid', model: 'X' } } : one)),
    /record of entry \d+ .* is not the one/,
  ],
  ['an entry that is left out', (list) => list.filter((_, at) => at !== 1), /Entry 3 does not go on from entry 1/],
  [
    'an entry',
    (list) => list.map((one, at) => (at === 2 ? { ...one, entry: { ...one.entry, kind: 'revocation' } } : one)),
    /Entry 3 does not go on from entry 2/,
  ],
  ['an end', () => [], /The log ends at entry 0/],
  [
    'a last entry with hashes that fit',
    (list) =>
      list.map((one, at) => {
        if (at < list.length - 1) return one
        const { algorithm, id, at: time, kind, publicId, version, contentHash } = one.entry
        const before = list.at(-2)?.entry.hash ?? ''
        const certificateNo = 'TSX-FORGED'
        const text = [algorithm, before, id, time, kind, publicId, certificateNo, version, contentHash]
        return { ...one, entry: { ...one.entry, certificateNo, hash: hashOf(text) } }
      }),
    /not those of the signed checkpoint/,
  ],
  [
    'a record that is held back',
    (list) => list.map((one, at) => (at === list.length - 1 ? { ...one, record: null } : one)),
    /certificate with the id \S+\) is held back/,
  ],
])('%s: what was forged is found, and nothing of it stays in the copy', async (_, lie, found) => {
  const folder = await newFolder()
  const { code, found: lines } = await mirror(await lying(lie), folder, '--once')
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(found)] })
  expect(await linesOf(folder, 'entries.ndjson')).toEqual([])
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  await expectEqual(folder)
})

test('later entries that a register invents, to hold records back, are found', async () => {
  const { folder, length } = await behind()
  let shown: Changes['list'] = []
  // What comes has no record; that is to come with further entries of the same certificates, which the log does not have.
  const inventive = await lying((list) => {
    if (list.length > 0) shown = list.map((one) => ({ ...one, record: null }))
    const more = shown.map(({ entry }) => ({ entry: { ...entry, id: entry.id + shown.length }, record: null }))
    return list.length > 0 ? shown : more
  })
  expect((await mirror(inventive, folder, '--once')).found).toEqual([
    expect.stringMatching(/does not go on from entry/),
  ])
  expect(await linesOf(folder, 'entries.ndjson')).toHaveLength(length)
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  await expectEqual(folder)
})

test('a register that names later entries, and whose log goes on without them, is held to that', async () => {
  const { folder, length } = await behind()
  // A tail whose hashes fit names one more entry of each certificate.
  const chained = (list: Changes['list']) => {
    const more: Changes['list'] = []
    let [id, before] = [list.at(-1)?.entry.id ?? 0, list.at(-1)?.entry.hash ?? '']
    for (const { entry } of list) {
      const { algorithm, at, kind, publicId, certificateNo, version, contentHash } = entry
      const hash = hashOf([algorithm, before, ++id, at, kind, publicId, certificateNo, version, contentHash])
      more.push({ entry: { ...entry, id, hash }, record: null })
      before = hash
    }
    return more
  }
  let [shown, isLater]: [Changes['list'], boolean] = [[], false]
  const inventive = await lying((list) => {
    if (list.length > 0 && shown.length === 0) shown = list
    const held = new Set(shown.map(({ entry }) => entry.publicId))
    if (list.length === 0) return isLater ? [] : chained(shown)
    return list.map((one) => (held.has(one.entry.publicId) ? { ...one, record: null } : one))
  })
  // So far it may be so.
  expect(await mirror(inventive, folder, '--once')).toMatchObject({ code: 0 })
  isLater = true
  await change()
  await change()
  expect((await mirror(inventive, folder, '--once')).found).toEqual([expect.stringMatching(/is held back/)])
  expect((await linesOf(folder, 'entries.ndjson')).length).toBeGreaterThan(length)
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
})

test('a folder that another process writes is refused; one with a file that was shortened too', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'mirror.lock'), String(process.pid))
  expect(await mirror(url, folder, '--once')).toMatchObject({
    code: 2,
    errors: expect.stringContaining(`Process ${process.pid} writes the copy`) as string,
  })
  // Of a process that was killed.
  await writeFile(join(folder, 'mirror.lock'), '4194305')
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  await truncate(join(folder, 'records.ndjson'), 10)
  expect(await mirror(url, folder, '--once')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('records.ndjson is shorter') as string,
  })
})

test('a checkpoint by another key, and a log that got shorter, are found; another log and nothing at all cannot be copied', async () => {
  const folder = await newFolder()
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  const key = /is (\S+)\n/.exec((await mirror(url, await newFolder(), '--once')).out)?.[1] ?? ''
  expect(await mirror(url, folder, '--once', '--key', key)).toMatchObject({ code: 0 })
  expect(await mirror(url, folder, '--once', '--key', 'other+00000000+AA==')).toMatchObject({ code: 2 })
  const older = await (await fetch(`${url}/log/checkpoint`)).text()
  await change()
  expect(await mirror(url, folder, '--once')).toMatchObject({ code: 0 })
  const back = await through(url, servers, (path, bytes) => (path === '/log/checkpoint' ? Buffer.from(older) : bytes))
  expect((await mirror(back, folder, '--once')).found).toEqual([expect.stringMatching(/has \d+ entries, and had \d+/)])
  const unsigned = await through(url, servers, (path, bytes) =>
    path === '/log/checkpoint' ? Buffer.from(bytes.toString().replace(/— .*/su, '')) : bytes,
  )
  expect((await mirror(unsigned, folder, '--once')).found).toEqual([
    expect.stringMatching(/is not signed with the key/),
  ])
  const gone = await through(url, servers, (_, bytes) => bytes)
  servers.pop()?.close()
  expect(await mirror(gone, await newFolder(), '--once')).toMatchObject({ code: 2 })
  expect(await mirror(url)).toMatchObject({ code: 2, errors: expect.stringMatching(/^Say which register/) as string })
})
