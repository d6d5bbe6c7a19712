// The state of the running system: who sees it, processes that begin and end, the log level on every instance, back-ups, and what it never shows.
import { randomUUID } from 'node:crypto'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { changeConfig, listConfig } from '@register/contract/system/config/config'
import { configured } from '../../../access/configured.ts'
import type { ConfigValue } from '@register/contract/system/config/key'
import type { Configured } from '@register/contract/system/config/keys'
import { siteConfig } from '@register/contract/system/site'
import { readState } from '@register/contract/system/state'
import { lockStatement } from '../../../db/presence/presence.ts'
import { parsedVersion } from '../../../db/server/version.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { maintenanceShows } from '../site/service.ts'
import { heartbeatOf } from './instance/beat.ts'
import { levelFollower } from './level/follow.ts'
import { backupMark, stateOf } from './read.ts'

const app = await testApp()
const [admin, auditor] = await Promise.all([app.as('system-admin'), app.as('auditor')])
const silent = () => pino({ level: 'silent' })
const beat = () => app.app.tasks.find(({ name }) => name === 'show a sign of life')?.run()

async function set(name: string, value: ConfigValue | null, by: Caller = admin): Promise<void> {
  const { list } = await by(listConfig, { query: { key: name } })
  const row = list.find(({ key }) => key === name)
  if (!row) throw new Error(`No key ${name}`)
  const { id, rev, labelZh, labelEn, hintZh, hintEn, key, type } = row
  await by(changeConfig, {
    body: { id, rev, labelZh, labelEn, hintZh, hintEn, key, class: row.class, type, value },
  })
}

test('administrators and auditors see it, others do not', async () => {
  for (const caller of [admin, auditor, await app.as('admin')])
    expect((await caller(readState, {})).versions.product).toBe('2.0.0')
  for (const name of ['security-admin', 'head-office', 'expert', 'body-staff', 'body-manager', 'enterprise'])
    expect((await (await app.as(name)).refused(readState, {})).status).toBe(403)
  expect((await app.stranger.refused(readState, {})).status).toBe(401)
  expect((await app.stranger.refused(readState, {}, { headers: { authorization: 'Bearer dead' } })).status).toBe(401)
})

test('versions, database, files and queues are figures of this register', async () => {
  const state = await admin(readState, {})
  expect(state.versions).toMatchObject({
    node: process.versions.node,
    migration: expect.stringMatching(/^\d{4}_/) as string,
  })
  expect(state.versions.postgres.version).toMatch(/^\d+\.\d+$/)
  expect(state.versions.postgres).toEqual(parsedVersion(state.versions.postgres.version))
  expect(state.database.bytes).toBeGreaterThan(1_000_000)
  expect(state.database.connections).toBeGreaterThan(0)
  expect(state.database.maxConnections).toBeGreaterThanOrEqual(state.database.connections)
  expect(state.database.tables).toHaveLength(8)
  const sizes = state.database.tables.map(({ bytes }) => bytes)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(state.files.place).toBe('folder')
  expect(state.files.disc?.total).toBeGreaterThan(state.files.disc?.free ?? Infinity)
  expect(state.queues.map(({ key }) => key)).toEqual(['exports', 'imports', 'messages'])
})

test('what waits and works is counted, what is over is not', async () => {
  const user = "(SELECT id FROM app_user WHERE username = 'body-staff')"
  const job = (kind: string, state: string) =>
    app.owner.query(`INSERT INTO job (id, kind, state, created_by) VALUES ($1, $2, $3, ${user})`, [
      randomUUID(),
      kind,
      state,
    ])
  for (const state of ['waiting', 'waiting', 'running', 'done', 'failed']) await job('export', state)
  await job('import.check', 'running')
  await job('import.write', 'waiting')
  await job('audit.check', 'running')
  await app.owner.query(
    `INSERT INTO outbox (user_id, channel, kind) VALUES (${user}, 'mail', 'x'), (${user}, 'mail', 'x')`,
  )
  expect((await admin(readState, {})).queues).toEqual([
    { key: 'exports', waiting: 2, running: 1 },
    { key: 'imports', waiting: 1, running: 1 },
    { key: 'messages', waiting: 2, running: 0 },
  ])
})

test('every process that lives is there, the one that answers is marked, and a silent one falls off', async () => {
  expect((await admin(readState, {})).instances).toEqual([])
  const other = heartbeatOf(app.db, new pg.Pool({ max: 3 }), silent(), { number: () => undefined })
  await beat()
  await other.beat()
  const both = (await admin(readState, {})).instances
  expect(both.map(({ here }) => here).toSorted()).toEqual([false, true])
  expect(both.find(({ here }) => !here)).toMatchObject({
    id: other.id,
    pid: process.pid,
    version: '2.0.0',
    pool: { max: 3, total: 0, idle: 0, waiting: 0 },
    logLevel: 'silent',
  })
  // A second sign of life does not add another process.
  await other.beat()
  expect((await admin(readState, {})).instances).toHaveLength(2)

  await app.owner.query("UPDATE instance SET beat_at = now() - interval '61 seconds' WHERE id = $1", [other.id])
  expect((await admin(readState, {})).instances.map(({ here }) => here)).toEqual([true])
  await beat()
  expect((await app.owner.query('SELECT id FROM instance')).rowCount).toBe(1)

  // A process that ends in order removes its row.
  await other.beat()
  await other.stop()
  await other.beat()
  expect((await app.owner.query('SELECT id FROM instance')).rowCount).toBe(1)
})

test('a process whose lock is free is missing at once', async () => {
  const gone = heartbeatOf(app.db, new pg.Pool({ max: 3 }), silent(), { number: () => 4_041 })
  await gone.beat()
  expect((await admin(readState, {})).instances.map(({ id }) => id)).not.toContain(gone.id)
  await app.owner.query(lockStatement, [4_041])
  expect((await admin(readState, {})).instances.map(({ id }) => id)).toContain(gone.id)
  await app.owner.query('SELECT pg_advisory_unlock_all()')
  await gone.stop()
})

test('the level of the log is taken over by every instance without a restart, and back', async () => {
  const [one, two] = [pino({ level: 'silent' }), pino({ level: 'error' })]
  const follow = [levelFollower(app.db, one), levelFollower(app.db, two)]
  const levels = async () => {
    for (const run of follow) await run()
    return [one.level, two.level]
  }
  expect(await levels()).toEqual(['silent', 'error'])
  await set('logLevel', 'debug')
  expect(await levels()).toEqual(['debug', 'debug'])
  expect((await admin(readState, {})).logLevel).toEqual(['调试', 'Debugging'])
  await set('logLevel', null)
  expect(await levels()).toEqual(['silent', 'error'])
  await expect(set('logLevel', 'trace')).rejects.toThrow('400')
  // Only the system administrator sets it; reading the configuration is not enough.
  await expect(set('logLevel', 'debug', auditor)).rejects.toThrow('403')
})

test('the last back-up is when operators touched its mark; late after seven days', async () => {
  expect((await admin(readState, {})).backup).toBeNull()
  const mark = join(app.folder, backupMark)
  await writeFile(mark, '')
  expect((await admin(readState, {})).backup).toMatchObject({ late: false })
  const at = new Date(Date.now() - 8 * 86_400_000)
  await utimes(mark, at, at)
  expect((await admin(readState, {})).backup).toEqual({ at: at.toISOString(), late: true })
  await rm(mark)
})

test('a back-up that was made counts as well, the archive says whether it goes on, and the last trial restore how it ended', async () => {
  expect(await admin(readState, {})).toMatchObject({ backup: null, archive: null, drill: null })
  await app.owner.query(`INSERT INTO backup (name, folder, host, begun_at, ended_at, bytes, files, log_size)
    VALUES ('a', '/secret/place', 'h', now(), now() - interval '8 days', 1, 1, 1)`)
  expect((await admin(readState, {})).backup).toMatchObject({ late: true })
  await app.owner.query(`INSERT INTO backup (name, folder, host, begun_at, ended_at, bytes, files, log_size)
    VALUES ('b', '/secret/place', 'h', now(), now(), 1, 1, 1)`)
  const drilled = (good: boolean, text: string) =>
    app.owner.query(
      'INSERT INTO backup_drill (backup, seconds, findings, is_good, text_zh, text_en) VALUES ($1, 1, 0, $2, $3, $3)',
      ['b', good, text],
    )
  await drilled(true, 'good')
  await drilled(false, 'bad')
  const now = await admin(readState, {})
  expect(now).toMatchObject({ backup: { late: false }, drill: { good: false, text: ['bad', 'bad'] } })
  expect(JSON.stringify(now)).not.toContain('secret')
  await app.owner.query('DELETE FROM backup; DELETE FROM backup_drill')
})

test('the last check of the audit is the newest that came to its end', async () => {
  expect((await admin(readState, {})).check).toBeNull()
  const run = (state: string, minutes: number, findings: number) =>
    app.owner.query(
      `WITH made AS (INSERT INTO job (id, kind, state, created_at, finished_at)
         VALUES ($1, 'audit.check', $2, now() - make_interval(mins => $4), CASE WHEN $2 <> 'running' THEN now() END)
         RETURNING id, state)
       INSERT INTO check_run (job_id, finding_count) SELECT id, $3 FROM made WHERE state = 'done'`,
      [randomUUID(), state, findings, minutes],
    )
  await run('done', 90, 3)
  await run('done', 60, 0)
  await run('failed', 30, 0)
  await run('running', 1, 0)
  expect((await admin(readState, {})).check).toMatchObject({ findings: 0, at: expect.any(String) as string })
  await run('done', 0, 2)
  expect((await admin(readState, {})).check).toMatchObject({ findings: 2 })
})

test('it names no path, no account of the database and no password', async () => {
  const text = JSON.stringify(await admin(readState, {}))
  const connection = await app.owner.query<{ user: string; database: string }>(
    'SELECT current_user AS user, current_database() AS database',
  )
  for (const secret of [app.folder, connection.rows[0]?.database ?? '', 'register_app', 'postgres://', 'password'])
    expect(text).not.toContain(secret)
})

const notice = { maintenanceText: ['今晚维护', 'Maintenance tonight'] as const }
const [from, until] = ['2026-11-23 20:00', '2026-11-23 22:30']
test.each([
  [
    'nothing is said',
    { maintenanceText: ['', ''] as const, maintenanceFrom: '', maintenanceUntil: '' },
    '12:00',
    false,
  ],
  ['no ends', { ...notice, maintenanceFrom: '', maintenanceUntil: '' }, '12:00', true],
  ['before', { ...notice, maintenanceFrom: from, maintenanceUntil: until }, '11:59', false],
  ['from its first minute', { ...notice, maintenanceFrom: from, maintenanceUntil: until }, '12:00', true],
  ['to its last', { ...notice, maintenanceFrom: from, maintenanceUntil: until }, '14:29', true],
  ['after', { ...notice, maintenanceFrom: from, maintenanceUntil: until }, '14:30', false],
  ['no end, begun', { ...notice, maintenanceFrom: from, maintenanceUntil: '' }, '23:00', true],
  ['no beginning, over', { ...notice, maintenanceFrom: '', maintenanceUntil: until }, '14:30', false],
])('maintenance is announced: %s', async (_, settings, utc, shows) => {
  const now: Configured = { ...(await configured(app.db)), ...settings }
  expect(maintenanceShows(now, new Date(`2026-11-23T${utc}:00Z`))).toBe(shows)
})

test('strangers read what is announced, in their language, and the state says whether it shows', async () => {
  expect((await app.stranger(siteConfig, {})).maintenance).toBeNull()
  await set('maintenanceText', notice.maintenanceText)
  await set('maintenanceUntil', '2199-01-01 00:00')
  expect((await app.stranger(siteConfig, {})).maintenance).toEqual({
    text: 'Maintenance tonight',
    until: '2199-01-01 00:00',
  })
  await set('maintenanceFrom', '2198-12-31 23:59')
  expect((await app.stranger(siteConfig, {})).maintenance).toBeNull()
  expect((await admin(readState, {})).maintenance).toMatchObject({ text: notice.maintenanceText, shows: false })
  for (const wrong of ['2026-02-30 10:00', '2026-11-23 24:00', '2026-11-23', 'tomorrow', '2026-11-23 20:00:00'])
    await expect(set('maintenanceFrom', wrong)).rejects.toThrow('such as 2026-11-23 20:00')
  await set('maintenanceText', null)
  expect((await admin(readState, {})).maintenance).toBeNull()
})

test('a witness is late once what it has not signed is ten minutes old; an old signature is none, where nothing has come since', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const signed = [
    { name: 'now', signed: { size: 9, at: ago(600) }, awaited: null },
    { name: 'soon', signed: { size: 8, at: ago(600) }, awaited: ago(9) },
    { name: 'behind', signed: { size: 7, at: ago(600) }, awaited: ago(11) },
    { name: 'never', signed: null, awaited: ago(600) },
  ]
  const latest = async (published: number) =>
    (
      await stateOf(app.db, {
        here: '',
        dataDir: app.folder,
        filesIn: 'folder',
        lastCheck: () => Promise.resolve(null),
        logState: () => Promise.resolve({ entries: published, published, waitingSeconds: 0 }),
        signed: () => Promise.resolve(signed),
        guard: () => ({ place: 'folder', standing: 'good', seen: published }),
      })
    ).log.witnesses.flatMap(({ name, late }) => (late ? [name] : []))
  expect(await latest(9)).toEqual(['behind', 'never'])
  expect(await latest(0)).toEqual([])
})
