// npm run cluster -- rolling 20: restarts one instance after the other, again and again, with a change of version and its migrations in the middle, while people use the register.
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beginInstance } from '../../deploy/cluster/machine.mjs'
import { end } from '../../deploy/cluster/processes.mjs'
import { instances, portsOf } from '../../deploy/cluster/settings.mjs'
import { baseline, compare } from '../load/compare.mjs'
import { beginLoad } from './load.mjs'
import { asOwner } from './owner.mjs'
import { newTally } from './tally.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */

/** Two cores are to be busy with answers. */
const pauses = { write: 240, read: 0, list: 10, log: 20, readers: 6 }
/** Seconds for a start, and between a process that answers and the next one that ends: the balancer asks every second. */
const [longestStart, calm] = [120, 3]

/** @param {Settings} settings @param {number} number @param {string | undefined} built */
async function restart(settings, number, built) {
  await end(settings.folder, `instance${number}`)
  await beginInstance(settings, number, built)
  const url = `http://127.0.0.1:${portsOf(settings).instance(number)}/ready`
  for (const from = Date.now(); ; await wait(100)) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.status === 200) break
    if (Date.now() - from > longestStart * 1_000) throw new Error(`Instance ${number} does not come back`)
  }
  await wait(calm * 1_000)
}

/**
 * Opens the public page again and again, as a browser without a cache does: the page, then the parts that it names, which
 * may come from an instance of the other version.
 * @param {string} register its address @param {() => boolean} isOver
 */
async function openPages(register, isOver) {
  /** @type {{ pages: number, parts: number, failed: string[] }} */
  const seen = { pages: 0, parts: 0, failed: [] }
  const get = async (/** @type {string} */ path) => {
    const answer = await fetch(register + path).catch((/** @type {unknown} */ error) => ({
      status: String(error),
      text: () => '',
    }))
    if (answer.status !== 200) seen.failed.push(`${path}: ${answer.status}`)
    return answer.text()
  }
  while (!isOver()) {
    const page = await get('/')
    seen.pages++
    for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      await get(path)
      seen.parts++
    }
    await wait(100)
  }
  return seen
}

/**
 * @param {Settings} settings of a cluster whose instances are of the version before this one
 * @param {{ count: number, calls: number, previous: string, json: string | undefined }} wish `calls`: at least so many, spread over the restarts; `previous`: the folder of that version
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether every call was answered, and nothing lost
 */
export async function restartRolling(settings, { count, calls, previous, json }, say) {
  const before = await asOwner(settings, baseline)
  const tally = newTally()
  const load = await beginLoad({ port: portsOf(settings).register, password: settings.passwords.admin, tally, pauses })
  const opened = openPages(`http://127.0.0.1:${portsOf(settings).register}`, () => load.stage.ending)
  try {
    for (let turn = 1; turn <= count && load.failures.length === 0; turn++) {
      const built = turn <= count / 2 ? previous : undefined
      for (const number of instances) await restart(settings, number, built)
      while (tally.total().calls < (calls * turn) / count && load.failures.length === 0) await wait(200)
      const { calls: so, answered } = tally.total()
      say(`${turn} of ${count}: ${built ? 'the version before' : 'this version'}; ${answered} of ${so} calls answered`)
    }
  } finally {
    await load.end()
  }
  const { ledger, run } = load.stage
  const { pages, parts, failed } = await opened
  const { problems } = await asOwner(settings, (db) => compare(db, { ledger, before, run }))
  const { calls: made, answered } = tally.total()
  const others = Object.fromEntries(Object.entries(tally.figures(0)).map(([kind, seen]) => [kind, seen.others]))
  const report = {
    restarts: count,
    calls: made,
    answered,
    others,
    acknowledged: ledger.count(),
    problems,
    pages,
    parts,
    failed,
  }
  if (json) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`)
  for (const problem of [...problems, ...failed, ...load.failures].slice(0, 50)) say(`PROBLEM ${problem}`)
  say(
    `${made} calls, ${made - answered} not answered ${JSON.stringify(others)}; ${pages} pages with ${parts} parts opened, ${failed.length} of them not; ${ledger.count()} writes acknowledged, ${problems.length} problems`,
  )
  return made === answered && failed.length === 0 && problems.length === 0 && load.failures.length === 0
}
