// The built server under a supervisor, as an init system would run it: it starts again at once when it dies.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} Product
 * @property {number} port
 * @property {string} dataDir
 * @property {() => Promise<void>} ready resolves when the server answers; throws after five minutes without an answer, because a first start fills a demonstration
 * @property {() => Promise<number>} restarted resolves to the milliseconds until the next process answers
 * @property {() => void} kill ends it without warning
 * @property {() => void} killWork ends its process for jobs without warning, which it starts anew; throws while there is none
 * @property {() => Promise<{ code: number | null, ms: number }>} term sends SIGTERM and waits for the end; the supervisor starts the server again
 * @property {(work: () => void | Promise<void>) => Promise<void>} paused stops it in order, does the work and starts it again; resolves when it answers
 * @property {() => number} descriptors the number of descriptors that it has open
 * @property {() => number} megabytes of memory that it and its process for jobs have
 * @property {() => Promise<number | null>} stop ends it for good, returns its exit code
 * @property {() => Promise<{ code: number | null, lines: string[], ms: number }>} verify checks everything stored
 */

/** `more`: settings that differ from those of the soak; `built`: the folder of the built product. @param {{ port: number, dataDir: string, password: string, log: string, more?: Readonly<Record<string, string>>, built?: string }} input @returns {Product} */
export function startProduct({ port, dataDir, password, log, more = {}, built = root }) {
  const dist = join(built, 'apps/server/dist/src')
  const file = createWriteStream(log, { flags: 'a' })
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    CAPTCHA: 'off',
    RATE_LIMIT: 'off',
    ADMIN_PASSWORD: password,
    DEMO_PASSWORD: password,
    ...more,
  }
  let wanted = true
  const start = () => {
    const started = spawn(process.execPath, [join(dist, 'main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    started.stdout.pipe(file, { end: false })
    started.stderr.pipe(file, { end: false })
    started.once('exit', () => {
      if (wanted) child = start()
    })
    return started
  }
  let child = start()
  const ended = async () => {
    const at = Date.now()
    const [code] = /** @type {[number | null]} */ (await once(child, 'exit'))
    return { code, ms: Date.now() - at }
  }

  /** Of its process for jobs; undefined while there is none. */
  const workPid = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.js'))
      .map(Number)[0]
  const megabytesOf = (/** @type {number | undefined} */ pid) =>
    pid === undefined ? 0 : Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

  const ready = async () => {
    for (const from = Date.now(); Date.now() - from < 300_000; await wait(50)) {
      const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
      if (answer?.status === 200) return
    }
    throw new Error(`The server does not become ready; it said in ${log} why`)
  }
  return {
    port,
    dataDir,
    ready,
    async restarted() {
      const at = Date.now()
      await ready()
      return Date.now() - at
    },
    kill: () => void child.kill('SIGKILL'),
    killWork() {
      const pid = workPid()
      if (pid === undefined) throw new Error('The server has no process for jobs')
      process.kill(pid, 'SIGKILL')
    },
    async term() {
      const gone = ended()
      child.kill('SIGTERM')
      return gone
    },
    async paused(work) {
      wanted = false
      const gone = ended()
      child.kill('SIGTERM')
      await gone
      await work()
      wanted = true
      child = start()
      await ready()
    },
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    megabytes: () => Math.round(megabytesOf(child.pid) + megabytesOf(workPid())),
    async stop() {
      wanted = false
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = ended()
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
      const { code } = await gone
      clearTimeout(late)
      file.end()
      return code
    },
    async verify() {
      const at = Date.now()
      const checking = spawn(process.execPath, [join(dist, 'operator/verify.js')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let text = ''
      const read = (/** @type {Buffer} */ chunk) => (text += chunk.toString())
      checking.stdout.on('data', read)
      checking.stderr.on('data', read)
      const [code] = /** @type {[number | null]} */ (await once(checking, 'close'))
      return { code, lines: text.trim().split('\n'), ms: Date.now() - at }
    },
  }
}
