// A database that lost its end, by a back-up that was restored or by a fail-over, is not served as the same log: it signs nothing, says so, and goes on only under another name, which is announced for ever.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { integrityKey } from '@register/contract/business/integrity/log'
import { readState } from '@register/contract/system/state'
import { testApp } from '../../../../../test/app.ts'
import { checkLog } from '../../../../../test/log/checkLog.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { putBack } from '../../../../../test/putBack.ts'
import { fileGuard } from '../../../../access/logGuard/file.ts'
import type { GuardStore } from '../../../../access/logGuard/guard.ts'
import { guardedLog, type Guarded } from '../../../../access/logGuard/guarded.ts'
import { postgresGuard } from '../../../../access/logGuard/postgres.ts'
import { readConfig } from '../../../../config.ts'
import { beginLogAnew } from '../../../../operator/log/beginning.ts'
import { guardState } from '../../../../start/elsewhere/guard.ts'
import { newDatabase } from '../../../../start/tried.ts'
import { beginLog, sequenceLog, treeFindings } from '../service.ts'

const id = '2345-6789-ABCD'
const base = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'register-anew-'))
const memory = join(folder, 'memory.json')
const place = await newDatabase()
const outer = postgresGuard(place.url, id, base.db)
const stores: GuardStore[] = [outer, fileGuard(join(folder, 'guard.json'))]
const said: string[] = []
const guard: Guarded = guardedLog(base.secrets, base.db, stores, ({ kind }) => said.push(kind))
await beginLog(base.db, base.secrets)
await guard.look()
const app = await testApp({
  sharing: base,
  secrets: guard.secrets,
  guard: () => guardState(stores, guard.standing()),
})
let url = ''

const own = async (...statements: string[]) => {
  for (const statement of statements) await base.owner.query(statement)
}
const sequence = (remember = guard.remember) =>
  sequenceLog({ db: base.db, secrets: guard.secrets, origin: 'register.example/log', remember })
const published = async () => {
  await publishedReport(app)
  await sequence()
}
const checkpoint = async () => (await (await fetch(`${url}/log/checkpoint`)).text()).split('\n').slice(0, 2)

/** What the log is made of. */
const tables = ['integrity_entry', 'integrity_head', 'report', 'log_tile', 'log_tree', 'log_witness', 'former_log']
const keep = (name: string) => own(...tables.map((table) => `CREATE TABLE ${name}_${table} AS SELECT * FROM ${table}`))
/** As a restored back-up, or a standby that had not everything yet. */
async function back(name: string) {
  await own("SET session_replication_role = 'replica'")
  const again = await Promise.all(tables.map((table) => putBack(base.owner, table, `${name}_${table}`)))
  await own('BEGIN', ...tables.map((table) => `DELETE FROM ${table}`), ...again, 'COMMIT')
  await own("SET session_replication_role = 'origin'")
}

/** The command of the operator, with what it printed. */
async function logNew(...words: string[]): Promise<{ code: number; lines: string }> {
  let lines = ''
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(((text: string) => {
      lines += text
      return true
    }) as never),
  )
  // The test's own server has just shown a sign of life.
  await own('DELETE FROM instance')
  const { db, secrets, files, connection } = base
  const identity = { id, kind: 'demonstration' } as const
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://register.example' })
  const opened = {
    db,
    secrets,
    files,
    guards: stores,
    identity,
    lostKeyId: undefined,
    config,
    connection,
    seen: undefined,
  }
  try {
    return { code: await beginLogAnew({ ...opened, owner: connection }, words), lines }
  } catch (error) {
    return { code: 2, lines: `${lines}${String(error)}` }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  await published()
  await published()
  await keep('yesterday')
  await published()
})
afterAll(async () => {
  await outer.end()
  await rm(folder, { recursive: true, force: true })
})

async function state() {
  await guard.look()
  const admin = await app.as('system-admin')
  return (await admin(readState, {})).log
}

test('all well: the guard knows size, head and root of what was published, and no new log can be begun without a reason', async () => {
  expect(await checkLog(url, '--remember', memory)).toMatchObject({ code: 0 })
  expect(await state()).toMatchObject({ guard: { place: 'database', standing: 'good', seen: 3 } })
  const { root } = JSON.parse(await readFile(memory, 'utf8')) as { root: string }
  expect(await outer.read()).toMatchObject({ number: 1, size: 3, root })
  const { code, lines } = await logNew('--confirm', id)
  expect(code).toBe(1)
  expect(lines).toContain('The log: 3 entries here, 3 were seen by the public')
  expect(lines).toContain('no new log is needed')
})

test('where another machine moves the guard on between look and signature, the checkpoint is not signed', async () => {
  await keep('today')
  const [ours, theirs] = [1, 2].map(() => postgresGuard(place.url, 'race', base.db))
  if (!ours || !theirs) throw new Error('no stores')
  const late: GuardStore = {
    ...ours,
    async advance(to, from) {
      await theirs.advance({ number: 1, size: 4, head: 'f'.repeat(64) }, from)
      return ours.advance(to, from)
    },
  }
  await publishedReport(app)
  await sequence(guardedLog(base.secrets, base.db, [late], () => {}).remember)
  expect(await checkpoint()).toEqual(['register.example/log', '3'])
  await Promise.all([ours.end(), theirs.end()])
  await back('today')
})

test('yesterday’s back-up signs nothing, and the state says what the public has seen and what is here', async () => {
  await back('yesterday')
  await guard.look()
  expect(said).toEqual(['behind'])
  expect(await state()).toMatchObject({ entries: 2, guard: { standing: 'behind', seen: 3 } })
  await expect(publishedReport(app)).rejects.toThrow(/503.*signs nothing new/)
  await sequence()
  expect(await checkpoint()).toEqual(['register.example/log', '2'])
  expect((await checkLog(url, '--remember', memory)).found.join()).toContain('it was cut or rolled back')
})

test('a fail-over that lost acknowledged acts signs nothing, also on a machine that has seen nothing itself', async () => {
  await back('yesterday')
  // The instance of the new primary, with a folder of its own; an act of the second before it looked.
  const here = guardedLog(base.secrets, base.db, [outer, fileGuard(join(folder, 'other.json'))], () => {})
  await publishedReport(base)
  await here.look()
  expect(here.standing()).toMatchObject({ kind: 'behind', seen: { size: 3 } })
  expect(await here.remember({ number: 1, size: 3, head: 'f'.repeat(64) })).toBe(false)
  await sequence(here.remember)
  expect(await checkpoint()).toEqual(['register.example/log', '2'])
  expect(await outer.read()).toMatchObject({ size: 3 })
})

test('the new log needs the register’s id, and its reason in both languages', async () => {
  await back('yesterday')
  for (const words of [[], ['--confirm', 'another']]) {
    const { code, lines } = await logNew(...words)
    expect(code).toBe(1)
    expect(lines).toContain('The log: 2 entries here, 3 were seen by the public')
    expect(lines).toContain(`npm run log:new -- --confirm ${id}`)
  }
  expect((await logNew('--confirm', id, '--reason', '原因')).lines).toContain('--reason-en')
  expect((await logNew('--now')).code).toBe(2)
  expect(await base.db.selectFrom('former_log').selectAll().execute()).toEqual([])
})

test('it goes on under another name, announces that for ever, and a checker with a memory of the former log has to accept it', async () => {
  const { code, lines } = await logNew('--confirm', id)
  expect(lines).toContain('The new log register.example/log/2 has begun')
  expect(code).toBe(0)
  await guard.look()
  expect(guard.standing()).toMatchObject({ kind: 'good', seen: { number: 2, size: 2 } })
  expect(await checkpoint()).toEqual(['register.example/log/2', '2'])
  const { root, verifierKey: before } = JSON.parse(await readFile(memory, 'utf8')) as Record<string, string>
  const { formerLogs, verifierKey } = await app.stranger(integrityKey, {})
  expect(formerLogs).toMatchObject([{ origin: 'register.example/log', verifierKey: before, size: 3, root, kept: 2 }])
  expect(verifierKey).toMatch(/^register\.example\/log\/2\+/)
  const parts: string[] = []
  for await (const { what } of treeFindings(base.db, base.secrets)) parts.push(what)
  expect(parts).toEqual([])
  // What goes on afterwards is published as ever.
  await published()
  expect(await checkpoint()).toEqual(['register.example/log/2', '3'])

  const told = await checkLog(url, '--remember', memory)
  expect(told.code).toBe(1)
  expect(told.found.join('\n')).toContain('The register announces a new log, register.example/log/2, in place of')
  expect(told.found.join('\n')).toContain('what entries 3 to 3 said may be in no log now')
  expect(told.out).toContain('--accept-log register.example/log/2')
  // Neither its silence nor another name is a yes.
  expect((await checkLog(url, '--remember', memory)).code).toBe(1)
  expect((await checkLog(url, '--remember', memory, '--accept-log', 'register.example/log/3')).code).toBe(1)
  const taken = await checkLog(url, '--remember', memory, '--accept-log', 'register.example/log/2')
  expect(taken).toMatchObject({ code: 0, found: [] })
  expect(taken.out).toContain('TAKEN   The register announces a new log')
  const next = await checkLog(url, '--remember', memory)
  expect(next).toMatchObject({ code: 0, found: [] })
  expect(next.out).toContain('Ended   register.example/log, of which the public had seen 3 entries')
})

test('a register that stops announcing it is found out', async () => {
  await keep('honest')
  await own('DELETE FROM former_log')
  expect((await checkLog(url, '--remember', memory)).found.join()).toContain(
    'The register no longer says that its log register.example/log has ended',
  )
  await back('honest')
})

test('a memory within what the new log keeps is compared with it', async () => {
  const file = join(folder, 'early.json')
  const { root, size } = await base.db.selectFrom('log_tree').select(['root', 'size']).executeTakeFirstOrThrow()
  expect(size).toBe(3)
  const remembered = JSON.parse(await readFile(memory, 'utf8')) as Record<string, unknown>
  const [former] = (await app.stranger(integrityKey, {})).formerLogs
  const early = { ...remembered, verifierKey: former?.verifierKey, ended: [], size: 2, root: root?.toString('base64') }
  await writeFile(file, JSON.stringify(early))
  const { found } = await checkLog(url, '--remember', file, '--accept-log', 'register.example/log/2')
  expect(found.join()).toContain('does not begin with the 2 that it had')
})

test('a database from before the new log is behind it, and both logs are announced when a third begins', async () => {
  await back('yesterday')
  await guard.look()
  expect(guard.standing()).toMatchObject({ kind: 'behind', seen: { number: 2, size: 3 } })
  const reason = ['--reason', '机房失火，后来的备份也已丢失', '--reason-en', 'A fire took the later back-ups too']
  expect((await logNew('--confirm', id, ...reason)).code).toBe(0)
  expect(await checkpoint()).toEqual(['register.example/log/3', '2'])
  const { formerLogs } = await app.stranger(integrityKey, {})
  expect(formerLogs).toMatchObject([
    { origin: 'register.example/log/2', size: 3, kept: 2, reason: [reason[1], reason[3]] },
    { origin: 'register.example/log', size: 2, kept: 2 },
  ])
  expect((await checkLog(url, '--remember', memory)).found.join()).toContain('a new log, register.example/log/3')
})

test('while the guard is away it is not known what was seen, so no log begins', async () => {
  const gone = postgresGuard('postgres://guard:secret-word@127.0.0.1:9/guard', id, base.db)
  stores.unshift(gone)
  const { code, lines } = await logNew('--confirm', id, '--reason', '原因', '--reason-en', 'Because')
  stores.shift()
  await gone.end()
  expect(code).toBe(1)
  expect(lines).toContain('bring it back first')
})
