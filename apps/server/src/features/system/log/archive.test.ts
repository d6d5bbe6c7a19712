// Months of the audit as archives: made in order and once, checked against the rows they replace, and removed by the operator alone.
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { downloadArchive, listArchives, startArchive, type Archive } from '@register/contract/log/archive'
import { listOperations } from '@register/contract/log/operations'
import { addPost } from '@register/contract/system/post'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { openFrom } from '../../../files/store.ts'
import { sweep } from '../../business/file/service.ts'
import { dated } from '../../../../test/dated.ts'
import { putBack } from '../../../../test/putBack.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { removeArchived } from './service.ts'

const app = await testApp()
const { owner, secrets } = app
const [auditor, system] = (await Promise.all(['auditor', 'system-admin'].map((name) => app.as(name)))) as [
  Caller,
  Caller,
]
const body = { name: '检验员', sort: 1, status: 'active' }

const archiveOf = async (month: string): Promise<Archive | undefined> =>
  (await auditor(listArchives, {})).archives.find((one) => one.month === month)
async function ended(month: string): Promise<Archive> {
  await expect.poll(async () => (await archiveOf(month))?.state).toMatch(/done|failed/)
  const archive = await archiveOf(month)
  if (!archive) throw new Error('No archive')
  return archive
}
const archived = async (month: string) => {
  await auditor(startArchive, { body: { month } })
  return ended(month)
}
const linesOf = (bytes: unknown) =>
  gunzipSync(bytes as Buffer)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const removal = () => ({ db: app.db, secrets, open: openFrom(app.files), seen: undefined, say: () => {} })
/** As the owner of the tables: the app's own role may not do it, which a test below proves. */
const asOwner = async (before: string) => {
  await owner.query('GRANT DELETE ON audit TO PUBLIC; GRANT UPDATE ON audit_archive TO PUBLIC')
  try {
    return await removeArchived(removal(), before)
  } finally {
    await owner.query('REVOKE DELETE ON audit FROM PUBLIC; REVOKE UPDATE ON audit_archive FROM PUBLIC')
  }
}

beforeAll(async () => {
  for (let n = 1; n <= 12; n++) await system(addPost, { body: { ...body, code: `p${n}`, name: `检验员 ${n}` } })
  // Rows 1-4 are in January, 5-7 in March, 8-9 in April, then one each; none in February; the others today.
  await dated(app, {
    1: '2024-01-02',
    2: '2024-01-03',
    3: '2024-01-30',
    4: '2024-01-31',
    5: '2024-03-01',
    6: '2024-03-02',
    7: '2024-03-31',
    8: '2024-04-01',
    9: '2024-04-02',
    10: '2024-05-02',
    11: '2024-06-02',
  })
})

describe('archiving', () => {
  it('is for who may, and refuses what is no month, not over, or has no rows', async () => {
    expect((await system.refused(startArchive, { body: { month: '2024-01' } })).status).toBe(403)
    expect((await system.refused(listArchives, {})).status).toBe(403)
    expect((await app.stranger.refused(startArchive, { body: { month: '2024-01' } })).status).toBe(401)
    for (const month of ['2024-13', '2024-1', '', '1999-01', "2024-01'"])
      expect((await auditor.refused(startArchive, { body: { month } })).status).toBe(400)
    const thisMonth = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    for (const month of ['2024-02', '2023-12', thisMonth, '2099-01']) {
      const refusal = await auditor.refused(startArchive, { body: { month } })
      expect([refusal.status, refusal.msg]).toEqual([
        409,
        `${month} has no rows to archive. Months that can be archived: 2024-01 to 2024-06`,
      ])
    }
    expect(await app.db.selectFrom('audit_archive').selectAll().execute()).toEqual([])
  })

  it('writes a month once, also when asked twice at once, with all that its hashes cover', async () => {
    expect((await auditor(listArchives, {})).open).toEqual(['2024-01', '2024-03', '2024-04', '2024-05', '2024-06'])
    const both = await Promise.all([1, 2].map(() => auditor.raw(startArchive, { body: { month: '2024-01' } })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const archive = await ended('2024-01')
    expect(archive).toMatchObject({ state: 'done', rows: 4, done: 4, firstId: 1, lastId: 4, removedAt: null, msg: '' })
    const bytes = await auditor(downloadArchive, { params: { month: '2024-01' } })
    expect(
      createHash('sha256')
        .update(bytes as unknown as Buffer)
        .digest('hex'),
    ).toBe(archive.sha256)
    const [head, ...rows] = linesOf(bytes)
    expect(head).toMatchObject({ month: '2024-01', firstId: 1, lastId: 4, rows: 4, hashBefore: '00' })
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(head?.['hashLast']).toBe(rows.at(-1)?.['hash'])
    const { list } = await auditor(listOperations, { query: { action: 'audit.archived,audit.downloadArchive' } })
    expect(list.map(({ text }) => text)).toEqual([
      '审计管理员 downloaded the archive of the audit "2024-01"',
      '审计管理员 archived the month of the audit "2024-01"',
    ])
    expect((await auditor.refused(startArchive, { body: { month: '2024-01' } })).msg).toBe(
      '2024-01 is archived already',
    )
    expect(await app.findings()).toEqual([])
  })

  it('includes the months before, in order, and its file is neither an upload nor swept', async () => {
    await archived('2024-04')
    const { archives, open } = await auditor(listArchives, {})
    expect(archives.map(({ month, firstId, lastId, state }) => [month, firstId, lastId, state])).toEqual([
      ['2024-04', 8, 9, 'done'],
      ['2024-03', 5, 7, 'done'],
      ['2024-01', 1, 4, 'done'],
    ])
    expect(open).toEqual(['2024-05', '2024-06'])
    await owner.query("UPDATE stored_file SET created_at = created_at - interval '3 days'")
    expect((await sweep(app.db, app.files)).rows).toBe(0)
    expect(await app.findings()).toEqual([])
  })

  it('refuses rows that do not match the chain, leaves nothing, and starts again once they do', async () => {
    await owner.query("UPDATE audit SET actor_name = actor_name || 'x' WHERE id = 10")
    const failed = await archived('2024-05')
    expect([failed.state, failed.msg]).toEqual([
      'failed',
      'Row 10 does not match the chain, so nothing was archived. Check the audit first',
    ])
    expect((await auditor.refused(downloadArchive, { params: { month: '2024-05' } })).status).toBe(404)
    await owner.query('UPDATE audit SET actor_name = left(actor_name, -1) WHERE id = 10')
    expect(await archived('2024-05')).toMatchObject({ state: 'done', rows: 1, firstId: 10 })
  })

  it('is not asked for twice while it waits, goes on elsewhere after its process died, and with the month it was at', async () => {
    await owner.query(
      `INSERT INTO job (id, kind, state, attempts, created_by, asked, beat_at)
       SELECT 'dead', 'audit.archive', 'running', 1, id, '{"lang":"en","meta":{"ip":"","userAgent":"","traceId":"","origin":""}}',
         now() - interval '2 minutes' FROM app_user WHERE username = 'auditor';
       INSERT INTO audit_archive (id, month, first_id, last_id, created_by, job_id) VALUES ('dead', '2024-06', 11, 11, 1, 'dead')`,
    )
    expect(await archiveOf('2024-06')).toMatchObject({ state: 'running' })
    const refusal = await auditor.refused(startArchive, { body: { month: '2024-06' } })
    expect(refusal.msg).toBe('2024-06 is being archived. Wait until it has finished')
    await app.app.engine.handOver()
    // In none of the library's queues: its last sign of life is two minutes old.
    await owner.query("UPDATE job SET beat_at = now() - interval '2 minutes' WHERE id = 'dead'")
    await app.app.engine.handOver()
    expect(await ended('2024-06')).toMatchObject({ state: 'done', rows: 1 })
    const { rows } = await owner.query("SELECT state, attempts, deaths, asked FROM job WHERE id = 'dead'")
    expect(rows).toEqual([{ state: 'done', attempts: 2, deaths: 1, asked: {} }])
  })
})

describe('the application itself', () => {
  test.each([
    ['deletes no row of the audit', 'DELETE FROM audit WHERE id = 1'],
    ['changes none', "UPDATE audit SET actor_name = 'x' WHERE id = 1"],
    ['deletes no archive', "DELETE FROM audit_archive WHERE month = '2024-01'"],
    ['says of none that its rows are gone', "UPDATE audit_archive SET removed_at = now() WHERE month = '2024-01'"],
  ])('%s', async (_, damage) => {
    const { sql } = await import('kysely')
    await expect(sql.raw(damage).execute(app.db)).rejects.toThrow(/permission denied/)
  })
})

describe('removal', () => {
  const thisMonth = new Date().toISOString().slice(0, 7)
  test.each([
    ['without a month', '', /Name a month, such as/],
    ['of what is younger than 180 days', thisMonth, /Rows stay for 180 days: name 20\d\d-\d\d or/],
    ['of what may come', '2099-01', /Rows stay for 180 days/],
    ['of words', '2024-13', /Name a month, such as/],
    ['of months before the first', '2024-01', /Nothing to remove/],
  ])('%s is refused', async (_, before, words) => {
    await expect(asOwner(before)).rejects.toThrow(words)
  })

  it.each([
    ['a row among them is younger than 180 days', "now() - interval '179 days'", '2024-04', /Row 7 is younger/],
    ['a month before is not archived', "'2024-06-02T04:00:00Z'", '2024-07', /2024-06 is not archived yet/],
  ])('is refused when %s', async (_, at, before, words) => {
    const archives = await owner.query("SELECT * FROM audit_archive WHERE month = '2024-06'")
    await owner.query(`UPDATE audit SET at = ${at} WHERE id = 7`)
    await owner.query("UPDATE audit_archive SET file_id = NULL WHERE month = '2024-06'")
    await expect(asOwner(before)).rejects.toThrow(words)
    await owner.query("UPDATE audit_archive SET file_id = $1 WHERE month = '2024-06'", [
      (archives.rows[0] as { file_id: string }).file_id,
    ])
    await owner.query("UPDATE audit SET at = '2024-03-31T04:00:00Z' WHERE id = 7")
    expect(await app.findings()).toEqual([])
  })

  it('is refused while anything is not in order, with its finding named', async () => {
    await owner.query("UPDATE audit SET actor_name = actor_name || 'x' WHERE id = 12")
    await expect(asOwner('2024-04')).rejects.toThrow(/audit-changed audit:12/)
    await owner.query('UPDATE audit SET actor_name = left(actor_name, -1) WHERE id = 12')
    const { file_id: file } = await app.db
      .selectFrom('audit_archive')
      .select('file_id')
      .where('month', '=', '2024-03')
      .executeTakeFirstOrThrow()
    const place = join(app.folder, String(file).slice(0, 2), String(file))
    const { readFile } = await import('node:fs/promises')
    const bytes = await readFile(place)
    await rm(place)
    await expect(asOwner('2024-04')).rejects.toThrow(/archive-missing archive:2024-03/)
    await app.files.put(String(file), bytes)
  })

  it('takes the rows, is audited, and the chain stays checkable; what is left is archived further', async () => {
    expect(await asOwner('2024-04')).toEqual({ months: ['2024-01', '2024-03'], rows: 7 })
    const { rows } = await owner.query<{ id: number }>('SELECT min(id)::int AS id FROM audit')
    expect(rows[0]?.id).toBe(8)
    expect(await app.findings()).toEqual([])
    expect((await archiveOf('2024-03'))?.removedAt).not.toBeNull()
    const { list } = await auditor(listOperations, { query: { action: 'audit.removeArchived' } })
    expect(list[0]?.text).toContain('removed archived rows of the audit by the operator’s command')
    await expect(asOwner('2024-04')).rejects.toThrow(/Nothing to remove/)
    expect(linesOf(await auditor(downloadArchive, { params: { month: '2024-01' } }))).toHaveLength(5)
  })
})

describe('a check with archives', () => {
  const tables = ['audit', 'audit_head', 'audit_archive', 'stored_file']
  const files = new Map<string, Buffer>()
  const fileOf = new Map<string, string>()
  beforeAll(async () => {
    const { readFile } = await import('node:fs/promises')
    for (const { month, file_id: id } of await app.db
      .selectFrom('audit_archive')
      .select(['month', 'file_id'])
      .execute()) {
      fileOf.set(month, id ?? '')
      files.set(id ?? '', await readFile(join(app.folder, String(id).slice(0, 2), String(id))))
    }
    await owner.query('SET session_replication_role = replica; CREATE SCHEMA before')
    for (const table of tables) await owner.query(`CREATE TABLE before.${table} AS TABLE ${table}`)
  })
  afterEach(async () => {
    for (const table of tables)
      await owner.query(`DELETE FROM ${table}; ${await putBack(owner, table, `before.${table}`)}`)
    for (const [id, bytes] of files) await app.files.put(id, bytes)
  })

  /** Changes the lines of a month's archive and stores it without using the product. */
  const rewritten = async (month: string, change: (lines: string[]) => string[]) => {
    const id = fileOf.get(month) ?? ''
    const lines = gunzipSync(files.get(id) ?? Buffer.alloc(0))
      .toString()
      .split('\n')
    await app.files.put(id, gzipSync(change(lines).join('\n')))
    return id
  }
  const found = async () => (await app.findings()).filter((line) => !line.startsWith('file-'))

  // January and March are removed from the table; April, May and June are still in it too.
  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'a row changed in the file',
      () =>
        rewritten('2024-01', (lines) =>
          lines.map((line) => line.replace('"id":2,', '"id":2,"x":1,').replace('p1', 'pX')),
        ),
      ['archive-changed archive:2024-01', 'audit-changed audit:1'],
    ],
    [
      'a row missing from the file',
      () => rewritten('2024-01', (lines) => lines.toSpliced(2, 1)),
      ['audit-deleted audit:2', 'archive-changed archive:2024-01'],
    ],
    [
      'the last row missing from the file',
      () => rewritten('2024-03', (lines) => lines.toSpliced(3, 1)),
      ['archive-changed archive:2024-03', 'audit-deleted audit:7'],
    ],
    [
      'a file that is gone',
      () => rm(join(app.folder, fileOf.get('2024-01')?.slice(0, 2) ?? '', fileOf.get('2024-01') ?? '')),
      ['archive-missing archive:2024-01'],
    ],
    [
      'a file cut off',
      () =>
        app.files.put(
          fileOf.get('2024-03') ?? '',
          (files.get(fileOf.get('2024-03') ?? '') ?? Buffer.alloc(0)).subarray(0, 100),
        ),
      ['archive-unreadable archive:2024-03'],
    ],
    [
      'a file that is something else',
      () => app.files.put(fileOf.get('2024-03') ?? '', Buffer.from('other')),
      ['archive-unreadable archive:2024-03'],
    ],
    [
      'the file of another month in its place',
      () => app.files.put(fileOf.get('2024-03') ?? '', files.get(fileOf.get('2024-01') ?? '') ?? Buffer.alloc(0)),
      ['archive-other archive:2024-03'],
    ],
    [
      'two archives that change places',
      () =>
        owner.query(`UPDATE audit_archive a SET file_id = b.file_id FROM audit_archive b
          WHERE a.month IN ('2024-01', '2024-03') AND b.month IN ('2024-01', '2024-03') AND a.month <> b.month`),
      ['archive-other archive:2024-01', 'archive-other archive:2024-03'],
    ],
    [
      'a gap between archives',
      () => owner.query("DELETE FROM audit_archive WHERE month = '2024-03'"),
      ['archive-order archive:2024-04', 'audit-deleted audit:5-7', 'archive-missing archive:2024-03'],
    ],
    [
      'a forged end of an archive',
      () => owner.query("UPDATE audit_archive SET hash_last = '\\x01' WHERE month = '2024-03'"),
      ['archive-other archive:2024-03', 'archive-order archive:2024-04', 'audit-changed audit:8'],
    ],
    [
      'a row changed after it was archived',
      () => owner.query("UPDATE audit SET actor_name = 'x' WHERE id = 8"),
      ['audit-changed audit:8'],
    ],
    [
      'a row deleted after it was archived',
      () => owner.query('DELETE FROM audit WHERE id = 9'),
      ['audit-deleted audit:9'],
    ],
    [
      'a removed row put into the table again',
      () =>
        owner.query(
          'INSERT INTO audit SELECT 3, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash FROM audit WHERE id = 8',
        ),
      ['audit-inserted audit:3'],
    ],
    [
      'rows removed past the command',
      () =>
        owner.query(
          "DELETE FROM audit WHERE id IN (8, 9); UPDATE audit_archive SET removed_at = now() WHERE month = '2024-04'",
        ),
      ['archive-removal archive:2024-04'],
    ],
    [
      'an archive changed together with the hash that is kept of it',
      async () => {
        const id = await rewritten('2024-04', (lines) => [...lines.slice(0, -1), lines[1] ?? '', ''])
        const bytes = (await openFrom(app.files)(id)) as AsyncIterable<Buffer>
        const hash = createHash('sha256')
        for await (const chunk of bytes) hash.update(chunk)
        await owner.query('UPDATE stored_file SET sha256 = $2 WHERE id = $1', [id, hash.digest('hex')])
      },
      ['archive-changed archive:2024-04'],
    ],
    [
      'an archive that nobody made',
      () =>
        owner.query(`INSERT INTO audit_archive (id, month, first_id, last_id, hash_before, hash_last, file_id, created_by)
          SELECT 'forged', '2024-07', 12, 12, hash_last, '\\x01', file_id, created_by FROM audit_archive WHERE month = '2024-06'`),
      ['archive-other archive:2024-07'],
    ],
  ])('finds %s', async (_, damage, expected) => {
    await damage()
    expect(await found()).toEqual(expected)
  })

  it('finds nothing where nothing was done', async () => {
    expect(await app.findings()).toEqual([])
  })
})
