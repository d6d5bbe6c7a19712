// npm run cluster -- rounds 100: strikes the cluster round after round while people write and read, then looks up every acknowledged write and every end of the public log that was seen.
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { baseline, compare } from '../load/compare.mjs'
import { portsOf } from '../../deploy/cluster/settings.mjs'
import { faults, kinds } from './faults.mjs'
import { beginLoad } from './load.mjs'
import { healthy } from './members.mjs'
import { goals, summary } from './summary.mjs'
import { asOwner } from './owner.mjs'
import { newTally } from './tally.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */
/** @import { FaultName, Struck } from './faults.mjs' */
/** @import { Tally } from './tally.mjs' */
/** @import { Round } from './summary.mjs' */

/** Seconds of calm before a fault, of work after it, and the longest round. */
const [calm, after, longest] = [3, 8, 240]

/** Heals what was struck, each at its time. @param {readonly Struck[]} struck @param {number} from */
async function heal(struck, from) {
  for (const { heal: mend, healAfter = 0 } of struck.toSorted((a, b) => (a.healAfter ?? 0) - (b.healAfter ?? 0))) {
    if (!mend) continue
    await wait(Math.max(0, from + healAfter * 1_000 - Date.now()))
    await mend()
  }
}

/** @param {Settings} settings @param {Tally} tally @param {readonly FaultName[]} names @returns {Promise<Round>} */
async function round(settings, tally, names) {
  await healthy(settings)
  await wait(calm * 1_000)
  tally.begin()
  const from = Date.now()
  const struck = await Promise.all(names.map((name) => faults[name](settings)))
  await heal(struck, from)
  const healed = Date.now()
  while (!tally.hasSince('write', healed)) {
    if (Date.now() - healed > longest * 1_000) throw new Error(`${names.join('+')}: no write for ${longest} s`)
    await wait(100)
  }
  await wait(after * 1_000)
  return { kind: names.join('+'), at: new Date(from).toISOString(), seen: tally.figures(from) }
}

/** The ends of the public log that a caller saw and the register does not hold. @param {import('pg').Client} db @param {ReadonlyMap<number, string>} ends */
async function vanished(db, ends) {
  const { rows } = await db.query('SELECT id::int, hash FROM integrity_entry WHERE id = ANY($1)', [[...ends.keys()]])
  const stored = new Map(rows.map((/** @type {{ id: number, hash: string }} */ { id, hash }) => [id, hash]))
  return [...ends].filter(([id, hash]) => stored.get(id) !== hash).map(([id]) => id)
}

/**
 * @param {Settings} settings
 * @param {{ count: number, only?: readonly string[], json?: string | undefined }} wish
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether nothing was lost and nothing wrong answered
 */
export async function strikeRounds(settings, { count, only, json }, say) {
  const chosen = kinds.filter((names) => !only || only.includes(names.join('+')))
  if (chosen.length === 0) throw new Error(`The faults are ${kinds.map((names) => names.join('+')).join(', ')}`)
  await healthy(settings)
  const before = await asOwner(settings, baseline)
  const tally = newTally()
  const load = await beginLoad({ port: portsOf(settings).register, password: settings.passwords.admin, tally })
  /** @type {Round[]} */
  const done = []
  try {
    for (let number = 0; number < count && load.failures.length === 0; number++) {
      const names = chosen[number % chosen.length] ?? []
      const result = await round(settings, tally, names)
      done.push(result)
      const { write, read } = result.seen
      say(
        `${number + 1} ${result.kind}: writes back after ${write?.gapSeconds} s; ${read?.answered} of ${read?.calls} look-ups answered, ${read?.asOf} of them as of a time`,
      )
    }
    await healthy(settings)
  } finally {
    await load.end()
  }
  const { ledger, run } = load.stage
  const found = await asOwner(settings, async (db) => ({
    ...(await compare(db, { ledger, before, run })),
    vanished: await vanished(db, tally.ends),
  }))
  const report = {
    rounds: done,
    acknowledged: ledger.count(),
    repeated: ledger.unanswered(),
    committedUnanswered: found.committedUnanswered,
    ends: tally.ends.size,
    vanished: found.vanished,
    wrong: Object.fromEntries(tally.wrong),
    problems: [...found.problems, ...load.failures],
  }
  if (json) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`)
  for (const line of summary(done)) say(line)
  for (const line of goals(done)) say(`over its goal: ${line}`)
  for (const [what, times] of tally.wrong) say(`WRONG ${times} times: ${what}`)
  for (const problem of report.problems.slice(0, 50)) say(`PROBLEM ${problem}`)
  say(
    `${done.length} rounds, ${report.acknowledged} writes acknowledged, ${report.problems.length} problems; ${report.ends} ends of the public log seen, ${report.vanished.length} vanished`,
  )
  return report.problems.length === 0 && report.vanished.length === 0 && tally.wrong.size === 0
}
