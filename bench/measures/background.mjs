// The whole register as one Excel file, made in the background for the task centre: duration, memory, and the speed of other requests meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import { figuring } from '../figures/figure.mjs'
import { percentile } from '../figures/percentiles.mjs'
import { signIn } from '../product/client.mjs'
import { watchingMemory } from '../product/memory.mjs'
import { startProduct } from '../product/start.mjs'
import { measuredKind } from '../register/kind.mjs'
import { excelRows } from './exporting.mjs'
import { answerCalls, listCalls } from './samples.mjs'

const path = '/api/system/tasks'
const othersPerSecond = 10
const patienceMs = 1_800_000

/** @typedef {{ id: string, state: string, done: number, size: number | null, msg: string }} Task */

/** Starts the export and waits for its file, which it removes again. @param {Awaited<ReturnType<typeof signIn>>} caller @param {string} formKind */
async function exported(caller, formKind) {
  const since = performance.now()
  const { id } = /** @type {Task} */ (
    await caller.post(`${path}/export`, { name: 'business/report', params: { formKind } })
  )
  const startMs = performance.now() - since
  for (; performance.now() - since < patienceMs; await wait(200)) {
    const { list } = /** @type {{ list: Task[] }} */ (await caller.ask('GET', `${path}/list`))
    const task = list.find((one) => one.id === id)
    if (task?.state === 'failed') throw new Error(`The export failed: ${task.msg}`)
    if (task?.state !== 'done') continue
    const ms = performance.now() - since
    await caller.ask('DELETE', `${path}/${id}`)
    return { startMs, ms, rows: task.done, bytes: task.size ?? 0 }
  }
  throw new Error('The export does not come to an end')
}

/** @param {import('./nextToLean.mjs').Stage} stage */
export async function background(stage) {
  const { register, load, rows, options, log } = stage
  if (rows >= excelRows) {
    log(`  left out: a sheet holds ${excelRows} rows`)
    return []
  }
  const figure = figuring('background', rows)
  const kind = await measuredKind(stage)
  const product = await startProduct(register.env)
  const { origin } = product
  try {
    const caller = await signIn(origin, 'head-office', register.mark.demoPassword)
    const calls = [...(await answerCalls(register, 50)), ...listCalls(rows, 50)]
    const usual = await load.run({ origin, calls, perSecond: othersPerSecond, seconds: options.quick ? 3 : 8 })
    const others = load.run({ origin, calls, perSecond: othersPerSecond, seconds: patienceMs / 1_000 })
    const { result, before, extra } = await watchingMemory(product.pid, () => exported(caller, kind)).finally(load.stop)
    const meanwhile = await others
    log(
      `  ${result.rows} rows in ${(result.ms / 1_000).toFixed(1)} s, ${(result.bytes / 1e6).toFixed(1)} MB, ${extra.toFixed(0)} MB more memory`,
    )
    return [
      figure('start answered', result.startMs, 'ms'),
      figure('time', result.ms / 1_000, 's'),
      figure('size', result.bytes / 1e6, 'MB'),
      figure('memory before', before, 'MB'),
      figure('extra memory at most', extra, 'MB', { most: 100 }),
      figure('others meanwhile: p50', percentile(meanwhile.ms, 0.5), 'ms'),
      figure('others meanwhile: p99', percentile(meanwhile.ms, 0.99), 'ms'),
      figure('others meanwhile: longest', percentile(meanwhile.ms, 1), 'ms'),
      figure('others before: p50', percentile(usual.ms, 0.5), 'ms'),
      figure('others before: p99', percentile(usual.ms, 0.99), 'ms'),
      figure('others before: longest', percentile(usual.ms, 1), 'ms'),
    ]
  } finally {
    await product.stop()
  }
}
