// The load, in a process of its own: connections that send requests without a pause, or calls that start by the clock even when answers are late.
import { answering } from '../processes/worker.mjs'
import { connection, requestBytes } from './connection.mjs'

/**
 * @typedef {import('./connection.mjs').Call} Call
 * @typedef {{
 *   origin: string, calls: Call[], seconds: number,
 *   connections?: number, once?: boolean, perSecond?: number,
 * }} Job `once`: each call once, in order; otherwise again and again until the time is over. `perSecond`: by the clock.
 * @typedef {{ ms: Float64Array, which: Int32Array, seconds: number, failed: number, failure: string }} Result
 *   `which`: index of the call behind each time; failed calls have no time.
 */

let stopped = false

function notebook() {
  /** @type {number[]} */
  const ms = []
  /** @type {number[]} */
  const which = []
  let failed = 0
  let failure = ''
  const started = performance.now()
  return {
    /** @param {import('./connection.mjs').Connection} link @param {Buffer} bytes @param {number} at @param {number} since */
    async call(link, bytes, at, since) {
      const problem = await link.send(bytes).then(
        (reply) => (reply.status === 200 ? undefined : `${reply.status} ${reply.body().toString().slice(0, 200)}`),
        (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error)),
      )
      if (problem === undefined) {
        ms.push(performance.now() - since)
        which.push(at)
        return
      }
      failed += 1
      failure ||= problem
    },
    /** @returns {Result} */
    result: () => ({
      ms: Float64Array.from(ms),
      which: Int32Array.from(which),
      seconds: (performance.now() - started) / 1_000,
      failed,
      failure,
    }),
  }
}

/** @param {Job} job @returns {Promise<Result>} */
async function run(job) {
  stopped = false
  const { hostname, port, host } = new URL(job.origin)
  if (hostname !== '127.0.0.1') throw new Error(`Load is only for this machine, not for ${hostname}`)
  const bytes = job.calls.map((call) => requestBytes(call, host))
  const notes = notebook()
  const until = performance.now() + job.seconds * 1_000
  const over = () => stopped || performance.now() >= until
  let next = 0

  const withoutPause = async () => {
    const link = connection(hostname, Number(port))
    while (!over() && !(job.once && next >= bytes.length)) {
      const at = next++ % bytes.length
      await notes.call(link, bytes[at] ?? Buffer.alloc(0), at, performance.now())
    }
    link.close()
  }

  const byTheClock = async (/** @type {number} */ perSecond) => {
    const since = performance.now()
    /** @type {import('./connection.mjs').Connection[]} */
    const free = []
    const running = []
    while (!over() && !(job.once && next >= bytes.length)) {
      const due = since + (next * 1_000) / perSecond
      await new Promise((tick) => setTimeout(tick, Math.max(0, due - performance.now())))
      const at = next++ % bytes.length
      const link = free.pop() ?? connection(hostname, Number(port))
      // Counted from the moment when the call was due, because a user of a slow server waits that long.
      running.push(notes.call(link, bytes[at] ?? Buffer.alloc(0), at, due).then(() => void free.push(link)))
    }
    await Promise.all(running)
    for (const link of free) link.close()
  }

  if (job.perSecond) await byTheClock(job.perSecond)
  else await Promise.all(Array.from({ length: job.connections ?? 1 }, withoutPause))
  return notes.result()
}

answering(run, () => {
  stopped = true
})
