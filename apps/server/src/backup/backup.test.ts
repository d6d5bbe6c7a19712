// Back-up, archive, restore and drill of a register on the embedded server, end to end: what was acknowledged is there again, to the second, and what is not is said.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addPost } from '@register/contract/system/post'
import { deleteFile, uploadPrivateFile } from '@register/contract/system/file'
import { integrityHead } from '@register/contract/business/integrity/log'
import { readState } from '@register/contract/system/state'
import { testApp, type TestApp } from '../../test/app.ts'
import { seedForTests, testMaster, testSecrets } from '../../test/global.ts'
import { publishedReport } from '../../test/make.ts'
import { quickFolder } from '../../test/quickFolder.ts'
import { check } from '../checks.ts'
import { readConfig } from '../config.ts'
import { connect } from '../db/connect.ts'
import { openDatabase, type Database } from '../db/databases.ts'
import { exclusively } from '../db/embedded/lock.ts'
import { migrate } from '../db/migrate.ts'
import { beginLog } from '../features/business/integrity/service.ts'
import { fileGuard, guardFile } from '../access/logGuard/file.ts'
import { guardedLog } from '../access/logGuard/guarded.ts'
import { localStore } from '../files/store.ts'
import { backUp } from '../operator/backingUp.ts'
import { restore } from '../operator/restoring.ts'
import { linesOf } from '../start/problem.ts'
import { guardStores } from '../start/elsewhere/guard.ts'
import { key, newDatabase, tried } from '../start/tried.ts'
import { archiveFollower } from './archive/follow.ts'
import { readDocument } from './document/document.ts'
import { drillRestore, lookAfterArchive } from './tasks.ts'

const folder = quickFolder('register-backup-')
const at = (name: string) => join(folder, name)
const [dataDir, archive, out] = [at('data'), at('archive'), at('out')]
const env = (more: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATA_DIR: dataDir, ARCHIVE_DIR: archive, LOG_LEVEL: 'silent', ...more })

let [database, app]: [Database, TestApp] = [undefined as never, undefined as never]
let serial = 0
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const post = async () => {
  const code = `post-${++serial}`
  const admin = await app.as('system-admin')
  await admin(addPost, { body: { code, name: `岗位 ${code}`, sort: 1, status: 'active', remark: '' } })
  return code
}
const query = async <T extends object>(statement: string) => (await app.owner.query(statement)).rows as T[]

/** Runs a command in this process, and returns its exit code with what it printed. */
async function said(work: () => Promise<number>): Promise<{ code: number; lines: string }> {
  let lines = ''
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(((text: string) => {
      lines += text
      return true
    }) as never),
  )
  try {
    return { code: await work(), lines }
  } catch (error) {
    return { code: 2, lines: `${lines}${linesOf(error, env()).join('\n')}` }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** As the command does that joins a register that serves. */
const back = async (target: string, config = env(), more: string[] = []): Promise<number> => {
  const identity = { id: '2345-6789-ABCD', kind: 'demonstration' as const }
  const { db, secrets, files } = app
  const guards = guardStores(config, db, identity.id)
  const opened = {
    db,
    secrets,
    files,
    guards,
    identity,
    lostKeyId: undefined,
    config,
    connection: database.app,
    owner: database.owner,
    seen: undefined,
  }
  try {
    return await backUp(opened, [target, ...more])
  } finally {
    for (const guard of guards) await guard.end()
  }
}
const backup = (target = out, config = env(), ...more: string[]) => said(() => back(target, config, more))
const newest = () =>
  join(
    out,
    readdirSync(out)
      .filter((name) => name.startsWith('register-'))
      .toSorted()
      .at(-1) ?? '',
  )

/** An empty data folder with the key alone. */
function emptyData(name: string): string {
  const made = at(name)
  mkdirSync(made, { mode: 0o755 })
  writeFileSync(join(made, 'secret.key'), testMaster, { mode: 0o600 })
  return made
}
const restored = (to: string, words: string[], more: NodeJS.ProcessEnv = {}) =>
  said(() => restore(env({ DATA_DIR: to, ARCHIVE_DIR: '', ...more }), words))

/** Asks the restored database. */
async function within<T>(to: string, work: (client: pg.Client, opened: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ ...env({ DATA_DIR: to, ARCHIVE_DIR: '' }) }, () => {})
  const client = new pg.Client(opened.owner)
  await client.connect()
  try {
    return await work(client, opened)
  } finally {
    await client.end()
    await opened.stop()
  }
}
const postsIn = (client: pg.Client) =>
  client
    .query<{ code: string }>("SELECT code FROM post WHERE code LIKE 'post-%'")
    .then(({ rows }) => rows.map(({ code }) => code))

/** Waits until everything up to now is in the archive. */
async function allArchived(): Promise<void> {
  const [row] = await query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name')
  await expect.poll(() => readdirSync(join(archive, 'wal'))).toContain(`${row?.name}.gz`)
}
/** The next whole millisecond of the server's clock. */
const now = async () => {
  const [row] = await query<{ ms: string }>('SELECT ceil(extract(epoch FROM clock_timestamp()) * 1000) AS ms')
  return new Date(Number(row?.ms)).toISOString()
}

beforeAll(async () => {
  database = await openDatabase(env(), () => {})
  await migrate(database.owner, database.appRole)
  const { db } = connect(database.owner)
  await seedForTests(db)
  await db.destroy()
  writeFileSync(join(dataDir, 'secret.key'), testMaster, { mode: 0o600 })
  const { owner, app: role } = database
  app = await testApp({ own: { owner, app: role, files: join(dataDir, 'files') }, dataDir, archiveDir: archive })
  app.owner.on('error', () => {})
  await app.owner.query("INSERT INTO register (id, kind, version) VALUES ('2345-6789-ABCD', 'demonstration', '1')")
  await beginLog(app.db, testSecrets)
  await publishedReport(app)
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const upload = async (text: string) => {
  const admin = await app.as('system-admin')
  return (await admin(uploadPrivateFile, { body: {} }, { file: { name: `${text}.png`, bytes: png } })).id
}
let sheet = ''
/** A sheet that a task has exported, with its row and its task. */
async function exported(): Promise<string> {
  const id = 'exported-0123456789'
  await localStore(join(dataDir, 'files')).put(id, png)
  const hash = createHash('sha256').update(png).digest('hex')
  await app.owner.query(
    `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility, bound_to)
     VALUES ($1, 'all.xlsx', 'export', 'application/octet-stream', $2, $3, 'private', 'task:exported')`,
    [id, png.length, hash],
  )
  await app.owner.query(
    "INSERT INTO job (id, kind, name, state, file_name, file_id) VALUES ('exported', 'export', 'x', 'done', 'all.xlsx', $1)",
    [id],
  )
  return id
}
const discard = async (id: string) => (await app.as('system-admin'))(deleteFile, { params: { id } })
const inode = (path: string) => statSync(path).ino
const fileIn = (root: string, id: string) => join(root, 'files', id.slice(0, 2), id)

test('a back-up under writes restores with every act that was acknowledged before it, with the key and the passwords nowhere in it', async () => {
  const before = [await post(), await post()]
  const [stays, goes] = [await upload('stays'), await upload('goes')]
  const enough = new AbortController()
  const writing = (async () => {
    while (!enough.signal.aborted) await post()
  })()
  mkdirSync(join(out, 'register-2345-6789-ABCD-20200101T000000Z.part'), { recursive: true })
  const { code, lines } = await backup()
  enough.abort()
  await writing
  expect(lines).toContain('Removed a back-up that was broken off')
  expect(lines).toContain(`Keep ${join(dataDir, 'secret.key')} (its name is ${testSecrets.log.keyId}) in another place`)
  expect(code).toBe(0)
  expect(readdirSync(out).filter((name) => name.startsWith('register-'))).toHaveLength(1)
  await discard(goes)

  const document = await readDocument(newest())
  expect(document).toMatchObject({
    register: { id: '2345-6789-ABCD' },
    key: testSecrets.log.keyId,
    log: { size: 1 },
    counts: { reports: 1 },
  })
  const password = readFileSync(join(dataDir, 'postgres-password.txt'), 'utf8').trim()
  for (const name of ['backup.json', 'settings.json', 'log-guard.json', 'backup_manifest'])
    for (const secret of [testMaster, password])
      expect(readFileSync(join(newest(), name), 'utf8')).not.toContain(secret)
  expect(readdirSync(newest()).toSorted()).toEqual([
    'backup.json',
    'backup_manifest',
    'base.tar.gz',
    'files',
    'log-guard.json',
    'settings.json',
  ])

  const to = emptyData('plain')
  const done = await restored(to, [out])
  expect(done.lines).toMatch(/checks agree[^]*Done in/)
  expect(done.lines).toMatch(/Files: \d+ restored, 0 missing/)
  expect(done.code).toBe(0)
  await within(to, async (client) => {
    expect(await postsIn(client)).toEqual(expect.arrayContaining(before))
    const { rows } = await client.query<{ archive: string; at: string }>(
      "SELECT current_setting('archive_mode') AS archive, last_hash AS at FROM integrity_head",
    )
    expect(rows).toEqual([{ archive: 'off', at: document?.log.head }])
  })
  expect(readFileSync(join(to, 'postgres-password.txt'), 'utf8').trim()).not.toBe(password)
  // The file that was removed after the back-up is in it, and in the trash of the original.
  for (const id of [stays, goes]) expect(readFileSync(fileIn(to, id)).length).toBeGreaterThan(0)
  expect(
    readdirSync(join(dataDir, 'files', '.trash')).flatMap((day) => readdirSync(join(dataDir, 'files', '.trash', day))),
  ).toEqual([goes])

  // A second back-up copies no file again, has the removed one from the trash, and leaves out what can be made again.
  const first = newest()
  sheet = await exported()
  expect((await backup()).code).toBe(0)
  expect(newest()).not.toBe(first)
  for (const id of [stays, goes]) expect(inode(fileIn(newest(), id))).toBe(inode(fileIn(first, id)))
  expect(existsSync(fileIn(dataDir, sheet))).toBe(true)
  expect(existsSync(fileIn(newest(), sheet))).toBe(false)
})

test('the log of writes that a back-up sends at its end is held meanwhile, and no longer', async () => {
  const held = async () => {
    const { rows } = await app.owner.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM pg_replication_slots WHERE temporary AND restart_lsn IS NOT NULL',
    )
    return rows[0]?.n ?? 0
  }
  const made = backup()
  await expect.poll(held, { interval: 5 }).toBe(1)
  expect((await made).code).toBe(0)
  await expect.poll(held).toBe(0)
})

test('a second back-up at once is told of the first, in both languages', async () => {
  await exclusively(join(out, '.backup-lock'), async () => {
    const { code, lines } = await backup()
    expect(code).toBe(2)
    expect(lines).toContain(`A back-up of this register is under way already: process ${process.pid} writes into`)
    expect(lines).toContain(`此登记系统的备份正在进行：进程 ${process.pid} 正写入`)
  })
})

test('a damaged back-up, a wrong key and a folder in use are refused, and a broken restore starts no register', async () => {
  const [broken, to] = [at('broken'), emptyData('refused')]
  cpSync(newest(), broken, { recursive: true })
  expect((await restored(dataDir, [broken])).lines).toContain('is not empty')
  writeFileSync(join(to, 'secret.key'), 'x'.repeat(40))
  expect((await restored(to, [broken])).lines).toContain(`This back-up needs the key ${testSecrets.log.keyId}`)
  expect(readdirSync(to)).toEqual(['secret.key'])
  writeFileSync(join(to, 'secret.key'), testMaster)
  const base = join(broken, 'base.tar.gz')
  const bytes = readFileSync(base)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(base, bytes)
  expect(await restored(to, [broken])).toMatchObject({
    code: 2,
    lines: expect.stringContaining('base.tar.gz is not the file that was written') as string,
  })
  expect(readdirSync(to).toSorted()).toEqual(['.restore-under-way', 'register-id.txt', 'secret.key'])
  expect((await tried({ DATA_DIR: to })).refused.join()).toContain('did not come to its end')
  rmSync(join(broken, 'backup.json'))
  expect((await restored(to, [broken])).lines).toContain('There is no back-up in')
  rmSync(join(broken, 'files'), { recursive: true })
})

const followed = () => archiveFollower({ db: app.db, dataDir, files: join(dataDir, 'files'), archive })()
const drillNow = () =>
  drillRestore(
    { db: app.db, signal: new AbortController().signal },
    { dataDir, archiveDir: archive },
    async (db, files) => {
      let count = 0
      const over = { db, secrets: testSecrets, files: localStore(files), seen: undefined }
      await check(over, { check: () => {}, found: () => void count++ })
      return count
    },
  )

describe('with the archive', () => {
  let [kept, lost, second, missing] = ['', '', '', '']
  test('a second in between is restored to, the acts after it are named as lost, and nothing is signed', async () => {
    kept = await post()
    const file = await upload('uploaded after the back-up')
    second = await now()
    await publishedReport(app)
    lost = await post()
    await followed()
    await allArchived()
    expect(existsSync(fileIn(archive, file))).toBe(true)
    // An export can be made again: the archive has no copy, and what is restored no row that names one.
    expect(existsSync(fileIn(archive, sheet))).toBe(false)
    const to = emptyData('second')
    const done = await restored(to, [out, '--at', second], { ARCHIVE_DIR: archive })
    expect(done.lines).toMatch(/Lost: \d+ acts from after 20/)
    expect(done.lines).toContain('signs nothing new')
    expect(done.lines).toContain('0 missing')
    expect(done.lines).toContain('Exported files that no back-up has: 1')
    expect(done.lines).toContain('checks agree')
    expect(done.code).toBe(1)
    await within(to, async (client, opened) => {
      const posts = await postsIn(client)
      expect(posts).toContain(kept)
      expect(posts).not.toContain(lost)
      // As a start does it.
      const { db } = connect(opened.app)
      const behind = guardedLog(testSecrets, db, [fileGuard(guardFile(to, undefined))], () => {})
      await behind.watch()
      expect(behind.standing().kind).toBe('behind')
      const again = await testApp({
        own: { ...opened, files: join(to, 'files') },
        dataDir: to,
        secrets: behind.secrets,
      })
      again.owner.on('error', () => {})
      const { rows } = await again.owner.query<{ end: string }>('SELECT last_id AS end FROM integrity_head')
      const ready = await again.stranger(integrityHead, {})
      expect(ready.lastId).toBe(Number(rows[0]?.end))
      await expect(publishedReport(again)).rejects.toThrow(/503.*signs nothing new/)
      expect(await again.stranger(integrityHead, {})).toEqual(ready)
      await db.destroy()
    })
    expect(readFileSync(fileIn(to, file))).toEqual(readFileSync(fileIn(dataDir, file)))
    expect(readdirSync(join(archive, 'wal')).filter((name) => /^(00000002|.*history)/.test(name))).toEqual([])
    // With the settings of the original the restored register does not start: the archive is not its own.
    expect((await tried({ DATA_DIR: to, ARCHIVE_DIR: archive })).refused.join()).toContain(
      'is the archive of another database',
    )
  })

  test('a second before the back-up, after the archive, or without its zone is refused', async () => {
    const to = emptyData('impossible')
    const refused = async (...words: string[]) => (await restored(to, [out, ...words], { ARCHIVE_DIR: archive })).lines
    expect(await refused('--at', '2026-11-24T08:00:00')).toContain('with its zone')
    expect(await refused('--at', '2020-11-24T08:00:00Z')).toContain('no back-up that was finished before')
    expect(await refused('--at', '2999-11-24T08:00:00+08:00')).toContain('in the future')
    expect((await restored(to, [out, '--at', second])).lines).toContain('set ARCHIVE_DIR')
    expect(readdirSync(to)).toEqual(['secret.key'])
  })

  test('a piece that is missing ends the recovery early, and that is said', async () => {
    await post()
    await allArchived()
    await post()
    await allArchived()
    const wal = join(archive, 'wal')
    const names = readdirSync(wal)
      .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
      .toSorted()
    missing = names.at(-2) ?? ''
    renameSync(join(wal, missing), at(missing))
    // What a restore that was killed has left is removed first.
    const to = at('refused')
    writeFileSync(join(to, 'postgres-password.txt'), 'old')
    const done = await restored(to, [out], { ARCHIVE_DIR: archive })
    expect(done.lines).toContain(`The archive lacks ${missing.slice(0, 24)} to ${missing.slice(0, 24)}`)
    expect(done.code).toBe(1)
    renameSync(at(missing), join(wal, missing))
  })

  test('a drill restores the newest back-up, and its outcome is on the page of the state; without the back-up it fails', async () => {
    const admin = await app.as('system-admin')
    expect(await admin(readState, {})).toMatchObject({ drill: null, backup: { late: false }, archive: { late: false } })
    const good = await drillNow()
    expect(good?.[1]).toMatch(/^Restored to 20\S+ \S+ China time and verified in \d+ s, with \d+ files$/)
    expect((await admin(readState, {})).drill).toMatchObject({ good: true, text: good })
    expect(readdirSync(dataDir)).not.toContain('drill')
    const name = newest()
    renameSync(name, `${name}.away`)
    await expect(drillNow()).rejects.toThrow('no longer where it was written')
    expect((await admin(readState, {})).drill).toMatchObject({ good: false })
    renameSync(`${name}.away`, name)
  })

  test('back-ups at once into two folders, and beside a drill, are whole each; into one folder the second waits or is refused', async () => {
    const places = [out, at('out-2')]
    const before = await post()
    /** Their exit codes, or why one was refused; what they print is taken once for all. */
    const atOnce = async (targets: string[]) => {
      const outcomes: (number | string)[] = []
      await said(async () => {
        const refused = (error: unknown) => linesOf(error, env()).join('\n')
        outcomes.push(...(await Promise.all(targets.map((target) => back(target).catch(refused)))))
        return 0
      })
      return outcomes
    }
    const [drilled, made] = await Promise.all([drillNow(), atOnce(places)])
    expect(drilled?.[1]).toContain('and verified in')
    expect(made).toEqual([0, 0])
    const same = at('out-3')
    const both = await atOnce([same, same])
    for (const outcome of both)
      if (outcome !== 0) expect(outcome).toContain('A back-up of this register is under way already')
    const done = both.filter((outcome) => outcome === 0).length
    expect(done).toBeGreaterThan(0)
    for (const [place, count] of [
      [places[1] ?? '', 1],
      [same, done],
    ] as const) {
      // Nothing half done, no lock, and each that was said to be made restores.
      const names = readdirSync(place)
      expect(names).toEqual(names.filter((name) => /^register-[^.]+$/.test(name)))
      expect(names).toHaveLength(count)
      for (const [n, name] of names.entries()) {
        const to = emptyData(`${place.split('/').at(-1)}-${n}`)
        const again = await restored(to, [join(place, name)])
        expect(again.lines).toMatch(/0 missing[^]*checks agree/)
        await within(to, async (client) => expect(await postsIn(client)).toContain(before))
      }
    }
    expect(readdirSync(out).filter((name) => name.endsWith('.part') || name === '.backup-lock')).toEqual([])
  })

  test('the archive is never written over, and not by another database', async () => {
    const program = join(import.meta.dirname, '../db/embedded/archive/walProgram.mjs')
    const { line } = JSON.parse(readFileSync(join(archive, 'archive.json'), 'utf8')) as { line: string }
    const store = (from: string, name: string, as = line) =>
      spawnSync(process.execPath, [program, 'store', archive, as, from, name], { encoding: 'utf8' })
    writeFileSync(at('piece'), 'one')
    writeFileSync(at('other'), 'other')
    const name = '0000000900000000000000FF'
    expect(store(at('piece'), name, 'x').stderr).toContain('is the archive of another database')
    expect(store(at('piece'), name).status).toBe(0)
    // The server asks again when it died before it noted the first time.
    expect(store(at('piece'), name).status).toBe(0)
    expect(store(at('other'), name).stderr).toContain('is not written over')
    expect(gunzipSync(readFileSync(join(archive, 'wal', `${name}.gz`))).toString()).toBe('one')
    const fetch = () =>
      spawnSync(process.execPath, [program, 'fetch', archive, name, at('fetched')], { encoding: 'utf8' })
    expect(fetch().status).toBe(0)
    expect(readFileSync(at('fetched'), 'utf8')).toBe('one')
    // Damage stops the server; a piece that is not there is for it the end of the archive.
    writeFileSync(join(archive, 'wal', `${name}.gz`), 'damaged')
    expect(fetch().status).toBe(126)
    rmSync(join(archive, 'wal', `${name}.gz`))
    expect(fetch().status).toBe(1)
    // The disc of the archive is gone: its empty folder is not taken for it.
    renameSync(join(archive, 'archive.json'), at('archive.json'))
    expect(store(at('piece'), name).status).toBe(1)
    expect(readdirSync(join(archive, 'wal'))).not.toContain(`${name}.gz`)
    await expect(followed()).rejects.toThrow('the archive is away')
    renameSync(at('archive.json'), join(archive, 'archive.json'))
  })

  test('daily, missing pieces are named; what is older than the window goes, files from the trash too', async () => {
    const look = (recoveryDays: number) =>
      lookAfterArchive(app.files, { dataDir, archiveDir: archive })(app, { recoveryDays })
    expect((await look(35))?.[1]).toMatch(/in the archive, none missing. Removed as too old: 0 pieces, files: 0/)
    renameSync(join(archive, 'wal', missing), at(missing))
    await expect(look(35)).rejects.toThrow(`The archive lacks ${missing.slice(0, 24)} to ${missing.slice(0, 24)}`)
    renameSync(at(missing), join(archive, 'wal', missing))
    const [trash, day] = [join(dataDir, 'files', '.trash'), join(dataDir, 'files', '.trash', '2020-01-01')]
    const [today = ''] = readdirSync(trash)
    renameSync(join(trash, today), day)
    const [gone = ''] = readdirSync(day)
    await query("UPDATE backup SET ended_at = ended_at - interval '40 days'")
    const [newer] = await query<{ wal: string }>('SELECT max(wal_start) AS wal FROM backup')
    expect((await look(35))?.[1]).toMatch(/Removed as too old: [1-9]\d* pieces, files: 1$/)
    expect(readdirSync(join(archive, 'wal')).every((name) => name >= (newer?.wal ?? 'x'))).toBe(true)
    expect(existsSync(join(archive, 'files', gone.slice(0, 2), gone))).toBe(false)
    expect(readdirSync(trash)).toEqual([])
  })
})

test('with a guard elsewhere a back-up remembers what that has seen, a restore asks it, and without it says so', async () => {
  const LOG_GUARD = (await newDatabase()).url
  const [guard] = guardStores(env({ LOG_GUARD }), app.db, '2345-6789-ABCD')
  const seen = { number: 1, size: 70, head: 'a'.repeat(64) }
  await guard?.advance(seen, undefined)
  const target = at('guarded')
  expect((await backup(target, env({ LOG_GUARD }))).code).toBe(0)
  const [name = ''] = readdirSync(target).filter((one) => one.startsWith('register-'))
  expect(JSON.parse(readFileSync(join(target, name, 'log-guard.json'), 'utf8'))).toEqual(seen)
  // What was seen after the back-up was made.
  await guard?.advance({ ...seen, size: 80 }, seen)
  await guard?.end()
  const done = await restored(emptyData('guarded register'), [target], { LOG_GUARD })
  expect(done.lines).toMatch(/behind the public log that was shown \(\d+ entries, 80 were shown\)/)
  expect(done.lines).toContain('npm run log:new')
  expect(done.code).toBe(1)
  const away = 'postgres://guard:secret-word@127.0.0.1:9/guard'
  expect((await backup(target, env({ LOG_GUARD: away }))).code).toBe(0)
  const blind = await restored(emptyData('unguarded register'), [join(target, name)], { LOG_GUARD: away })
  expect(blind.lines).toContain('LOG_GUARD cannot be reached: not all that the public has seen of the log is known')
  expect(blind.lines).not.toContain('secret-word')
  expect(blind.code).toBe(1)
})

test('of a server of the operator, the files and the document are backed up and restored, and the command says how the rest is', async () => {
  const { host, port, user, password, database: name } = database.owner
  const url = new URL(`postgres:///${String(name)}`)
  for (const [field, value] of Object.entries({ host, port, user, password }))
    url.searchParams.set(field, String(value))
  const external = { DATABASE_URL: url.href, ARCHIVE_DIR: '', SECRET_KEY: key }
  const made = await backup(at('external'), env(external))
  expect(made.lines).toMatch(/database not included[^]*Keep SECRET_KEY[^]*pgBackRest/)
  expect(made.lines).not.toContain(String(password))
  const to = at('files alone')
  const wrong = await restored(to, [at('external')], external)
  expect(wrong.lines).toContain('This back-up needs the key')
  // The tests' key is too plain for the setting, so the checks are left out here.
  const done = await restored(to, [at('external'), '--without-key'], external)
  expect(done.lines).toMatch(/Files: [1-9]\d* restored, 0 missing/)
  expect(done.code).toBe(0)
  expect(readdirSync(to)).toEqual(expect.arrayContaining(['files', 'log-guard', 'register-id.txt']))
  expect((await restored(emptyData('files'), [at('external')])).lines).toContain('This back-up has no database')
})

test('a back-up goes no faster than it was told, and a speed that is none is refused', async () => {
  const started = performance.now()
  const to = at('slowly')
  expect((await backup(to, env(), '--rate', '8')).code).toBe(0)
  const [{ bytes } = { bytes: 0 }] = await query<{ bytes: number }>(
    'SELECT sum(pg_database_size(oid))::int AS bytes FROM pg_database',
  )
  // PostgreSQL limits the bytes of its files before the command packs them, so the time follows from their size.
  expect(performance.now() - started).toBeGreaterThan((bytes / (8 * 1_048_576)) * 0.8 * 1_000)
  for (const rate of ['0', '1025', 'fast'])
    expect((await backup(to, env(), '--rate', rate)).lines).toContain('[--rate MEGABYTES-A-SECOND, 1 to 1024]')
})
