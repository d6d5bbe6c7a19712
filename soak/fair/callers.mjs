// Calls from addresses of their own: every address of 127.0.0.0/8 is this machine's, so each caller is another one to the product.
import { Agent, request } from 'node:http'

/**
 * @typedef {{ status: number, ms: number }} Answered status 0 without an answer
 * @typedef {{ method?: string, path: string, body?: unknown }} Asked
 */

/** The nth address of a group, 127.GROUP.x.y. @param {number} group @param {number} n */
export const addressOf = (group, n) => `127.${group}.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`

/** A caller at an address, with at most so many connections. @param {string} localAddress @param {number} [maxSockets] */
export function callerAt(localAddress, maxSockets = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return {
    /** Never rejects. @param {number} port @param {Asked} asked @returns {Promise<Answered>} */
    ask: (port, { method = 'POST', path, body }) =>
      new Promise((resolve) => {
        const since = performance.now()
        const end = (/** @type {number} */ status) => resolve({ status, ms: performance.now() - since })
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
        const sent = request(
          { host: '127.0.0.1', port, method, path, agent, localAddress, headers, timeout: 10_000 },
          (answer) => {
            answer.resume()
            answer.on('end', () => end(answer.statusCode ?? 0))
            answer.on('error', () => end(0))
          },
        )
        sent.on('timeout', () => sent.destroy())
        sent.on('error', () => end(0))
        sent.end(payload)
      }),
    end: () => agent.destroy(),
  }
}
