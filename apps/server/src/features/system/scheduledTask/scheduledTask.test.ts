// Scheduled tasks from the side of administrators, and the real handlers that the register runs by itself.
import { shanghaiDay } from '@register/contract/dates'
import { listArchives } from '@register/contract/log/archive'
import { listOperations } from '@register/contract/log/operations'
import { addPost } from '@register/contract/system/post'
import { listMessages } from '@register/contract/system/message/message'
import {
  addScheduledTask,
  changeScheduledTask,
  listRuns,
  listScheduledTasks,
  readScheduledTask,
  removeScheduledTask,
  runScheduledTask,
  scheduledTaskChanges,
  setTaskStatus,
  type ScheduledTask,
} from '@register/contract/system/scheduledTask/scheduledTask'
import { handlerNames, type HandlerName } from '@register/contract/system/scheduledTask/handlers'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { beginDue } from './service.ts'
import { dated } from '../../../../test/dated.ts'

const app = await testApp()
const [system, staff, auditor] = [await app.as('system-admin'), await app.as('body-staff'), await app.as('auditor')]

const written = (more = {}) => ({
  titleZh: '夜间清理',
  titleEn: 'Nightly sweep',
  handler: 'sweepFiles',
  params: { hours: 48 },
  cron: '30 2 * * *',
  status: 'active',
  overlap: 'skip',
  misfire: 'once',
  ...more,
})
const add = (more = {}) => system(addScheduledTask, { body: written(more) })
const change = ({ id, rev }: ScheduledTask, more = {}) =>
  system(changeScheduledTask, { body: { ...written(more), id, rev } })
const read = (id: number) => system(readScheduledTask, { params: { id } })
const runs = async (id: number, query = {}) => (await system(listRuns, { params: { id }, query })).list

/** The tasks that came with the product. */
async function ofHandler(handler: HandlerName): Promise<ScheduledTask> {
  const { list } = await system(listScheduledTasks, { query: { handler } })
  const [task] = list
  if (!task) throw new Error(`No task does ${handler}`)
  return task
}
/** Runs it now and waits for its end. */
async function ended(handler: HandlerName) {
  const { id } = await ofHandler(handler)
  await system(runScheduledTask, { params: { id } })
  await expect.poll(async () => (await read(id)).last?.finishedAt).toBeTruthy()
  return read(id)
}

afterEach(async () => {
  await app.owner.query(`DELETE FROM scheduled_task WHERE created_by IS NOT NULL`)
})

describe('a task', () => {
  it('is added with its next time, changed, paused, resumed and deleted, each with its trace', async () => {
    const task = await add()
    expect(task).toMatchObject({ rev: 1, title: 'Nightly sweep', params: { hours: 48 }, failures: 0, last: null })
    // Half past two in Shanghai.
    expect(task.nextAt).toMatch(/T18:30:00/)
    const changed = await change(task, { params: { hours: 72 }, cron: '0 3 1 * *' })
    expect(changed.nextAt).toMatch(/-\d\dT19:00:00/)
    const paused = await system(setTaskStatus, { body: { id: task.id, rev: changed.rev, status: 'paused' } })
    expect(paused).toMatchObject({ status: 'paused', nextAt: '' })
    const resumed = await system(setTaskStatus, { body: { id: task.id, rev: paused.rev, status: 'active' } })
    expect(resumed.nextAt).toBe(changed.nextAt)
    const audited = await system(scheduledTaskChanges, { params: { id: task.id } })
    expect(audited.map(({ act }) => act)).toEqual([
      'Paused or resumed the scheduled task',
      'Paused or resumed the scheduled task',
      'Changed the scheduled task',
      'Added the scheduled task',
    ])
    expect(audited[2]?.changes).toMatchObject([
      { field: 'cron', before: '30 2 * * *', after: '0 3 1 * *' },
      { field: 'hours', label: 'Unused for', before: '48', after: '72' },
    ])
    await system(removeScheduledTask, { params: { id: task.id } })
    expect(await system.refused(readScheduledTask, { params: { id: task.id } })).toMatchObject({ status: 404 })
  })

  it('keeps one blank between the parts of its schedule, however it was pasted', async () => {
    const task = await add({ cron: ' 5\t4   * * *\n' })
    expect(task.cron).toBe('5 4 * * *')
    expect((await change(task, { cron: '5\u30004 * * *' })).cron).toBe('5 4 * * *')
  })

  it('keeps its next time when something else changes', async () => {
    const task = await add()
    await app.owner.query(`UPDATE scheduled_task SET next_at = now() + interval '5 minutes' WHERE id = $1`, [task.id])
    const { nextAt } = await read(task.id)
    expect((await change(task, { remark: '磁盘' })).nextAt).toBe(nextAt)
  })

  it.each<[string, object, string, string]>([
    ['no schedule', { cron: '' }, 'cron', 'Schedule is required'],
    ['four parts', { cron: '0 2 * *' }, 'cron', 'there are 4'],
    ['an hour that is none', { cron: '0 24 * * *' }, 'cron', 'Hour "24" is not understood'],
    ['a day that never comes', { cron: '0 0 30 2 *' }, 'cron', 'would never run'],
    ['an unknown handler', { handler: 'shell' }, 'handler', 'What it does'],
    ['no parameter', { params: {} }, 'params.hours', 'Unused for is required'],
    ['too small a parameter', { params: { hours: 1 } }, 'params.hours', 'Unused for'],
    ['a parameter of another type', { params: { hours: 'day' } }, 'params.hours', 'Unused for'],
    ['a parameter of another handler', { params: { hours: 48, months: 1 } }, 'params.months', 'months'],
    ['a title that is taken', { titleEn: 'daily CHECK of the register' }, 'titleEn', 'is in use already'],
    ['no rule for overlaps', { overlap: 'both' }, 'overlap', 'While the last run is still running'],
  ])('is refused with %s', async (_, more, field, words) => {
    const refusal = await system.refused(addScheduledTask, { body: written(more) })
    expect(refusal.errors[0]).toMatchObject({ field, msg: expect.stringContaining(words) as string })
  })

  it('is not changed from an old page, nor run, paused or seen without the right', async () => {
    const task = await add()
    await change(task)
    const body = { ...written(), id: task.id, rev: task.rev }
    expect(await system.refused(changeScheduledTask, { body })).toMatchObject({ status: 409 })
    expect(await staff.refused(listScheduledTasks, { query: {} })).toMatchObject({ status: 403 })
    expect(await auditor.refused(runScheduledTask, { params: { id: task.id } })).toMatchObject({ status: 403 })
  })

  it('is found by its title, handler and status', async () => {
    await add({ status: 'paused' })
    const found = async (query: object) =>
      (await system(listScheduledTasks, { query: { pageSize: 50, ...query } })).list.map(({ titleEn }) => titleEn)
    expect(await found({ keyword: '夜间' })).toEqual(['Nightly sweep'])
    expect(await found({ handler: 'sweepFiles' })).toEqual(['Sweep files', 'Nightly sweep'])
    expect(await found({ status: 'paused' })).toEqual(['Nightly sweep'])
  })
})

describe('the works', () => {
  it('each has one task from the beginning, with parameters that its handler takes', async () => {
    const { list } = await system(listScheduledTasks, { query: { pageSize: 50 } })
    expect(list.map(({ handler }) => handler).toSorted()).toEqual(handlerNames.toSorted())
    for (const { id, rev, params, titleZh, titleEn, handler, cron } of list) {
      const body = { ...written({ titleZh, titleEn, handler, cron, params }), id, rev }
      expect(await system(changeScheduledTask, { body })).toMatchObject({ rev: rev + 1 })
    }
  })

  it.each<[HandlerName, RegExp]>([
    ['sweepFiles', /^Deleted \d+ unused files? and \d+ without a record$/],
    ['archiveLogs', /^No month to archive$/],
    ['verify', /^All \d+ checks agree: everything was read, [\d,]+ rows$/],
    ['recount', /^Recounted \d+ tables$/],
    ['cleanExports', /^Deleted 0 exports, 0 imports and 0 runs$/],
    [
      'expireSessions',
      /^Deleted 0 ended sessions, 0 read messages, 0 contacts of error reports, and expired one-time data$/,
    ],
    ['quality', /^Checked 0 reports: 0 pending problems$/],
    ['remindExpiry', /^There was nothing to do$/],
    ['publishNotices', /^There was nothing to do$/],
    ['standingsDue', /^There was nothing to do$/],
    ['tellSearches', /^There was nothing to do$/],
    ['dailyDigest', /^Sent the digest to 0 people$/],
    ['lookAfterArchive', /^There was nothing to do$/],
    ['drillRestore', /^There was nothing to do$/],
  ])('%s', async (handler, words) => {
    const { last, failures } = await ended(handler)
    expect(last).toMatchObject({
      state: 'done',
      attempts: 1,
      dueAt: null,
      text: expect.stringMatching(words) as string,
    })
    expect(last?.by).not.toBe('')
    expect(last?.instance).toMatch(/:\d+$/)
    expect(failures).toBe(0)
  })

  it('runs that people asked for stay in the log, though they found nothing to do', async () => {
    const { id } = await ended('publishNotices')
    const before = await runs(id)
    await ended('publishNotices')
    expect((await runs(id)).length).toBe(before.length + 1)
  })

  it('a check reads a part at its set time, and everything when a person starts it', async () => {
    const { id, last: whole } = await ended('verify')
    expect(whole?.text).toContain('everything was read')
    await app.owner.query('UPDATE scheduled_task SET next_at = now() WHERE id = $1', [id])
    expect(await beginDue(app.db, app.app.engine)).toBe(1)
    await expect
      .poll(async () => (await read(id)).last)
      .toMatchObject({
        dueAt: expect.any(String) as string,
        state: 'done',
        text: expect.stringMatching(
          /^All \d+ checks agree: what is new since the last one and a seventh of what is older, [\d,]+ rows$/,
        ) as string,
      })
    const { last } = await read(id)
    expect(last?.done).toBe(last?.total)
  })

  it('findings of a check make it fail, are named, and are reported at once to those who manage tasks', async () => {
    const { id } = await system(addPost, { body: { code: 'x', name: '校验', sort: 1, status: 'active', remark: '' } })
    await app.owner.query(`UPDATE audit SET detail = '{}' WHERE object = $1`, [`post:${id}`])
    const { last, failures, id: task } = await ended('verify')
    expect(last).toMatchObject({ state: 'failed', text: expect.stringContaining('1 place does not agree') as string })
    expect(failures).toBe(1)
    const { list } = await system(listMessages, { query: {} })
    expect(list[0]).toMatchObject({
      title: 'Scheduled task failed: Daily check of the register',
      object: `scheduledTask:${task}`,
    })
    expect(await runs(task, { state: 'failed' })).toHaveLength(1)
    expect(await runs(task, { state: 'missed' })).toHaveLength(0)
  })

  it('archives by itself the months that are over for so long, and the audit names the register', async () => {
    await app.owner.query('TRUNCATE audit, waypoint')
    await app.owner.query(`UPDATE audit_head SET last_id = 0, last_hash = '\\x00'`)
    await add()
    await add({ titleZh: '又一个', titleEn: 'Another' })
    await add({ titleZh: '第三个', titleEn: 'A third' })
    const lastMonth = `${shanghaiDay().slice(0, 8)}01T00:00:00Z`
    const day = new Date(Date.parse(lastMonth) - 5 * 86_400_000).toISOString().slice(0, 10)
    await dated(app, { 1: '2024-01-02', 2: day })
    const { last } = await ended('archiveLogs')
    expect(last).toMatchObject({ state: 'done', text: 'Archived 2024-01' })
    const { list } = await auditor(listOperations, { query: {} })
    expect(list.map(({ text }) => text)).toContain('The register archived the month of the audit "2024-01"')
    expect((await auditor(listArchives, {})).archives).toMatchObject([{ month: '2024-01', state: 'done', by: '' }])
    expect(await app.findings()).toEqual([])
  })

  it('old runs are cleaned with their jobs, younger ones stay', async () => {
    const { id } = await ended('recount')
    await app.owner.query(
      `UPDATE task_run SET at = now() - interval '181 days' WHERE task_id = $1;`.replace('$1', String(id)),
    )
    await app.owner.query(
      `INSERT INTO task_run (task_id, skipped, at) VALUES ($1, 'missed', now() - interval '181 days')`,
      [id],
    )
    const stored = await ended('recount')
    const { last } = await ended('cleanExports')
    expect(last?.text).toMatch(/and [2-9] runs$/)
    expect(await runs(id)).toMatchObject([{ id: stored.last?.id }])
    const { rows } = await app.owner.query(`SELECT count(*)::int AS n FROM job WHERE kind = 'task.recount'`)
    expect(rows).toEqual([{ n: 1 }])
  })
})
