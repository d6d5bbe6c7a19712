// Background exports from the side of people who start, watch, download, stop and lose them.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { exportReports } from '@register/contract/business/report/report'
import { fileExport } from '@register/contract/demo/sample'
import { listTasks, removeTask, startExport, type TaskRow } from '@register/contract/system/tasks'
import { describe, expect, it } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../files/excel.ts'
import { sweep } from '../../business/file/service.ts'
import { testApp, type Caller, type TestApp } from '../../../../test/app.ts'
import { silence } from '../../../../test/deadJobs.ts'
import { publishedReport } from '../../../../test/make.ts'
import { sweepTasks } from './service.ts'

const app = await testApp()
const second = await testApp({ sharing: app })
/** The first instance of each pair ends, the second continues its work. */
const [ending, killed] = [await testApp(), await testApp()]
const [staying, heir] = [await testApp({ sharing: ending }), await testApp({ sharing: killed })]
const [staff, other, expert, visitor] = (await Promise.all(
  ['body-staff', 'body-manager-902', 'expert', 'registered'].map((name) => app.as(name)),
)) as [Caller, Caller, Caller, Caller]

/** An export of reports always has one kind. */
const lifts = { formKind: elevator.key, prop: 'issueDate' } as const

const start = (caller: Caller, name: 'demo/sample' | 'business/report', params = {}, more = {}) =>
  caller(startExport, { body: { name, params, ...more } })
const taskOf = async (caller: Caller, id: string) =>
  (await caller(listTasks, { query: { pageSize: 100 } })).list.find((task) => task.id === id)

/** Polls until the task is over, as the screen does. */
async function ended(caller: Caller, { id }: { id: string }): Promise<TaskRow> {
  let task: TaskRow | undefined
  await expect.poll(async () => (task = await taskOf(caller, id))?.state).toMatch(/done|failed/)
  if (!task) throw new Error('The task is gone')
  return task
}
const fetched = async (url: string | null) => (await app.app.http.inject({ method: 'GET', url: url ?? '/' })).rawPayload
async function cells(bytes: unknown): Promise<ShownCell[][]> {
  const rows: ShownCell[][] = []
  for await (const { cells: row } of readSheet(bytes as Buffer, { maxRows: 5_000 })) rows.push(row)
  return rows
}
const forget = async (caller: Caller) => {
  for (const { id } of (await caller(listTasks, { query: { pageSize: 100 } })).list)
    await caller(removeTask, { params: { id } })
}

/** Locks a table, so that its readers wait; returns the function that unlocks it. */
async function hold({ owner }: TestApp, table: string): Promise<() => Promise<void>> {
  await owner.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  return async () => void (await owner.query('COMMIT'))
}
const storedFiles = async (of: TestApp) => {
  const names: string[] = []
  for await (const name of of.files.olderThan(-1_000)) names.push(name)
  return names
}

describe('an export', () => {
  it('of samples is the direct one, with its progress and its file', async () => {
    const params = { kind: 'crane', prop: 'fee', order: 'ascending', columns: 'sampleNo,fee' }
    const begun = await start(staff, 'demo/sample', params, { fileName: '起重/机械' })
    expect(begun).toMatchObject({ state: 'waiting', done: 0, total: null, url: null, msg: '', fileName: null })
    const task = await ended(staff, begun)
    expect(task).toMatchObject({
      state: 'done',
      title: 'Export of samples (demonstration)',
      fileName: '起重_机械.xlsx',
    })
    const rows = await cells(await fetched(task.url))
    expect(rows).toEqual(await cells(await staff(fileExport, { query: params as never })))
    expect([task.done, task.total]).toEqual([rows.length - 1, rows.length - 1])
    expect(task.size).toBe((await fetched(task.url)).length)
    expect(Date.parse(task.expiresAt ?? '') - Date.parse(task.finishedAt ?? '')).toBe(7 * 86_400_000)
  })

  it('of reports holds the rows of the caller’s scope, as the direct one does', async () => {
    await publishedReport(app)
    for (const [caller, count] of [
      [staff, 2],
      [other, 1],
    ] as const) {
      const task = await ended(caller, await start(caller, 'business/report', lifts))
      expect(task.state).toBe('done')
      const rows = await cells(await fetched(task.url))
      expect(rows).toHaveLength(count)
      expect(rows).toEqual(await cells(await caller(exportReports, { body: lifts })))
    }
    expect(await app.findings()).toEqual([])
  })

  it('is on record when it is asked for and when it has ended', async () => {
    const task = await ended(staff, await start(staff, 'demo/sample', { kind: 'ride' }))
    const { rows } = await app.owner.query<{ action: string; detail: unknown }>(
      `SELECT action, detail FROM audit WHERE object = 'task:${task.id}' ORDER BY id`,
    )
    expect(rows).toEqual([
      { action: 'task.export', detail: { name: 'demo/sample', params: { kind: 'ride' } } },
      { action: 'task.exported', detail: { name: 'demo/sample', rows: task.done } },
    ])
  })

  it('happens once when its start is retried', async () => {
    const headers = { 'idempotency-key': 'export-once' }
    const body = { name: 'demo/sample' as const }
    const [one, two] = await Promise.all([1, 2].map(() => staff(startExport, { body }, { headers })))
    expect(two).toEqual(one)
    await ended(staff, { id: one?.id ?? '' })
  })

  it.each([
    ['demo/sample', { fee: 'x' }, 'params.fee'],
    ['demo/sample', { columns: 'colour' }, 'params.columns'],
    ['demo/sample', { template: '1' }, 'params.template'],
    ['demo/sample', { colour: 'red' }, 'params.colour'],
    ['business/report', { ...lifts, keyword: 'x' }, 'params.keyword'],
    ['business/report', { formKind: 'boat' }, 'params.formKind'],
    ['business/report', { ...lifts, parameters: 'ratedLoad' }, 'params.parameters'],
    ['business/report', { ...lifts, pageNum: '1' }, 'params.pageNum'],
  ] as const)('%s with %o is refused at %s, and there is no task', async (name, params, field) => {
    const before = (await staff(listTasks, { query: {} })).total
    const refusal = await staff.refused(startExport, { body: { name, params } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect((await staff(listTasks, { query: {} })).total).toBe(before)
  })

  it('asks for the permission of the direct one', async () => {
    for (const caller of [expert, visitor])
      expect((await caller.refused(startExport, { body: { name: 'business/report' } })).status).toBe(403)
    expect((await staff.refused(startExport, { body: { name: 'system/user' } })).errors[0]?.field).toBe('name')
  })
})

describe('a task', () => {
  it('is its creator’s alone', async () => {
    const task = await ended(staff, await start(staff, 'demo/sample'))
    expect(await taskOf(other, task.id)).toBeUndefined()
    expect((await other.refused(removeTask, { params: { id: task.id } })).status).toBe(404)
    expect((await app.app.http.inject({ method: 'GET', url: task.url?.split('?')[0] ?? '' })).statusCode).toBe(404)
  })

  it('is listed by its state, newest first', async () => {
    const { list } = await staff(listTasks, { query: { state: 'done', pageSize: 100 } })
    expect(list.map((one) => one.createdAt)).toEqual(
      list
        .map((one) => one.createdAt)
        .toSorted()
        .toReversed(),
    )
    expect((await staff(listTasks, { query: { state: 'running' } })).total).toBe(0)
  })

  it('that has ended is forgotten with its file', async () => {
    const task = await ended(staff, await start(staff, 'demo/sample'))
    const before = await storedFiles(app)
    await staff(removeTask, { params: { id: task.id } })
    expect(await taskOf(staff, task.id)).toBeUndefined()
    await expect.poll(async () => (await storedFiles(app)).length).toBe(before.length - 1)
    expect((await staff.refused(removeTask, { params: { id: task.id } })).status).toBe(404)
    expect(await app.findings()).toEqual([])
  })

  it('is stopped while it runs or waits, and leaves no file', async () => {
    await forget(staff)
    const letGo = await hold(app, 'demo_sample')
    const before = await storedFiles(app)
    const tasks = []
    for (let n = 0; n < 3; n++) tasks.push(await start(staff, 'demo/sample'))
    const states = async () => (await staff(listTasks, { query: {} })).list.map((one) => one.state).toSorted()
    // Two tasks at once in this process.
    await expect.poll(states).toEqual(['running', 'running', 'waiting'])
    const fourth = await staff.refused(startExport, { body: { name: 'demo/sample' } })
    expect(fourth).toMatchObject({ status: 409, msg: expect.stringContaining('3 exports') as string })
    for (const { id } of tasks) await staff(removeTask, { params: { id } })
    for (const task of tasks) expect(await ended(staff, task)).toMatchObject({ state: 'failed', msg: 'Stopped' })
    // Their slots are free at once, although the lock they waited for is still held.
    const next = await start(staff, 'demo/sample')
    await expect.poll(async () => (await taskOf(staff, next.id))?.state).toBe('running')
    await letGo()
    expect(await ended(staff, next)).toMatchObject({ state: 'done', done: 240 })
    expect((await storedFiles(app)).length).toBe(before.length + 1)
  })

  it('fails when the permission is taken away while it is written, and older files are out of reach', async () => {
    const [role, permission] = [`(SELECT id FROM role WHERE key = 'body-staff')`, `'${exportReports.access.may}'`]
    const earlier = await ended(staff, await start(staff, 'business/report', lifts))
    const letGo = await hold(app, 'report')
    const begun = await start(staff, 'business/report', lifts)
    await expect
      .poll(() =>
        // A table has the same number in the databases of other test files.
        app.owner.query(`SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
          WHERE d.datname = current_database() AND relation = 'report'::regclass AND NOT granted`),
      )
      .toMatchObject({ rowCount: 1 })
    await app.owner.query(`DELETE FROM role_grant WHERE role_id = ${role} AND permission = ${permission}`)
    await letGo()
    expect(await ended(staff, begun)).toMatchObject({
      state: 'failed',
      msg: expect.stringContaining('permission') as string,
    })
    await expect.poll(async () => (await taskOf(staff, earlier.id))?.url).toBeNull()
    await app.owner.query(
      `INSERT INTO role_grant (role_id, permission, scope) VALUES (${role}, ${permission}, 'ownBelow')`,
    )
    await expect.poll(async () => (await taskOf(staff, earlier.id))?.url).not.toBeNull()
  })

  it('is not handed out when its requester has lost a part of the scope since, and says so', async () => {
    const grant = `UPDATE role_grant SET scope = $1 WHERE permission = '${exportReports.access.may}'
      AND role_id = (SELECT id FROM role WHERE key = 'body-staff')`
    const task = await ended(staff, await start(staff, 'business/report', lifts))
    expect(task.url).not.toBeNull()
    await app.owner.query(grant, ['self'])
    await expect.poll(async () => (await taskOf(staff, task.id))?.url).toBeNull()
    expect(await taskOf(staff, task.id)).toMatchObject({
      state: 'done',
      msg: expect.stringContaining('Export again') as string,
    })
    await app.owner.query(grant, ['all'])
    await expect.poll(async () => (await taskOf(staff, task.id))?.url).not.toBeNull()
    // An older export has no noted scope, so the server cannot tell which rows its file holds.
    await app.owner.query(`UPDATE job SET reach = NULL WHERE id = '${task.id}'`)
    await app.owner.query(grant, ['ownBelow'])
    await expect.poll(async () => (await taskOf(staff, task.id))?.url).toBeNull()
  })

  it('that another instance works on is stopped from here, waiting or at work', async () => {
    const there = await second.as('registered')
    const letGo = await hold(app, 'demo_sample')
    const begun = []
    for (let n = 0; n < 3; n++) begun.push(await start(there, 'demo/sample'))
    for (const { id } of begun) await visitor(removeTask, { params: { id } })
    for (const task of begun) expect(await ended(visitor, task)).toMatchObject({ state: 'failed', msg: 'Stopped' })
    await letGo()
    await second.app.http.close()
    for (const task of begun) expect(await ended(visitor, task)).toMatchObject({ state: 'failed', msg: 'Stopped' })
    await forget(visitor)
  })

  it('and 49 others are enough to keep', async () => {
    await app.owner.query(
      `INSERT INTO job (id, kind, name, state, file_name, created_by)
       SELECT 'old-' || n, 'export', 'demo/sample', 'failed', 'x.xlsx', id FROM app_user, generate_series(1, 50) n WHERE username = 'expert'`,
    )
    const refusal = await expert.refused(startExport, { body: { name: 'demo/sample' } })
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('50 tasks') as string })
  })
})

describe('after seven days', () => {
  it('a task is gone with its file, a younger one is not', async () => {
    await forget(other)
    const [old, young] = [
      await ended(other, await start(other, 'demo/sample')),
      await ended(other, await start(other, 'demo/sample')),
    ]
    await app.owner.query(
      `UPDATE job SET beat_at = now() - interval '7 days 1 minute' WHERE id = '${old.id}';
       UPDATE stored_file SET created_at = now() - interval '7 days' WHERE bound_to = 'task:${old.id}'`,
    )
    const { rows: stored } = await app.owner.query<{ id: string }>('SELECT id FROM stored_file WHERE bound_to = $1', [
      `task:${old.id}`,
    ])
    const id = stored[0]?.id ?? ''
    expect(await sweepTasks(app.db, 7)).toBe(1)
    // Its bytes are younger than a day here, so the sweeper is asked for files of any age.
    expect(await sweep(app.db, app.files, 0)).toMatchObject({ rows: 1 })
    await expect(app.files.read(id)).rejects.toMatchObject({ code: 'ENOENT' })
    for await (const kept of app.files.removed()) expect(kept.id).not.toBe(id)
    expect((await other(listTasks, { query: {} })).list.map((task) => task.id)).toEqual([young.id])
    expect((await cells(await fetched(young.url))).length).toBe(241)
    expect((await app.app.http.inject({ method: 'GET', url: old.url ?? '' })).statusCode).toBe(404)
  })
})

describe('the end of a process', () => {
  it('that is killed in the middle leaves its work to another one', async () => {
    const there = await heir.as('body-staff')
    const letGo = await hold(killed, 'demo_sample')
    const begun = await start(await killed.as('body-staff'), 'demo/sample')
    await expect.poll(async () => (await taskOf(there, begun.id))?.state).toBe('running')
    // As after kill -9: the job gives no sign of life, and the library shows it as running.
    await silence(heir.owner)
    await heir.app.engine.start()
    await heir.app.engine.handOver()
    const attempts = async () => (await heir.owner.query<{ attempts: number }>('SELECT attempts FROM job')).rows[0]
    await expect.poll(attempts).toEqual({ attempts: 2 })
    await letGo()
    expect(await ended(there, begun)).toMatchObject({ state: 'done', done: 240 })
    // The first instance can no longer change the result.
    await killed.app.http.close()
    expect(await taskOf(there, begun.id)).toMatchObject({ state: 'done', done: 240 })
    expect(await storedFiles(killed)).toHaveLength(1)
    expect(await heir.findings()).toEqual([])
  })

  it('gives back what is under way, and another instance makes each file once', async () => {
    const [person, there] = [await ending.as('body-staff'), await staying.as('body-staff')]
    const letGo = await hold(ending, 'demo_sample')
    const begun = []
    for (let n = 0; n < 3; n++) begun.push(await start(person, 'demo/sample'))
    await expect.poll(async () => (await person(listTasks, { query: { state: 'running' } })).total).toBe(2)
    await ending.app.http.close()
    expect((await there(listTasks, { query: { state: 'waiting' } })).total).toBe(3)
    await letGo()
    expect(await storedFiles(ending)).toEqual([])
    await staying.app.engine.start()
    for (const task of begun) expect(await ended(there, task)).toMatchObject({ state: 'done', done: 240, msg: '' })
    expect(await storedFiles(ending)).toHaveLength(3)
    expect(await staying.findings()).toEqual([])
  })
})
