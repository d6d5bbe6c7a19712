// The audit check for the auditor: in the background, one at a time, with findings as text.
import { listChecks, readNightly, startCheck, type CheckRun } from '@register/contract/log/check'
import { listOperations } from '@register/contract/log/operations'
import { productVersion } from '@register/contract/product'
import { addPost } from '@register/contract/system/post'
import { listScheduledTasks, runScheduledTask } from '@register/contract/system/scheduledTask/scheduledTask'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditFindings, type Walked } from '../../../access/audit/findings.ts'
import type { AuditPlace } from '../../../access/audit/place.ts'
import type { SeenAudit } from '../../../access/audit/seen.ts'
import { writeSigned } from '../../../access/waypoint/signed.ts'
import { testApp, type Caller } from '../../../../test/app.ts'

let seen: SeenAudit | undefined
const app = await testApp({ seen: () => Promise.resolve(seen) })
const second = await testApp({ sharing: app })
const [auditor, system] = (await Promise.all(['auditor', 'system-admin'].map((name) => app.as(name)))) as [
  Caller,
  Caller,
]

async function ended(caller = auditor): Promise<CheckRun> {
  let newest: CheckRun | undefined
  await expect.poll(async () => ([newest] = await caller(listChecks, {}))[0]?.state).toMatch(/done|failed/)
  if (!newest) throw new Error('No check')
  return newest
}
const checked = async () => {
  await auditor(startCheck, {})
  return ended()
}

/** The end of the audit, as a check that has come there keeps it. */
async function placeNow(): Promise<AuditPlace | undefined> {
  let place: AuditPlace | undefined
  const parts = { secrets: app.secrets, seen: undefined, open: () => Promise.resolve(undefined) }
  const walked = ({ place: now }: Walked) => Promise.resolve(void (place = now))
  for await (const { kind } of auditFindings(app.db, { ...parts, walked })) throw new Error(kind)
  return place
}

beforeAll(async () => {
  for (const code of ['a', 'b', 'c'])
    await system(addPost, { body: { code, name: `岗位 ${code}`, sort: 1, status: 'active' } })
})

describe('a check of the audit', () => {
  it('is for who may', async () => {
    for (const endpoint of [listChecks, startCheck]) {
      expect((await system.refused(endpoint, {})).status).toBe(403)
      expect((await app.stranger.refused(endpoint, {})).status).toBe(401)
    }
    expect(await auditor(listChecks, {})).toEqual([])
  })

  it('states what it checked and for whom, and is recorded with its outcome', async () => {
    const begun = await auditor(startCheck, {})
    expect(begun).toMatchObject({ state: 'waiting', done: 0, total: null, by: '审计管理员', finishedAt: null })
    const run = await ended()
    expect(run).toMatchObject({ id: begun.id, state: 'done', findingCount: 0, findings: [], archives: 0, msg: '' })
    expect(run.from?.id).toBe(1)
    expect(run.to?.id).toBe(run.done)
    expect(run.total).toBe(run.done)
    expect(run.took).toBeGreaterThanOrEqual(0)
    const { list } = await auditor(listOperations, { query: { action: 'audit.check,audit.checked' } })
    expect(list.slice(0, 2).map(({ text }) => text)).toEqual([
      '审计管理员 completed a check of the audit',
      '审计管理员 asked for a check of the audit',
    ])
  })

  it('runs once at a time, also when asked twice at once', async () => {
    const both = await Promise.all([1, 2].map(() => auditor.raw(startCheck, {})))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await ended()).state).toBe('done')
  })

  it.each([
    ['zh', '第 2 条', '记录与其校验值不符：被修改，或是后来放入的'],
    ['en', 'Row 2', 'A row does not match its hash: it was changed or inserted'],
  ])('finds an edit made past the product, told in %s', async (lang, place, text) => {
    await app.owner.query("UPDATE audit SET actor_name = actor_name || 'x' WHERE id = 2")
    const run = await checked()
    expect(run.findingCount).toBe(1)
    const [newest] = await auditor(listChecks, {}, { headers: { 'accept-language': lang } })
    expect(newest?.findings).toEqual([{ kind: 'audit-changed', place, text }])
    await app.owner.query('UPDATE audit SET actor_name = left(actor_name, -1) WHERE id = 2')
    expect((await checked()).findingCount).toBe(0)
  })

  it('keeps the first hundred findings and counts all', async () => {
    await app.owner
      .query(`INSERT INTO audit SELECT -n, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash
      FROM audit, generate_series(1, 150) n WHERE id = 1`)
    const run = await checked()
    expect([run.findingCount, run.findings.length]).toEqual([150, 100])
    await app.owner.query('DELETE FROM audit WHERE id < 0')
  })

  it('uses what this server has seen: an end cut off together with its head is noticed', async () => {
    const { last_id: last, last_hash: hash } = await app.db
      .selectFrom('audit_head')
      .selectAll()
      .executeTakeFirstOrThrow()
    seen = { id: last + 100, hash: hash.toString('hex') }
    const run = await checked()
    expect(run.findings.map(({ kind }) => kind)).toEqual(['audit-cut-off'])
    seen = undefined
  })

  it('of the whole register tells what it reads while it is at work, and what the next one reads', async () => {
    expect(await auditor(readNightly, {})).toEqual({ waypoint: null, run: null })
    expect((await system.refused(readNightly, {})).status).toBe(403)
    const { list } = await system(listScheduledTasks, { query: { handler: 'verify' } })
    // The lock is held until the check has come there.
    await app.owner.query('BEGIN; LOCK TABLE report_part IN ACCESS EXCLUSIVE MODE')
    await system(runScheduledTask, { params: { id: list[0]?.id ?? 0 } })
    await expect.poll(async () => (await auditor(readNightly, {})).run?.step).toBe('references between tables')
    const [zh, task] = [
      await auditor(readNightly, {}, { headers: { 'accept-language': 'zh' } }),
      (await system(listScheduledTasks, { query: { handler: 'verify' } })).list[0],
    ]
    expect(zh.run).toMatchObject({ step: '各表之间的引用', state: 'running' })
    expect(task?.last?.step).toBe('references between tables')
    await app.owner.query('COMMIT')
    await expect.poll(async () => (await auditor(readNightly, {})).run?.state).toBe('done')
    const { waypoint, run } = await auditor(readNightly, {})
    expect(run).toMatchObject({ step: '', done: run?.total })
    expect(waypoint?.rows).toBeGreaterThan(0)
    expect(waypoint?.at).toBe(waypoint?.wholeAt)
    await app.owner.query('UPDATE waypoint SET said = replace(said, \'"rows":\', \'"rows":9\')')
    expect((await auditor(readNightly, {})).waypoint).toBeNull()
  })

  it('shows the last twenty', async () => {
    await app.owner.query(
      `INSERT INTO job (id, kind, state, created_at, finished_at) SELECT 'old' || n, 'audit.check', 'done', now() - interval '1 day', now() - interval '1 day' FROM generate_series(1, 30) n`,
    )
    const runs = await auditor(listChecks, {})
    expect(runs).toHaveLength(20)
    expect(runs.at(-1)).toMatchObject({ by: '', from: null, to: null })
  })

  it('is given back when its process ends in the middle, goes on where it was, and is one check at a time also then', async () => {
    const audit = await placeNow()
    // The lock is held until the process ends.
    await app.owner.query('BEGIN; LOCK TABLE audit_archive IN ACCESS EXCLUSIVE MODE')
    const { id } = await auditor(startCheck, {})
    await expect.poll(async () => (await auditor(listChecks, {}))[0]?.state).toBe('running')
    // As the process left it that had read up to here.
    await writeSigned(app.db, app.secrets, id, { version: productVersion, audit })
    await app.owner.query("UPDATE audit SET actor_name = actor_name || 'x' WHERE id = 2")
    const there = await second.as('auditor')
    const closing = app.app.http.close()
    await app.owner.query('COMMIT')
    await closing
    expect((await there.refused(startCheck, {})).status).toBe(409)
    await second.app.engine.start()
    const run = await ended(there)
    expect(run).toMatchObject({ id, state: 'done', findingCount: 0, from: { id: 1 } })
    expect(run.to?.id).toBe(run.done)
    expect((await app.owner.query('SELECT name FROM waypoint')).rows).toEqual([{ name: 'register' }])
    await there(startCheck, {})
    expect((await ended(there)).findings.map(({ place }) => place)).toEqual(['Row 2'])
    await app.owner.query('UPDATE audit SET actor_name = left(actor_name, -1) WHERE id = 2')
  })
})
