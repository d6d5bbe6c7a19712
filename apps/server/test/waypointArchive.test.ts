// Tests what a night reads of archives: the file of a month that is new, of one in its seventh, and the rows that a file alone has.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listArchives, startArchive } from '@register/contract/log/archive'
import { addPost } from '@register/contract/system/post'
import { beforeAll, expect, it } from 'vitest'
import { everySeventh, isMonthIn } from '../src/access/waypoint/sevenths.ts'
import { removeArchived } from '../src/features/system/log/service.ts'
import { openFrom } from '../src/files/store.ts'
import { testApp } from './app.ts'
import { dated } from './dated.ts'
import { due, sign, step, today, waypoint } from './log/steps.ts'

const app = await testApp()
const { owner } = app
const auditor = await app.as('auditor')
const months = ['2024-01', '2024-03', '2024-04']

async function archived(month: string): Promise<void> {
  await auditor(startArchive, { body: { month } })
  const state = async () => (await auditor(listArchives, {})).archives.find((one) => one.month === month)?.state
  await expect.poll(state).toBe('done')
}

/** Changes the file of a month for one attempt at a check. */
async function withFile(month: string, bytes: (now: Buffer) => Buffer, run: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ file_id: string }>('SELECT file_id FROM audit_archive WHERE month = $1', [month])
  const id = String(rows[0]?.file_id)
  const path = join(app.folder, id.slice(0, 2), id)
  const now = await readFile(path)
  await writeFile(path, bytes(now))
  try {
    await run()
  } finally {
    await writeFile(path, now)
  }
}
const other = (now: Buffer) => Buffer.concat([now, Buffer.from('x')])
const seventhOf = (month: string) => everySeventh.filter((part) => isMonthIn([part], month))

beforeAll(async () => {
  const system = await app.as('system-admin')
  for (let n = 1; n <= 8; n++)
    await system(addPost, { body: { code: `p${n}`, name: `检验员 ${n}`, sort: 1, status: 'active' } })
  await dated(app, { 1: '2024-01-02', 2: '2024-01-03', 3: '2024-03-01', 4: '2024-03-02', 5: '2024-04-01' })
  await step(app)
})

it('reads an archive that is new, and takes the rows that say of it into the waypoint', async () => {
  await archived('2024-01')
  await withFile('2024-01', other, async () => {
    const { found, outcome } = await step(app)
    expect([found.filter((one) => !one.startsWith('file-')), outcome.isWhole]).toEqual([
      ['archive-unreadable archive:2024-01'],
      false,
    ])
  })
  for (const month of months.slice(1)) await archived(month)
  expect((await step(app)).found).toEqual([])
  const { audit } = await waypoint(app)
  expect(Object.keys(audit.archived)).toEqual(months)
  expect(audit.read.toSorted()).toEqual(months)
})

it('reads an older one in its seventh, and misses one whose record is gone at once', async () => {
  const month = months.find((one) => !seventhOf(one).includes(0)) ?? ''
  const night = await today(app)
  await withFile(month, other, async () => {
    const before = await waypoint(app)
    if (!seventhOf(month).includes(night))
      expect((await step(app)).found.filter((one) => one.startsWith('archive-'))).toEqual([])
    await due(app, seventhOf(month))
    expect((await step(app)).found).toContain(`archive-unreadable archive:${month}`)
    await sign(app, before)
  })
  await owner.query(`CREATE TABLE gone AS SELECT * FROM audit_archive WHERE month = '2024-04';
    DELETE FROM audit_archive WHERE month = '2024-04'`)
  expect((await step(app)).found).toContain('archive-missing archive:2024-04')
  await owner.query('INSERT INTO audit_archive TABLE gone; DROP TABLE gone')
  expect((await step(app)).found).toEqual([])
})

it('reads rows that their archive alone has, and those after them', async () => {
  await owner.query('GRANT DELETE ON audit TO PUBLIC; GRANT UPDATE ON audit_archive TO PUBLIC')
  await removeArchived(
    { db: app.db, secrets: app.secrets, open: openFrom(app.files), seen: undefined, say: () => {} },
    '2024-04',
  )
  const night = await step(app)
  expect([night.found, night.outcome.isWhole]).toEqual([[], false])
  expect((await waypoint(app)).audit.removed.toSorted()).toEqual(['2024-01', '2024-03'])
  await due(app, everySeventh.slice(0, 6))
  expect((await step(app)).found).toEqual([])

  await owner.query(`SET session_replication_role = replica`)
  await due(app, [0])
  await owner.query("UPDATE audit SET ip = ip || 'x' WHERE id = 5")
  expect((await step(app)).found).toEqual(['audit-changed audit:5'])
  await owner.query('UPDATE audit SET ip = left(ip, -1) WHERE id = 5')
  // A row of a removed month that is in the table again shows in the number of rows.
  await owner.query(
    `INSERT INTO audit SELECT 3, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash FROM audit WHERE id = 5`,
  )
  expect((await step(app)).found).toEqual(['waypoint-count waypoint:audit', 'audit-inserted audit:3'])
  await owner.query('DELETE FROM audit WHERE id = 3')
  await withFile(
    '2024-03',
    () => Buffer.from('x'),
    async () => {
      await due(app, seventhOf('2024-03'))
      expect((await step(app)).found).toContain('archive-unreadable archive:2024-03')
    },
  )
  expect((await step(app)).found).toEqual([])
})

it('reads everything where rows went into archives that it had not read', async () => {
  const { audit, ...others } = await waypoint(app)
  await sign(app, { ...others, audit: { ...audit, read: ['2024-01'] } })
  expect(await step(app)).toMatchObject({ found: [], outcome: { isWhole: true } })
})
