// Tests the check in steps: what a night reads, what it finds before and behind its waypoint, which waypoints it does not believe, and that it goes on where it was broken off.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { suspendReport } from '@register/contract/business/report/report'
import { secretsFrom } from '../src/access/secrets.ts'
import { ofRegister, writeSigned } from '../src/access/waypoint/signed.ts'
import type { Waypoint } from '../src/access/waypoint/waypoint.ts'
import { testApp } from './app.ts'
import { publishedReport, uploadCertificate } from './make.ts'
import { due, fillAudit, fillLog, sign, step, today, waypoint, type Run } from './log/steps.ts'

const app = await testApp()
const { owner } = app
/** Two reports: in the block of ids up to 1,000, and in the one after it. */
const reports: number[] = []
/** Of the blocks 0 and 1 the one that is not tonight's, and an old row in it. */
let block = 0
let old = 0
/** The end of the audit and of the log. */
let ends = { audit: 0, log: 0 }
let clean: Waypoint
let first: Run

const set = (sql: string) => owner.query(`SET session_replication_role = replica; ${sql}`)

/** Does the damage for one attempt at a check, and puts everything back. */
async function with_<T>(damage: string, mend: string, run: () => Promise<T>): Promise<T> {
  await set(damage)
  try {
    return await run()
  } finally {
    await set(mend)
  }
}

beforeAll(async () => {
  reports.push((await publishedReport(app)).id)
  await owner.query('ALTER TABLE report ALTER COLUMN id RESTART WITH 1500')
  reports.push((await publishedReport(app)).id)
  await fillLog(app, reports[0] ?? 0, 2_100)
  await fillAudit(app, 2_100)
  const [audit, log] = [
    await app.db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow(),
    await app.db.selectFrom('integrity_head').select('last_id').executeTakeFirstOrThrow(),
  ]
  ends = { audit: audit.last_id, log: log.last_id }
  block = (await today(app)) === 0 ? 1 : 0
  old = block * 1_000 + 500
  first = await step(app)
  clean = await waypoint(app)
})
beforeEach(() => sign(app, clean))

describe('a night', () => {
  it('begins with everything, and reads little when nothing is new', async () => {
    expect([first.found, first.outcome.isWhole]).toEqual([[], true])
    expect(clean).toMatchObject({ audit: { id: ends.audit, rows: ends.audit }, log: { id: ends.log, rows: ends.log } })
    const { found, outcome } = await step(app)
    expect([found, outcome.isWhole]).toEqual([[], false])
    expect(outcome.rows).toBeLessThan(ends.audit)
    const now = await waypoint(app)
    expect(now).toMatchObject({ wholeAt: clean.wholeAt, audit: { id: ends.audit }, log: { id: ends.log } })
    expect(now.at > clean.at).toBe(true)
    expect(now.sevenths[await today(app)]).toBe(now.begunAt)
    expect(now.sevenths[block]).toBe(clean.begunAt)
  })

  it('reads everything when a person asks, and in seven nights without one', async () => {
    expect((await step(app, { whole: true })).outcome).toMatchObject({ isWhole: true })
    expect((await waypoint(app)).wholeAt > clean.wholeAt).toBe(true)
    await due(app, [0, 1, 2, 3, 4, 5, 6])
    expect((await step(app)).outcome).toMatchObject({ isWhole: true })
  })

  it('reads everything after a change of the product', async () => {
    await sign(app, { ...clean, version: '0.0.0' })
    expect(await step(app)).toMatchObject({ found: [], outcome: { isWhole: true } })
  })

  const places: [string, () => string, () => string, () => string][] = [
    [
      'row of the audit',
      () => `UPDATE audit SET ip = 'x' WHERE id = ${old}`,
      () => `UPDATE audit SET ip = '' WHERE id = ${old}`,
      () => `audit-changed audit:${old}`,
    ],
    [
      'entry of the log',
      () => `UPDATE integrity_entry SET version = version + 1 WHERE id = ${old}`,
      () => `UPDATE integrity_entry SET version = version - 1 WHERE id = ${old}`,
      () => `integrity-entry-changed integrity:${old}`,
    ],
    [
      'published record',
      () => `UPDATE report SET test_place = test_place || 'X' WHERE id = ${reports[block]}`,
      () => `UPDATE report SET test_place = left(test_place, -1) WHERE id = ${reports[block]}`,
      () => `integrity-record-changed report:${reports[block]}`,
    ],
  ]
  it.each(places)(
    'finds a changed old %s when its seventh is due, and in a whole check',
    async (_, damage, mend, found) => {
      await with_(damage(), mend(), async () => {
        expect((await step(app)).found).toEqual([])
        await due(app, [block])
        const night = await step(app)
        expect([night.found, night.outcome.isWhole]).toEqual([[found()], false])
        // What was found is found again, because the waypoint stays where it was.
        expect((await step(app)).found).toEqual([found()])
        expect((await step(app, { whole: true })).found).toEqual([found()])
      })
      expect((await step(app)).found).toEqual([])
    },
  )

  it('finds what is new at once: a changed row, a record that is not the one of its new entry', async () => {
    await fillAudit(app, 3)
    const hit = ends.audit + 2
    await with_(`UPDATE audit SET ip = 'x' WHERE id = ${hit}`, `UPDATE audit SET ip = '' WHERE id = ${hit}`, async () =>
      expect((await step(app)).found).toEqual([`audit-changed audit:${hit}`]),
    )
    await fillLog(app, reports[0] ?? 0, 1)
    const place = (change: string) => `UPDATE report SET test_place = ${change} WHERE id = ${reports[0]}`
    await with_(place("test_place || 'X'"), place('left(test_place, -1)'), async () =>
      expect((await step(app)).found).toEqual([`integrity-record-changed report:${reports[0]}`]),
    )
    expect((await step(app)).found).toEqual([])
    clean = await waypoint(app)
  })

  it('compares what the server has seen last, though that row is not read tonight', async () => {
    const seen = { id: old, hash: '00' }
    expect((await step(app, { seen })).found).toEqual([`audit-cut-off audit:${old}`])
  })

  it('finds an act whose entry was cut off together with the head, though the report is not read tonight', async () => {
    const id = reports[block] ?? 0
    await owner.query('CREATE TABLE head AS TABLE integrity_head')
    const head = await app.as('head-office')
    const { rows } = await owner.query<{ rev: number }>('SELECT rev FROM report WHERE id = $1', [id])
    await head(suspendReport, { body: { id, rev: Number(rows[0]?.rev), reason: '抽查' } })
    await with_(
      `CREATE TABLE cut AS SELECT * FROM integrity_entry WHERE id > ${clean.log.id};
       CREATE TABLE later AS TABLE integrity_head;
       DELETE FROM integrity_entry WHERE id > ${clean.log.id};
       DELETE FROM integrity_head; INSERT INTO integrity_head TABLE head`,
      `DELETE FROM integrity_head; INSERT INTO integrity_head TABLE later; INSERT INTO integrity_entry TABLE cut;
       DROP TABLE cut, later, head`,
      async () => expect((await step(app)).found).toEqual([`integrity-missing-entry report:${id}`]),
    )
    expect((await step(app)).found).toEqual([])
    clean = await waypoint(app)
  })
})

describe('stored files', () => {
  it('are read when they are new, and the older ones in their seventh', async () => {
    const staff = await app.as('body-staff')
    const { id } = await uploadCertificate(staff)
    const path = join(app.folder, id.slice(0, 2), id)
    const bytes = await readFile(path)
    await writeFile(path, 'other bytes')
    expect((await step(app)).found).toEqual([`file-changed file:${id}`])
    await writeFile(path, bytes)
    expect((await step(app)).found).toEqual([])
    const part = createHash('sha256').update(id).digest().readUInt8(0) % 7
    clean = await waypoint(app)
    await writeFile(path, 'other bytes')
    if (part !== (await today(app))) expect((await step(app)).found).toEqual([])
    await due(app, [part])
    expect((await step(app)).found).toEqual([`file-changed file:${id}`])
    await writeFile(path, bytes)
  })
})

describe('a waypoint that cannot be right is told of, and everything is read', () => {
  const hidden = () =>
    [`UPDATE audit SET ip = 'x' WHERE id = ${old}`, `UPDATE audit SET ip = '' WHERE id = ${old}`] as const

  it('one that was written without the key', async () => {
    const [damage, mend] = hidden()
    await with_(damage, mend, async () => {
      await owner.query(`UPDATE waypoint SET said = replace(said, '"id":', '"id":1') WHERE name = 'register'`)
      expect((await step(app)).found).toEqual(['waypoint-forged waypoint:register', `audit-changed audit:${old}`])
    })
    const { found, outcome } = await step(app)
    expect([found, outcome.isWhole]).toEqual([['waypoint-forged waypoint:register'], true])
    expect((await step(app)).found).toEqual([])
  })

  it('one of another key, and one of a check that was put in the place of the register’s', async () => {
    await writeSigned(app.db, secretsFrom(Buffer.from('another secret of 32 bytes or more')), ofRegister, clean)
    expect((await step(app)).found).toEqual(['waypoint-forged waypoint:register'])
    await expect(step(app, { job: 'swapped', dies: 'files' })).rejects.toThrow('died')
    await owner.query(
      `UPDATE waypoint SET (said, mac) = (SELECT said, mac FROM waypoint WHERE name = 'swapped') WHERE name = 'register'`,
    )
    expect(await app.findings()).toEqual(['waypoint-forged waypoint:register'])
    expect((await step(app)).found).toEqual(['waypoint-forged waypoint:register'])
  })

  it('one whose row has another hash by now', async () => {
    const { audit, log } = clean
    await with_(
      `UPDATE audit SET hash = '\\x00' WHERE id = ${audit.id}`,
      `UPDATE audit SET hash = '\\x${audit.hash}' WHERE id = ${audit.id}`,
      async () =>
        expect((await step(app)).found).toEqual([
          'waypoint-row waypoint:audit',
          `audit-changed audit:${audit.id}`,
          'audit-head audit:head',
        ]),
    )
    await with_(
      `UPDATE integrity_entry SET hash = repeat('0', 64) WHERE id = ${log.id}`,
      `UPDATE integrity_entry SET hash = '${log.hash}' WHERE id = ${log.id}`,
      async () => expect((await step(app)).found).toContain('waypoint-row waypoint:log'),
    )
  })

  it('one that lies beyond the end', async () => {
    const { audit, log } = clean
    await sign(app, { ...clean, audit: { ...audit, id: audit.id + 5 }, log: { ...log, id: log.id + 5 } })
    const { found, outcome } = await step(app)
    expect([found, outcome.isWhole]).toEqual([['waypoint-ahead waypoint:audit', 'waypoint-ahead waypoint:log'], true])
  })

  it('one behind which rows are gone, or were put in', async () => {
    const kept = (table: string) =>
      [
        `CREATE TABLE gone AS SELECT * FROM ${table} WHERE id = ${old}; DELETE FROM ${table} WHERE id = ${old}`,
        `INSERT INTO ${table} TABLE gone; DROP TABLE gone`,
      ] as const
    const [damage, mend] = kept('audit')
    await with_(damage, mend, async () =>
      expect((await step(app)).found).toEqual(['waypoint-count waypoint:audit', `audit-deleted audit:${old}`]),
    )
    const [damageLog, mendLog] = kept('integrity_entry')
    await with_(damageLog, mendLog, async () =>
      expect((await step(app)).found).toEqual(['waypoint-count waypoint:log', `integrity-order integrity:${old}`]),
    )
    await with_(
      `INSERT INTO audit SELECT -7, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash FROM audit WHERE id = 1`,
      'DELETE FROM audit WHERE id < 0',
      async () => expect((await step(app)).found).toEqual(['waypoint-count waypoint:audit', 'audit-inserted audit:-7']),
    )
  })

  it('but an older one that was put back, or none, only makes the check read more', async () => {
    await fillAudit(app, 40)
    const usual = await step(app)
    await sign(app, clean)
    const more = await step(app)
    expect([more.found, more.outcome.isWhole]).toEqual([[], false])
    expect(more.outcome.rows).toBe(usual.outcome.rows)
    await owner.query('DELETE FROM waypoint')
    expect(await step(app)).toMatchObject({ found: [], outcome: { isWhole: true } })
    clean = await waypoint(app)
  })

  it('but a register of before there were any is checked all the same', async () => {
    await owner.query('ALTER TABLE waypoint RENAME TO away')
    expect(await app.findings()).toEqual([])
    await owner.query('ALTER TABLE away RENAME TO waypoint')
  })

  it('and npm run verify tells of it, and reads everything in any case', async () => {
    await owner.query(`UPDATE waypoint SET mac = '\\x00' WHERE name = 'register'`)
    const [damage, mend] = hidden()
    await with_(damage, mend, async () =>
      expect(await app.findings()).toEqual(['waypoint-forged waypoint:register', `audit-changed audit:${old}`]),
    )
  })
})

describe('a check that is broken off', () => {
  it.each([
    ['a whole one', true],
    ['one by night', false],
  ])('%s goes on where it was, and both ends are those of one moment', async (_, whole) => {
    const job = `broken-${whole}`
    await due(app, [0, 1, 2])
    await expect(step(app, { job, whole, dies: 'files' })).rejects.toThrow('died')
    await fillAudit(app, 2)
    await publishedReport(app)
    // What was read is not read again in this check: a change meanwhile is left to the next one.
    await with_(`UPDATE audit SET ip = 'x' WHERE id = 500`, `UPDATE audit SET ip = '' WHERE id = 500`, async () => {
      const { found, far, outcome } = await step(app, { job, whole })
      expect(found).toEqual([])
      expect(outcome.isWhole).toBe(whole)
      const [done, total] = far[0] ?? [0, 0]
      expect(done).toBeGreaterThan(0.8 * total)
      expect(far.at(-1)).toEqual([total, total])
      expect((await step(app, { whole: true })).found).toEqual(['audit-changed audit:500'])
    })
    const [audit, log] = [
      await app.db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow(),
      await app.db.selectFrom('integrity_head').select('last_id').executeTakeFirstOrThrow(),
    ]
    clean = await waypoint(app)
    expect([clean.audit.id, clean.log.id]).toEqual([audit.last_id, log.last_id])
    expect((await owner.query('SELECT name FROM waypoint')).rows).toEqual([{ name: 'register' }])
  })

  it('goes on where it was, though the waypoint of the register is forged', async () => {
    await owner.query(`UPDATE waypoint SET mac = '\\x00' WHERE name = 'register'`)
    await expect(step(app, { job: 'beside', dies: 'files' })).rejects.toThrow('died')
    const { found, far } = await step(app, { job: 'beside' })
    expect(found).toEqual(['waypoint-forged waypoint:register'])
    expect(far[0]?.[0]).toBeGreaterThan(2_000)
  })

  it.each([
    [
      'a changed row',
      "UPDATE audit SET ip = 'x' WHERE id = 900",
      "UPDATE audit SET ip = '' WHERE id = 900",
      'audit-changed audit:900',
    ],
    [
      'a row that is gone',
      'CREATE TABLE gone AS SELECT * FROM audit WHERE id = 900; DELETE FROM audit WHERE id = 900',
      'INSERT INTO audit TABLE gone; DROP TABLE gone',
      'audit-deleted audit:900',
    ],
  ])('finds again what it had found: %s', async (what, damage, mend, found) => {
    await owner.query('DELETE FROM waypoint')
    await with_(damage, mend, async () => {
      await expect(step(app, { job: what, whole: true, dies: 'files' })).rejects.toThrow('died')
      expect((await step(app, { job: what, whole: true })).found).toEqual([found])
    })
  })

  it('believes no progress that was forged, of another check, or behind which rows are gone', async () => {
    await expect(step(app, { job: 'forged', whole: true, dies: 'files' })).rejects.toThrow('died')
    await owner.query(`UPDATE waypoint SET said = replace(said, '"done":[', '"done":["files",') WHERE name = 'forged'`)
    const forged = await step(app, { job: 'forged', whole: true })
    expect(forged.found).toEqual(['waypoint-forged waypoint:check'])
    expect(forged.far[0]?.[0]).toBeLessThan(1_100)

    await expect(step(app, { job: 'one', whole: true, dies: 'files' })).rejects.toThrow('died')
    await expect(step(app, { job: 'two', whole: true, dies: 'codes' })).rejects.toThrow('died')
    await owner.query(
      `UPDATE waypoint SET (said, mac) = (SELECT said, mac FROM waypoint WHERE name = 'one') WHERE name = 'two'`,
    )
    expect((await step(app, { job: 'two', whole: true })).found).toEqual(['waypoint-forged waypoint:check'])
    await with_(
      'CREATE TABLE gone AS SELECT * FROM audit WHERE id = 700; DELETE FROM audit WHERE id = 700',
      'INSERT INTO audit TABLE gone; DROP TABLE gone',
      async () =>
        expect((await step(app, { job: 'one', whole: true })).found).toEqual([
          'waypoint-count waypoint:audit',
          'audit-deleted audit:700',
        ]),
    )
  })
})
