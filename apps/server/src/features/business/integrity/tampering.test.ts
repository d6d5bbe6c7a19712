// Changes made directly in the database with the owner's rights are found and named, by the server's own check and by the public check program.
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { frontCount } from '@register/contract/business/publicReport/publicReport'
import { suspendReport, restoreReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { testApp } from '../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../test/make.ts'
import { secretsFrom } from '../../../access/secrets.ts'
import { extend, lockHead, signHead } from './log/chain.ts'
import { putBack } from '../../../../test/putBack.ts'
import { checkLog } from '../../../../test/log/checkLog.ts'
import { sequenced } from '../../../../test/log/sequenced.ts'
import { integrityFindings } from '../../../../test/log/integrityFindings.ts'

const app = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'register-log-'))
const memory = join(folder, 'memory.json')
const reports: Report[] = []
let url: string

const own = async (...statements: string[]) => {
  for (const statement of statements) await app.owner.query(statement)
}

async function findings(secrets = app.secrets): Promise<string[]> {
  const found = []
  for await (const { kind, where, what } of integrityFindings(app.db, secrets)) found.push(`${kind} ${where}: ${what}`)
  return found
}

/** The program over what the tables say now. */
async function checked(...words: string[]) {
  // The public total of certificates may lag two seconds behind the changes that this test makes in the tables.
  const rows = await app.owner.query<{ n: number }>("SELECT count(*)::int AS n FROM report WHERE status <> 'draft'")
  await expect.poll(async () => (await app.stranger(frontCount, {})).total).toBe(rows.rows[0]?.n)
  // Over a log that was changed the sequencer signs nothing; what it published before stays.
  await sequenced(app).catch(() => undefined)
  return checkLog(...words)
}

const tables = ['integrity_entry', 'integrity_head', 'report', 'stored_file', 'log_tile', 'log_tree']
beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  const head = await app.as('head-office')
  for (let n = 0; n < 4; n++) reports.push(await publishedReport(app))
  const [first] = reports as [Report]
  // Suspending and restoring write entries 5 and 6, so that the log has several entries of one certificate.
  const at = { id: first.id, reason: 'an inspection' }
  const suspended = await head(suspendReport, { body: { ...at, rev: first.rev } })
  await head(restoreReport, { body: { ...at, rev: suspended.rev } })
  await completeDraft(app, await app.as('body-staff'))
  await sequenced(app)
  await own(...tables.map((table) => `CREATE TABLE kept_${table} AS SELECT * FROM ${table}`))
  // With this role the owner can write rows that foreign keys forbid.
  await own("SET session_replication_role = 'replica'")
})
beforeEach(async () => {
  await own(
    ...tables.map((table) => `DELETE FROM ${table}`),
    ...(await Promise.all(tables.map((table) => putBack(app.owner, table, `kept_${table}`)))),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an untouched register holds nothing to find', async () => {
  expect(await findings()).toEqual([])
  const said = await checked(url, '--records')
  expect(said).toMatchObject({ code: 0, errors: '' })
  expect(said.out).toContain('Checked 6 entries and 4 records')
  expect((await checked(url)).out).toContain('Checked the checkpoint of 6 entries')
  expect(said.out).toContain(app.secrets.log.fingerprint)
})

test('an act undone together with its entry and the former head is found by the audit', async () => {
  const [, second] = reports as [Report, Report]
  await own('CREATE TABLE former_head AS SELECT * FROM integrity_head')
  const head = await app.as('head-office')
  await head(suspendReport, { body: { id: second.id, rev: second.rev, reason: 'a fault' } })
  await own(
    'DELETE FROM integrity_entry WHERE id = 7',
    'DELETE FROM integrity_head',
    'INSERT INTO integrity_head SELECT * FROM former_head',
    `DELETE FROM report WHERE id = ${second.id}`,
    await putBack(app.owner, 'report', 'kept_report', `id = ${second.id}`),
  )
  expect(await findings()).toEqual([
    expect.stringContaining(`integrity-missing-entry report:${second.id}: The audit tells of 2`),
  ])
  await own(`DELETE FROM audit WHERE action = 'report.suspend' AND object = 'report:${second.id}'`)
})

test('an entry laid to another report is named', async () => {
  const [first, second] = reports as [Report, Report]
  await own(`UPDATE integrity_entry SET report_id = ${second.id} WHERE report_id = ${first.id} AND id = 5`)
  expect(await findings()).toContainEqual(expect.stringContaining('integrity-entry-changed integrity:5: Entry 5'))
})

/** [what is changed, statements, findings of the server, output of the program]; `#n` is replaced by the number of the nth certificate. */
const damages: [string, (id: (n: number) => number) => string[], string[], string[]][] = [
  [
    'a field of a published row',
    (id) => [`UPDATE report SET model = 'other' WHERE id = ${id(1)}`],
    ['integrity-record-changed report:1: The public record of certificate #1'],
    ['Certificate #1: its public record was changed since entry 2 (publication'],
  ],
  [
    'a parameter of a published row',
    (id) => [`UPDATE report SET parameters = jsonb_set(parameters, '{ratedLoad}', '9999') WHERE id = ${id(2)}`],
    ['integrity-record-changed report:2: The public record of certificate #2'],
    ['Certificate #2: its public record was changed since entry 3 (publication'],
  ],
  [
    'the standing, back to how it was before the restoration',
    (id) => [`UPDATE report SET status = 'suspended' WHERE id = ${id(0)}`],
    ['integrity-record-changed report:0: The public record of certificate #0'],
    ['Certificate #0: its public record was changed since entry 6 (restoration'],
  ],
  [
    'the certificate file',
    (id) => [`UPDATE stored_file SET sha256 = repeat('0', 64) WHERE bound_to = 'report:${id(3)}'`],
    ['integrity-record-changed report:3: The public record of certificate #3'],
    ['Certificate #3: its public record was changed since entry 4'],
  ],
  [
    'a published report hidden as a draft',
    (id) => [`UPDATE report SET status = 'draft' WHERE id = ${id(1)}`],
    ['integrity-record-changed report:1: Certificate #1 was published (entry 2), but stands as a draft'],
    ['Certificate #1: its public record is gone since entry 2'],
  ],
  [
    'a published report deleted',
    (id) => [`DELETE FROM report WHERE id = ${id(1)}`],
    ['integrity-record-changed integrity:2: The report that entry 2 tells of (#1) is gone'],
    ['Certificate #1: its public record is gone since entry 2'],
  ],
  [
    'a forged certificate put in',
    () => [
      "UPDATE report SET status = 'published', version = 1, issue_date = '2026-01-01', certificate_no = 'FORGED' WHERE status = 'draft'",
    ],
    ['integrity-missing-entry report:'],
    ['The register counts 5 published certificates, but the log knows 4'],
  ],
  [
    'a field of an entry',
    () => ["UPDATE integrity_entry SET at = at - interval '1 day' WHERE id = 3"],
    ['integrity-entry-changed integrity:3: Entry 3 (publication of certificate #2)'],
    [
      'Entry 3 (publication of certificate #2) is not the one in the tree',
      'The checkpoint of 6 entries was signed over another tree',
    ],
  ],
  [
    'the hash of an entry',
    () => ["UPDATE integrity_entry SET hash = repeat('a', 64) WHERE id = 3"],
    ['integrity-entry-changed integrity:3'],
    [
      'Entry 4 (publication of certificate #3) is not the one in the tree',
      'The checkpoint of 6 entries was signed over another tree',
    ],
  ],
  [
    'a row together with its entry',
    (id) => [
      `UPDATE report SET model = 'other' WHERE id = ${id(1)}`,
      "UPDATE integrity_entry SET content_hash = repeat('b', 64) WHERE id = 2",
    ],
    ['integrity-entry-changed integrity:2', 'integrity-record-changed report:1'],
    [
      'Entry 2 (publication of certificate #1) is not the one in the tree',
      'The checkpoint of 6 entries was signed over another tree',
      'Certificate #1: its public record was changed',
    ],
  ],
  [
    'an entry deleted',
    () => ['DELETE FROM integrity_entry WHERE id = 3'],
    ['integrity-order integrity:3: Entry 3 is missing', 'integrity-missing-entry report:2: Certificate #2'],
    ['Entry 6 is not the one in the tree of the checkpoint', 'Entry 3 is missing from the log'],
  ],
  [
    'two neighbours swapped',
    () => [
      'UPDATE integrity_entry SET id = 99 WHERE id = 2',
      'UPDATE integrity_entry SET id = 2 WHERE id = 3',
      'UPDATE integrity_entry SET id = 3 WHERE id = 99',
    ],
    [
      'integrity-order integrity:2: Entry 2 (publication of certificate #2) was written as entry 3',
      'integrity-order integrity:3: Entry 3 (publication of certificate #1) was written as entry 2',
    ],
    [
      'Entry 2 (publication',
      'Entry 3 (publication',
      'Entry 4 (publication',
      'The checkpoint of 6 entries was signed over another tree',
    ],
  ],
  [
    'two distant entries swapped',
    () => [
      'UPDATE integrity_entry SET id = 99 WHERE id = 2',
      'UPDATE integrity_entry SET id = 2 WHERE id = 5',
      'UPDATE integrity_entry SET id = 5 WHERE id = 99',
    ],
    [
      'integrity-order integrity:2: Entry 2 (suspension of certificate #0) was written as entry 5',
      'integrity-order integrity:5: Entry 5 (publication of certificate #1) was written as entry 2',
    ],
    [
      'Entry 6 is not the one in the tree of the checkpoint',
      'Entry 2 (suspension',
      'Entry 3 (',
      'Entry 5 (publication',
      'Entry 6 (',
      'The checkpoint of 6 entries was signed over another tree',
    ],
  ],
  [
    'the tail cut',
    () => ['DELETE FROM integrity_entry WHERE id > 5'],
    [
      'integrity-head integrity:head: The head stands at entry 6, but the log ends at 5',
      'integrity-record-changed report:0',
    ],
    ['Entry 6 is not the one in the tree of the checkpoint', 'Entry 6 is missing from the log', 'Certificate #0'],
  ],
  [
    'the head moved back with the tail',
    () => [
      'DELETE FROM integrity_entry WHERE id > 5',
      'UPDATE integrity_head SET last_id = 5, last_hash = (SELECT hash FROM integrity_entry WHERE id = 5)',
    ],
    ['integrity-head integrity:head: The signature of the head at entry 5', 'integrity-record-changed report:0'],
    ['The head at entry 5 is not signed with', 'Entry 6 is missing from the log', 'Certificate #0'],
  ],
  [
    'the time of the head',
    () => ["UPDATE integrity_head SET signed_at = signed_at - interval '1 day'"],
    ['integrity-head integrity:head: The signature'],
    ['The head at entry 6 is not signed with'],
  ],
  [
    'the head without its signature',
    () => ['UPDATE integrity_head SET signature = null, signed_at = null, algorithm = null'],
    ['integrity-head integrity:head: The head is not signed'],
    ['The head at entry 6 is not signed'],
  ],
]

describe('is found and named', () => {
  test.each(damages)('%s', async (_, statements, server, outside) => {
    const numbered = (text: string) =>
      text
        .replace(/#(\d)/g, (__, n: string) => reports[Number(n)]?.certificateNo ?? '')
        .replace(/report:(\d)/g, (__, n: string) => `report:${reports[Number(n)]?.id}`)
    await own(...statements((n) => reports[n]?.id ?? 0))
    const reported = await findings()
    expect(reported).toHaveLength(server.length)
    for (const [at, start] of server.map(numbered).entries()) expect(reported[at]).toContain(start)
    const said = await checked(url, '--records')
    expect(said.code, said.errors).toBe(1)
    const lines = said.found
    expect(lines).toHaveLength(outside.length)
    for (const [at, part] of outside.map(numbered).entries()) expect(lines[at]).toContain(part)
  })
})

describe('against what was remembered', () => {
  beforeEach(async () => {
    await rm(memory, { force: true })
    const { code, out } = await checked(url, '--remember', memory)
    if (code !== 0) throw new Error(`An untouched log does not fit:\n${out}`)
  })

  /** Writes the log anew, as an attacker who has the key could do it. */
  const rewritten = async (secrets = app.secrets) => {
    const entries = await app.owner.query<Record<string, never>>('SELECT * FROM integrity_entry ORDER BY id')
    await own(
      'DELETE FROM integrity_entry',
      "UPDATE integrity_head SET last_id = 0, last_hash = repeat('0', 64)",
      'DELETE FROM log_tile',
      'DELETE FROM log_tree',
      'INSERT INTO log_tree DEFAULT VALUES',
    )
    await app.db.transaction().execute(async (tx) => {
      const acts = entries.rows.map((row) => ({
        kind: row['kind'] as never,
        reportId: Number(row['report_id']),
        publicId: String(row['public_id']),
        certificateNo: String(row['certificate_no']),
        version: Number(row['version']),
        contentHash: String(row['content_hash']),
      }))
      await signHead(tx, secrets, await extend(tx, await lockHead(tx), acts))
    })
  }

  test('a log that has grown matches, and its new end is stored', async () => {
    await publishedReport(app)
    expect(await checked(url, '--remember', memory)).toMatchObject({ code: 0 })
    expect(JSON.parse(await readFile(memory, 'utf8'))).toMatchObject({ url, lastId: 7, size: 7 })
  })
  test('a log rewritten with the same key is found', async () => {
    await rewritten()
    expect(await findings()).toEqual([])
    expect((await checked(url, '--records')).code).toBe(0)
    const said = await checked(url, '--remember', memory)
    expect(said.found).toEqual([
      expect.stringContaining('The log of 6 entries does not begin with the 6 that it had on'),
    ])
    expect(said.code).toBe(1)
    // The remembered head was not replaced, so the second check fails as well.
    expect((await checked(url, '--remember', memory)).code).toBe(1)
  })
  test('a log rolled back is found', async () => {
    await own(
      'DELETE FROM integrity_entry WHERE id = 6',
      "UPDATE report SET status = 'suspended', status_reason = 'an inspection' WHERE id = " + reports[0]?.id,
    )
    await rewritten()
    expect((await checked(url, '--remember', memory)).found).toEqual([
      expect.stringMatching(/The log had 6 entries on \S+ and has 5 now: it was cut or rolled back/),
    ])
  })
  test('what an earlier version of the program remembers is still compared', async () => {
    const {
      verifierKey: _,
      size: __,
      root: ___,
      ...earlier
    } = JSON.parse(await readFile(memory, 'utf8')) as Record<string, unknown>
    await writeFile(memory, JSON.stringify(earlier))
    await publishedReport(app)
    expect(await checked(url, '--remember', memory)).toMatchObject({ code: 0 })
    expect(JSON.parse(await readFile(memory, 'utf8'))).toMatchObject({ lastId: 7, size: 7 })
    await writeFile(memory, JSON.stringify({ ...earlier, lastHash: 'a'.repeat(64) }))
    expect((await checked(url, '--remember', memory)).found).toEqual([
      expect.stringContaining('Entry 6 is not the one the log ended with on'),
    ])
  })
  test('another key is found', async () => {
    const stored = JSON.parse(await readFile(memory, 'utf8')) as Record<string, unknown>
    const { fingerprint } = secretsFrom(Buffer.from('the master secret of another register')).log
    await writeFile(memory, JSON.stringify({ ...stored, fingerprint }))
    expect((await checked(url, '--remember', memory)).found).toEqual([
      expect.stringContaining(`the key was ${fingerprint}`),
    ])
  })
  test('a head signed by another register is found', async () => {
    await rewritten(secretsFrom(Buffer.from('the master secret of another register')))
    expect(await findings()).toEqual([
      expect.stringContaining('integrity-head integrity:head: The head is signed with key'),
    ])
    expect((await checked(url)).found).toEqual([expect.stringContaining('The head at entry 6 is not signed with')])
  })
  test('a memory of another register or of nothing is refused', async () => {
    const [lastHash, fingerprint] = ['a'.repeat(64), 'b'.repeat(64)]
    await writeFile(memory, JSON.stringify({ url: 'https://other.example', lastId: 1, lastHash, fingerprint }))
    expect(await checked(url, '--remember', memory)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('remembers https://other.example') as string,
    })
    await writeFile(memory, 'nonsense')
    expect((await checked(url, '--remember', memory)).code).toBe(2)
  })
})

test('what cannot be checked is neither right nor wrong', async () => {
  expect(await checked('http://127.0.0.1:1')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('cannot be reached') as string,
  })
  expect(await checked(`${url}/nothing`)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('did not answer as a register does') as string,
  })
  for (const words of [[], ['register'], [url, 'more'], [url, '--remember']])
    expect(await checkLog(...words)).toMatchObject({ code: 2, errors: expect.stringContaining('Say which') as string })
})

test('acts while the check runs are no findings', async () => {
  const [first] = reports as [Report]
  const head = await app.as('head-office')
  let acts = 0
  const { http } = app.app
  const between = createServer((request, response) => {
    void (async () => {
      const payload = await buffer(request)
      // Entry 7 is written after the program has read entries 1 to 6 and before it reads a record.
      if (request.url?.endsWith('/records') && acts++ === 0) {
        await head(suspendReport, { body: { id: first.id, rev: first.rev + 2, reason: 'in between' } })
        await sequenced(app)
      }
      const reply = await http.inject({
        method: request.method as 'GET' | 'POST',
        url: request.url ?? '/',
        headers: { 'content-type': 'application/json' },
        ...(payload.length > 0 ? { payload } : {}),
      })
      const encoding = reply.headers['content-encoding']
      response.writeHead(reply.statusCode, encoding ? { 'content-encoding': encoding } : {}).end(reply.rawPayload)
    })()
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  const said = await checked(`http://127.0.0.1:${(between.address() as AddressInfo).port}`, '--records')
  between.close()
  expect(said.found).toEqual([])
  expect(said).toMatchObject({ code: 0, out: expect.stringContaining('Checked 7 entries') as string })
})
