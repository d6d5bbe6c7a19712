// Starts the product as a process of its own on a free port of this machine, and shuts it down.
import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const runner = fileURLToPath(new URL('runner.mjs', import.meta.url))
const patienceMs = 180_000

/** @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Product */

/** @type {Set<() => Promise<void>>} */
const running = new Set()

/** Ends all that still run, for an interrupted measurement. */
export const stopProducts = () => Promise.all([...running].map((stop) => stop()))

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Product>} once it answers; throws with its output when it does not start
 */
export async function startProduct(env) {
  const port = await freePort()
  const child = fork(runner, { env: { ...env, PORT: `${port}` }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
    await ended
    clearTimeout(late)
    running.delete(stop)
  }
  running.add(stop)
  let said = ''
  await new Promise((/** @type {(ready?: undefined) => void} */ ready, refuse) => {
    const late = setTimeout(
      () => refuse(new Error(`The product is not ready after ${patienceMs / 1000} s: ${said}`)),
      patienceMs,
    )
    const read = (/** @type {Buffer} */ chunk) => {
      said = `${said}${chunk.toString()}`.slice(-4_000)
      if (!/^Ready in /m.test(said)) return
      clearTimeout(late)
      ready()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => {
      clearTimeout(late)
      refuse(new Error(`The product does not start: ${said.trim()}`))
    })
  }).catch(async (/** @type {unknown} */ error) => {
    await stop()
    throw error
  })
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}
