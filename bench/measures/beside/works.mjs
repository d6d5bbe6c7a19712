// What the register works on beside its serving, each as people or the clock begin it, and awaited.
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../../product/client.mjs'

const patienceMs = 7_200_000
const lookEveryMs = 500

/** @typedef {{ state: string, text: string, finishedAt: string | null }} Run */
/** @typedef {{ id: number, handler: string, last: (Run & { id: number }) | null }} Task */
/** @typedef {{ name: string, work: () => Promise<void> }} Work */

/** Asks until there is an answer. @template T @param {() => Promise<T | undefined>} ask @param {string} what @returns {Promise<T>} */
async function awaited(ask, what) {
  for (const since = performance.now(); performance.now() - since < patienceMs; await wait(lookEveryMs)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error(`${what} does not come to an end`)
}

/**
 * @param {{ origin: string, password: string, client: import('pg').Client, formKind: string | undefined, log: (line: string) => void }} input
 *   `client`: of the owner of the database; `formKind`: undefined where the register has more rows than a sheet
 * @returns {Promise<Work[]>} in the order in which they are to run: the check by night goes on from the whole one
 */
export async function worksOf({ origin, password, client, formKind, log }) {
  const [system, auditor, head] = [
    await signIn(origin, 'system-admin', password),
    await signIn(origin, 'auditor', password),
    await signIn(origin, 'head-office', password),
  ]
  const taskOf = async (/** @type {string} */ handler) => {
    const { list } = /** @type {{ list: Task[] }} */ (
      await system.ask('GET', `/api/system/scheduledTask/list?handler=${handler}`)
    )
    const [task] = list
    if (!task) throw new Error(`No task does ${handler}`)
    return task
  }
  /** @param {string} handler @param {(task: Task) => Promise<unknown>} begin */
  const ran = async (handler, begin) => {
    const before = await taskOf(handler)
    await begin(before)
    const last = await awaited(async () => {
      const { last: run } = await taskOf(handler)
      return run && run.id !== before.last?.id && run.finishedAt !== null ? run : undefined
    }, handler)
    if (last.state !== 'done') throw new Error(`${handler} failed: ${last.text}`)
    log(`    ${last.text}`)
  }
  const now = (/** @type {Task} */ { id }) => system.post(`/api/system/scheduledTask/run/${id}`, {})
  // As the clock does it; afterwards it is paused again, as all tasks are while figures are measured.
  const atItsTime = async (/** @type {Task} */ { id, handler, last: before }) => {
    await client.query("update scheduled_task set status = 'active', next_at = now() where id = $1", [id])
    await awaited(
      async () => ((await taskOf(handler)).last?.id === before?.id ? undefined : true),
      'the beginning of a task at its time',
    )
    await client.query("update scheduled_task set status = 'paused' where id = $1", [id])
  }
  const archive = async () => {
    const path = '/api/system/audit/archive'
    const list = async () =>
      /** @type {{ open: string[], archives: { state: string, month: string }[] }} */ (
        await auditor.ask('GET', `${path}/list`)
      )
    const month = (await list()).open.at(-1)
    if (!month) throw new Error('There is no month to archive')
    await auditor.post(path, { month })
    const done = await awaited(async () => {
      const { archives } = await list()
      const one = archives.find((known) => known.month === month)
      return one?.state === 'done' || one?.state === 'failed' ? one : undefined
    }, 'the archive')
    if (done.state !== 'done') throw new Error('The archive failed')
  }
  const exported = async () => {
    const { id } = /** @type {{ id: string }} */ (
      await head.post('/api/system/tasks/export', { name: 'business/report', params: { formKind } })
    )
    const done = await awaited(async () => {
      const { list } = /** @type {{ list: { id: string, state: string, msg: string }[] }} */ (
        await head.ask('GET', '/api/system/tasks/list')
      )
      const one = list.find((task) => task.id === id)
      return one?.state === 'done' || one?.state === 'failed' ? one : undefined
    }, 'the export')
    if (done.state !== 'done') throw new Error(`The export failed: ${done.msg}`)
    await head.ask('DELETE', `/api/system/tasks/${id}`)
  }
  return [
    { name: 'check, whole', work: () => ran('verify', now) },
    { name: 'check by night', work: () => ran('verify', atItsTime) },
    { name: 'quality look', work: () => ran('quality', now) },
    ...(formKind === undefined ? [] : [{ name: 'export', work: exported }]),
    { name: 'archive of the audit', work: archive },
  ]
}
