// What the product's connections do while it works: read every few milliseconds, counted by state, wait and statement.
import { setTimeout as pause } from 'node:timers/promises'
import { answering } from '../processes/worker.mjs'
import { pg } from '../product/modules.mjs'

const everyMs = 4
const longest = 60_000

/** @typedef {{ looks: number, doing: Record<string, number>, statements: Record<string, number> }} Waits `doing` counts connections by state or wait, `statements` those at work by verb and table, with `!` when they wait for a lock. */

let stopped = false

const question = {
  name: 'look',
  text: `select state, coalesce(wait_event_type, '') as type, coalesce(wait_event, '') as event, query
    from pg_stat_activity where datname = current_database() and application_name = 'type-test-register'`,
}

/** @param {string} text */
function subject(text) {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update) "?(?!lateral|unnest|seen)(\w+)/i.exec(text) ?? []
  return `${verb} ${table}`.trim().toLowerCase()
}

/** @param {{ database: import('pg').ClientConfig }} input @returns {Promise<Waits>} */
async function watch({ database }) {
  stopped = false
  const client = new pg.Client(database)
  await client.connect()
  /** @type {Waits} */
  const seen = { looks: 0, doing: {}, statements: {} }
  const count = (/** @type {Record<string, number>} */ where, /** @type {string} */ what) =>
    void (where[what] = (where[what] ?? 0) + 1)
  try {
    const until = Date.now() + longest
    const over = () => stopped || Date.now() > until
    for (; !over(); await pause(everyMs)) {
      const { rows } = /** @type {{ rows: { state: string, type: string, event: string, query: string }[] }} */ (
        await client.query(question)
      )
      seen.looks += 1
      for (const { state, type, event, query } of rows) {
        if (state !== 'active') count(seen.doing, state)
        else count(seen.doing, type ? `${type} ${event}` : 'at work')
        if (state === 'active') count(seen.statements, `${type === 'Lock' ? '!' : ''}${subject(query)}`)
      }
    }
    return seen
  } finally {
    await client.end()
  }
}

answering(watch, () => {
  stopped = true
})
