// A part of the measurement in a process of its own, so that it neither waits for the other parts nor lets them wait.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Callers that misbehave sit on other machines: here they get the processor only where nobody else wants it. */
export const lowest = 19

/**
 * Starts a script of this folder. `ask` sends it a message and resolves to its answer.
 * @param {string} script @param {{ priority?: number }} [how]
 */
export function apart(script, { priority = 0 } = {}) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)))
  if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority)
  return {
    /** @template T @param {unknown} message @returns {Promise<T>} */
    async ask(message) {
      child.send(/** @type {import('node:child_process').Serializable} */ (message))
      const left = once(child, 'exit').then(([code]) => {
        throw new Error(`${script} ended with ${code} before it answered`)
      })
      const [answer] = /** @type {[T]} */ (await Promise.race([once(child, 'message'), left]))
      left.catch(() => {})
      return answer
    },
    end: () => void child.kill(),
  }
}
