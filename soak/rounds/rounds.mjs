// npm run cluster -- rounds 100: strikes the cluster round after round while people write and read, then looks up every acknowledged write and every end of the public log that was seen.
import { setTimeout as wait } from 'node:timers/promises'
import { baseline, compare } from '../load/compare.mjs'
import { portsOf } from '../../deploy/cluster/settings.mjs'
import { faults, kinds } from './faults.mjs'
import { beginLoad } from './load.mjs'
import { healthy } from './members.mjs'
import { figuresIn } from './record.mjs'
import { goals, summary } from './summary.mjs'
import { asOwner } from './owner.mjs'
import { newTally } from './tally.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */
/** @import { FaultName, Struck } from './faults.mjs' */
/** @import { Tally } from './tally.mjs' */
/** @import { Round } from './summary.mjs' */
/** @import { Kept } from './record.mjs' */

/** Seconds of the longest round. */
const longest = 240

/** Rounds after which the writes are looked up: a run that is killed loses so many at most. */
const together = 10

/** Heals what was struck, each at its time. @param {readonly Struck[]} struck @param {number} from */
async function heal(struck, from) {
  for (const { heal: mend, healAfter = 0 } of struck.toSorted((a, b) => (a.healAfter ?? 0) - (b.healAfter ?? 0))) {
    if (!mend) continue
    await wait(Math.max(0, from + healAfter * 1_000 - Date.now()))
    await mend()
  }
}

/** @typedef {{ calm: number, after: number }} Pace seconds of calm before a fault, and of work after it */

/** @param {Settings} settings @param {Tally} tally @param {readonly FaultName[]} names @param {Pace} pace @returns {Promise<Round>} */
async function round(settings, tally, names, { calm, after }) {
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
 * Strikes some rounds while people work, then looks up what they were told. `isOver` is asked before each round.
 * @param {Settings} settings
 * @param {{ kinds: (readonly FaultName[])[], pace: Pace, isOver: () => boolean, kept: Kept, struck: (round: Round) => void }} wish
 */
async function strikeTogether(settings, { kinds: chosen, pace, isOver, kept, struck }) {
  await healthy(settings)
  const before = await asOwner(settings, baseline)
  const tally = newTally()
  const load = await beginLoad({ port: portsOf(settings).register, password: settings.passwords.admin, tally })
  try {
    for (const names of chosen) {
      if (isOver() || load.failures.length > 0) break
      const result = await round(settings, tally, names, pace)
      kept.struck(result)
      struck(result)
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
  kept.looked({
    acknowledged: ledger.count(),
    repeated: ledger.unanswered(),
    committedUnanswered: found.committedUnanswered,
    ends: tally.ends.size,
    vanished: found.vanished,
    wrong: Object.fromEntries(tally.wrong),
    problems: [...found.problems, ...load.failures],
  })
}

/** Whether a person wants it to end: after the round that is under way. A second signal ends it at once. @param {(line: string) => void} say */
function wishToEnd(say) {
  let isWished = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      isWished = true
      say('Ends after this round, and looks up its writes; once more ends it at once')
    })
  return () => isWished
}

/**
 * @param {Settings} settings
 * @param {{ count: number, minutes?: number | undefined, only?: readonly string[] | undefined, json: string, resumes?: boolean } & Partial<Pace>} wish
 *   `minutes`: no round begins after them; `json`: the file of figures
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether nothing was lost and nothing wrong answered
 */
export async function strikeRounds(settings, wish, say) {
  const { count, minutes = Infinity, only, json, resumes = false, calm = 3, after = 8 } = wish
  const chosen = kinds.filter((names) => !only || only.includes(names.join('+')))
  if (chosen.length === 0) throw new Error(`The faults are ${kinds.map((names) => names.join('+')).join(', ')}`)
  const kept = figuresIn(json, resumes)
  const began = performance.now()
  const isWished = wishToEnd(say)
  const isOver = () => isWished() || performance.now() - began > minutes * 60_000
  let number = kept.total().rounds.length
  if (number > 0) say(`${number} rounds are in ${json}`)
  /** @param {Round} round */
  function struck({ kind, seen: { write, read } }) {
    const place = `${++number} of ${count}, ${Math.round((performance.now() - began) / 60_000)} min: ${kind}`
    say(
      `${place}: writes back after ${write?.gapSeconds} s; ${read?.answered} of ${read?.calls} look-ups answered, ${read?.asOf} of them as of a time`,
    )
  }
  while (kept.total().rounds.length < count && !isOver()) {
    const from = kept.total().rounds.length
    const next = Array.from(
      { length: Math.min(together, count - from) },
      (_, at) => chosen[(from + at) % chosen.length],
    )
    const some = next.filter((one) => one !== undefined)
    await strikeTogether(settings, { kinds: some, pace: { calm, after }, isOver, kept, struck })
    if (kept.total().problems.length > 0) break
  }
  const { rounds: done, acknowledged, ends, vanished: gone, problems, wrong } = kept.total()
  for (const line of summary(done)) say(line)
  for (const line of goals(done)) say(`over its goal: ${line}`)
  for (const [what, times] of Object.entries(wrong)) say(`WRONG ${times} times: ${what}`)
  for (const problem of problems.slice(0, 50)) say(`PROBLEM ${problem}`)
  say(
    `${done.length} rounds, ${acknowledged} writes acknowledged, ${problems.length} problems; ${ends} ends of the public log seen, ${gone.length} vanished`,
  )
  if (done.length < count) say(`${count - done.length} of ${count} rounds are left: --resume goes on with them`)
  return problems.length === 0 && gone.length === 0 && Object.keys(wrong).length === 0
}
