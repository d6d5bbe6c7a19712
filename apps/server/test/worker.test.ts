// The process that works: jobs of the serving one are done there, it is started anew when it dies, and ends with the serving one.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { listTasks, removeTask, startExport } from '@register/contract/system/tasks'
import { workBeside } from '../src/start/work/beside.ts'
import { workerProgram } from '../src/paths.ts'
import { testApp } from './app.ts'
import { testMaster } from './global.ts'

const app = await testApp()
// From here on nothing works in this process.
await app.app.engine.close()
vi.stubEnv('DATA_DIR', app.folder)
await writeFile(join(app.folder, 'secret.key'), testMaster)
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
/** A process loads all of the server before its first job. */
const patience = { timeout: 60_000 }
const begun = { program: workerProgram, connection: app.connection, demo: true, log }
const beside = workBeside(begun)
afterAll(() => beside.end())

const staff = await app.as('body-staff')
const workers = (): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'dist/src/worker.js'], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
/** Throws where there is none: a signal to process 0 would end the tests themselves. */
function worker(): number {
  const [pid] = workers()
  if (!pid) throw new Error('No process works')
  return pid
}
const ask = () => staff(startExport, { body: { name: 'demo/sample' } })
const stateOf = async (id: string) => (await staff(listTasks, { query: {} })).list.find((task) => task.id === id)?.state

/** Stops the process that works once it has done a job, so that it hears nothing any more; its number. */
async function hang(): Promise<number> {
  const { id } = await ask()
  await expect.poll(() => stateOf(id), patience).toBe('done')
  const pid = worker()
  process.kill(pid, 'SIGSTOP')
  return pid
}

test('a job is done by a process of lower priority', async () => {
  const { id } = await ask()
  await expect.poll(() => stateOf(id), patience).toBe('done')
  const pid = worker()
  await expect.poll(() => getPriority(pid)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
})

test('one that is killed is started anew, and takes up what waits', async () => {
  const first = worker()
  process.kill(first, 'SIGKILL')
  const { id } = await ask()
  await expect.poll(() => stateOf(id), patience).toBe('done')
  expect(workers()).not.toContain(first)
  expect(lines.join('')).toContain('has ended and is started anew')
})

test('at the end it has ended, and what is asked for then waits', async () => {
  await beside.rest()
  // One that dies now is not started anew: it would begin jobs, and load for seconds while the last requests are answered.
  process.kill(worker(), 'SIGKILL')
  await expect.poll(workers, patience).toEqual([])
  await wait(1_000)
  expect(workers()).toEqual([])
  await beside.end()
  expect(workers()).toEqual([])
  const { id } = await ask()
  expect(await stateOf(id)).toBe('waiting')
  await staff(removeTask, { params: { id } })
})

test('one that hangs is ended and started anew', async () => {
  const watched = workBeside({ ...begun, lookMs: 1_000 })
  onTestFinished(() => watched.end())
  const hanging = await hang()
  await expect.poll(() => workers().filter((pid) => pid !== hanging), patience).toHaveLength(1)
  expect(lines.join('')).toContain('is silent and is ended')
  const { id } = await ask()
  await expect.poll(() => stateOf(id), patience).toBe('done')
})

test('one that does not end in time is ended, without an error', async () => {
  const ending = workBeside({ ...begun, endMs: 500 })
  onTestFinished(() => ending.end())
  const hanging = await hang()
  await ending.end()
  expect(workers()).not.toContain(hanging)
  expect(lines.join('')).toContain('did not end in time')
})
