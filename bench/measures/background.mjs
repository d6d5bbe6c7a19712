// Public reads beside each kind of work that the register does in a process of its own, next to those when nothing else happens, on a copy that is dropped afterwards.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { figuring } from '../figures/figure.mjs'
import { watchingMemory, workerOf } from '../product/memory.mjs'
import { pg } from '../product/modules.mjs'
import { startProduct } from '../product/start.mjs'
import { auditOfPastMonths } from '../register/auditOfPastMonths.mjs'
import { measuredKind } from '../register/kind.mjs'
import { ownCopy } from '../register/ownCopy.mjs'
import { inPhases } from './beside/phases.mjs'
import { worksOf } from './beside/works.mjs'
import { excelRows } from './exporting.mjs'
import { answerCalls, listCalls } from './samples.mjs'

const quiet = 'quiet'
const perSecond = 25
const connections = 4
/** As many times as long as when nothing else happens, at most. */
const mostTimes = 1.5

/** @typedef {{ before: number, extra: number }} Memory in MB */

/** @param {import('./nextToLean.mjs').Stage} stage */
export async function background(stage) {
  const { register, load, rows, options, log } = stage
  const figure = figuring('background', rows)
  const kind = rows < excelRows ? await measuredKind(stage) : undefined
  const calls = [...(await answerCalls(register, 1_000)), ...listCalls(rows, 200)]
  const copy = await ownCopy(register)
  const client = new pg.Client(copy.owner)
  try {
    // The check reads the files that the rows name.
    spawnSync('cp', ['-al', join(register.folder, 'register', 'files'), join(copy.env.DATA_DIR ?? '', 'files')])
    await auditOfPastMonths(copy, rows, log)
    await client.connect()
    const product = await startProduct(copy.env)
    try {
      const input = { origin: product.origin, password: register.mark.demoPassword, client, log }
      const works = await worksOf({ ...input, formKind: kind })
      const worker = await workerOf(product.pid)
      /** @type {Map<string, { serving: Memory, working: Memory }>} */
      const memory = new Map()
      const watched = works.map(({ name, work }) => ({
        name,
        async work() {
          const serving = await watchingMemory(product.pid, async () =>
            memory.set(name, { serving: { before: 0, extra: 0 }, working: await watchingMemory(worker ?? 0, work) }),
          )
          const known = memory.get(name)
          if (known) memory.set(name, { ...known, serving })
        },
      }))
      const job = { origin: product.origin, calls, seconds: options.quick ? 5 : 60, rounds: 1, log }
      const byTheClock = await inPhases(load, { ...job, perSecond, phases: [{ name: quiet }, ...watched] })
      // Months are archived once, so this work is not there a second time.
      const again = watched.filter(({ name }) => name !== 'archive of the audit')
      const without = await inPhases(load, { ...job, connections, phases: [{ name: quiet }, ...again] })
      const usual = byTheClock.get(quiet)
      return [...byTheClock].flatMap(([name, { p50, p99, longest, seconds }]) => {
        const used = memory.get(name)
        const answered = without.get(name)?.answered
        return [
          figure(`${name}: p50`, p50, 'ms'),
          figure(`${name}: p99`, p99, 'ms'),
          figure(`${name}: longest`, longest, 'ms'),
          ...(answered === undefined ? [] : [figure(`${name}: answers without a pause`, answered, '/s')]),
          ...(used
            ? [
                figure(`${name} to quiet: p99`, p99 / (usual?.p99 ?? Number.NaN), 'times', { most: mostTimes }),
                figure(`${name}: time`, seconds, 's'),
                figure(`${name}: memory of the serving, before`, used.serving.before, 'MB'),
                figure(`${name}: memory of the serving, more at most`, used.serving.extra, 'MB'),
                figure(`${name}: memory of the working, before`, used.working.before, 'MB'),
                figure(`${name}: memory of the working, more at most`, used.working.extra, 'MB'),
              ]
            : []),
        ]
      })
    } finally {
      await product.stop()
    }
  } finally {
    await client.end()
    await copy.drop()
  }
}
