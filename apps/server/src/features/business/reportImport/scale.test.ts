// A thousand rows (or IMPORT_ROWS of them) in and out: in seconds, with little memory, while others are served; and an export whose reader leaves.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { exportReports } from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { shanghaiDay } from '@register/contract/dates'
import { expect, it } from 'vitest'
import { existingContent, serials } from '../../../../seed/demo/existing/existing.ts'
import { dice } from '../../../../seed/demo/random.ts'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { writeBook, type CellValue } from '../../../files/excel.ts'
import { headingOf } from '../../../files/fieldSheet.ts'
import { rowOf } from './rows/row.ts'
import { sheetColumns } from './rows/columns.ts'

const size = Number(process.env['IMPORT_ROWS'] ?? 1_000)
/** Seconds for the whole import; ten times what two cores need. */
const limit = 10 + size / 100

const app = await testApp()
const manager = await app.as('body-manager')
const columns = sheetColumns(elevator)

async function rowsOf(count: number): Promise<Buffer> {
  const [d, given] = [dice(3), serials()]
  const naming = { say: (phrase: readonly [string, string]) => phrase[0], category: () => '电梯' }
  // Numbers of the rows: one in three is of a category other than lifts.
  const rows: CellValue[][] = Array.from({ length: count }, (_, n) =>
    rowOf(
      elevator,
      columns,
      existingContent(d, { n: n * 3 + 1, body: '901', today: shanghaiDay(), serials: given }),
      naming,
    ),
  )
  return writeBook([
    { name: '报告', columns: columns.map((column) => ({ header: headingOf(column)[0], width: 12 })), rows },
  ])
}

/** Seconds that the work takes, the longest time that other requests waited in ms, and the memory it reached in MB. */
async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const lag = monitorEventLoopDelay({ resolution: 5 })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50)
  const since = performance.now()
  lag.enable()
  try {
    return await work()
  } finally {
    lag.disable()
    clearInterval(watch)
    const seconds = (performance.now() - since) / 1_000
    process.stdout.write(
      `${what}: ${size} rows, ${seconds.toFixed(1)} s, others waited ${Math.round(lag.max / 1e6)} ms at most, ${Math.round(peak / 1e6)} MB\n`,
    )
  }
}

it(
  'comes in and goes out again',
  async () => {
    const bytes = await rowsOf(size)
    const file = { name: 'existing.xlsx', bytes }
    const job = await measured('check', async () => {
      const { id } = await manager(checkImport, { body: { formKind: elevator.key, existing: 'true' } }, { file })
      return endOfImport(manager, id)
    })
    expect(job.problems).toEqual([])
    expect(job).toMatchObject({ state: 'checked', total: size, goodRows: size })
    const done = await measured('import', async () => {
      await manager(runImport, { body: { id: job.id, rows: 'all' } })
      return endOfImport(manager, job.id)
    })
    expect(done).toMatchObject({ state: 'done', imported: size, done: size })
    const out = await measured('export', () => manager(exportReports, { body: { formKind: elevator.key } }))
    expect((out as unknown as Buffer).length).toBeGreaterThan(size * 100)
  },
  limit * 4_000,
)

/** Starts an export over a real connection; returns a function that closes the connection. */
async function calling() {
  const url = app.app.http.server.listening
    ? `http://127.0.0.1:${(app.app.http.server.address() as { port: number }).port}`
    : await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const reply = fetch(url + exportReports.path, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ formKind: elevator.key }),
  })
  return { reply, hangUp: () => leaving.abort() }
}

/** Connections of the app that are in a transaction or a query. */
async function working(): Promise<{ waiting: boolean }[]> {
  // Inside a transaction PostgreSQL would return the first snapshot again.
  await app.owner.query('select pg_stat_clear_snapshot()')
  const { rows } = await app.owner.query<{ waiting: boolean }>(
    `select coalesce(wait_event_type = 'Lock', false) as waiting from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`,
  )
  return rows
}

it('ends an export whose reader leaves half-way', async () => {
  const { reply, hangUp } = await calling()
  const answer = await reply
  expect(answer.status).toBe(200)
  await answer.body?.getReader().read()
  hangUp()
  await expect.poll(working).toEqual([])
})

it('ends the query of an export whose reader leaves before the first row', async () => {
  await app.owner.query('begin')
  await app.owner.query('lock table report in access exclusive mode')
  try {
    const { reply, hangUp } = await calling()
    const answered = reply.catch(() => 'left')
    await expect.poll(working).toEqual([{ waiting: true }])
    hangUp()
    expect(await answered).toBe('left')
    // Well before the five seconds after which it would give up by itself.
    await expect.poll(working, { timeout: 4_000 }).toEqual([])
  } finally {
    await app.owner.query('rollback')
  }
})
