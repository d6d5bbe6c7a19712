// Child processes that answer questions one by one; each ends with its parent, however the parent ends.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ id: number, question: unknown }} Asked
 * @typedef {{ id: number, answer?: unknown, failed?: string }} Answered
 * @typedef {{ ask: (question: unknown) => Promise<unknown>, send: (word: string) => void, end: () => Promise<void> }} Worker
 */

/** @type {Set<Worker>} */
const running = new Set()

/** Ends all that still run, for an interrupted measurement. */
export const endWorkers = () => Promise.all([...running].map((one) => one.end()))

/** @param {string} file from the folder of the benchmarks @returns {Worker} */
export function worker(file) {
  // A child prints to stderr, because stdout is for the figures.
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  /** @type {Map<number, { resolve: (answer: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let asked = 0
  child.on('message', (/** @type {Answered} */ { id, answer, failed }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (failed === undefined) one?.resolve(answer)
    else one?.reject(new Error(`${file}: ${failed}`))
  })
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) =>
    child.once('exit', () => {
      running.delete(self)
      for (const one of waiting.values()) one.reject(new Error(`${file} ended before it answered`))
      resolve()
    }),
  )
  /** @type {Worker} */
  const self = {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        child.send({ id: asked, question })
      }),
    send: (word) => void child.send(word),
    end: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
  running.add(self)
  return self
}

/**
 * The child's side. `onWord` receives words that need no answer.
 * @param {(question: never) => Promise<unknown>} answer @param {(word: string) => void} [onWord]
 */
export function answering(answer, onWord) {
  process.on('disconnect', () => process.exit())
  process.on('message', (/** @type {Asked | string} */ message) => {
    if (typeof message === 'string') return onWord?.(message)
    answer(/** @type {never} */ (message.question)).then(
      (result) => process.send?.({ id: message.id, answer: result }),
      (/** @type {unknown} */ error) =>
        process.send?.({ id: message.id, failed: error instanceof Error ? error.message : String(error) }),
    )
  })
}
