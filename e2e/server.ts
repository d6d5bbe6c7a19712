// Starts the built product on a free port with a data folder of its own, and removes everything afterwards.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freshDatabase } from './database.ts'

export interface StartedServer {
  /** Without a slash at the end. */
  url: string
  dataDir: string
  /** The environment of another instance of the same register. */
  instance: Readonly<Record<string, string>>
  stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '..')
export const entry = process.env.SERVER_ENTRY ?? join(root, 'apps/server/dist/src/main.js')
const results = join(root, 'test-results')

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Resolves once /ready answers 200; throws with the last lines of the server's log when it ends or does not answer. */
async function ready(url: string, child: ChildProcess, log: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 300_000; await wait(100)) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.status === 200) return
  }
  const said = await readFile(log, 'utf8').catch(() => '')
  throw new Error(`The server did not become ready. It said:\n${said.slice(-4_000)}`)
}

async function end(child: ChildProcess, log: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await Promise.race([gone, wait(30_000, ['late'], { ref: false })])) as [unknown]
  if (code === 0) return
  child.kill('SIGKILL')
  throw new Error(`The server did not end cleanly on SIGTERM: ${String(code)} (log: ${log})`)
}

/** `name` names the log in test-results; `env` is added to the variables that separate test servers from each other. */
export async function startServer(name: string, env: Readonly<Record<string, string>>): Promise<StartedServer> {
  const parent = await mkdtemp(join(tmpdir(), 'register-e2e-'))
  // Under root the database runs under another account, which must be able to enter the folder.
  await chmod(parent, 0o755)
  await mkdir(results, { recursive: true })
  const database = await freshDatabase()
  const url = `http://127.0.0.1:${await freePort()}`
  const dataDir = join(parent, 'data')
  const log = join(results, `${name}.log`)
  const instance = {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    SECRET_KEY: database?.secretKey ?? '',
  }
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      ...instance,
      ...env,
    },
  })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const stop = async () => {
    try {
      await end(child, log)
    } finally {
      file.end()
      await database?.drop()
      await rm(parent, { recursive: true, force: true })
    }
  }
  try {
    await ready(url, child, log)
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
  return { url, dataDir, instance, stop }
}
