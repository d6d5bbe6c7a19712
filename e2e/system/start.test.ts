// Starts of the built product as an operator sees them: broken off by a signal, gone on with, with the key lost; and what it leaves running.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { entry, freePort } from '../server.ts'

const parent = await mkdtemp(join(tmpdir(), 'register-started-'))
await chmod(parent, 0o755)
afterAll(() => rm(parent, { recursive: true, force: true }))
const dataDir = join(parent, 'data')
const port = await freePort()

interface Run {
  child: ChildProcess
  out: () => string
  err: () => string
  /** Resolves once the text was printed; throws when the process ends before. */
  said: (text: string) => Promise<void>
  ended: Promise<number | null>
}

function run(env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      SECRET_KEY: '',
      ADMIN_PASSWORD: '',
      DEMO_PASSWORD: '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: '',
      ...env,
    },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  afterAll(() => void child.kill('SIGKILL'))
  return {
    child,
    out: () => out,
    err: () => err,
    ended,
    async said(text) {
      await expect
        .poll(() => (child.exitCode === null ? out : `ended: ${out}${err}`), { timeout: 120_000 })
        .toContain(text)
    },
  }
}

const databaseRuns = async () =>
  (await readdir(join(dataDir, 'postgres')).catch((): string[] => [])).includes('postmaster.pid')

test('a first start that is broken off ends its database, and the next one goes on', async () => {
  const first = run()
  await first.said('Starting the database')
  // The port is taken before the database is there, and says so.
  const [live, page, call] = await Promise.all([
    fetch(`http://127.0.0.1:${port}/live`),
    fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }),
    fetch(`http://127.0.0.1:${port}/api/system/site`),
  ])
  expect([live.status, page.status, call.status]).toEqual([200, 503, 503])
  expect(page.headers.get('retry-after')).toBe('5')
  expect(await page.text()).toMatch(/系统正在启动[^]*The register is starting/)
  expect(await call.json()).toMatchObject({ code: 503, data: null })
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(first.out()).toContain('Broken off; the next start goes on from here · 已中断，下次启动会接着完成')
  expect(first.err()).toBe('')
  expect(await databaseRuns()).toBe(false)

  const next = run()
  await next.said('First sign-ins stand in')
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
  expect(await databaseRuns()).toBe(false)
})

test('without its key the register does not start, says which one it wants, and makes no other', async () => {
  await rename(join(dataDir, 'secret.key'), join(parent, 'secret.key'))
  const before = (await readdir(dataDir)).toSorted()
  const without = run()
  expect(await without.ended).toBe(1)
  expect(without.err()).toMatch(
    /^This register needs the key [0-9a-f]{16}: SECRET_KEY is not set, and there is no \S+\/secret\.key\. .* · 本登记系统需要密钥 .*\n$/,
  )
  expect((await readdir(dataDir)).toSorted()).toEqual(before)
  expect(await databaseRuns()).toBe(false)
  await rename(join(parent, 'secret.key'), join(dataDir, 'secret.key'))
  const again = run({ DEMO: '' })
  await again.said('Ready in')
  // As when the terminal is closed.
  again.child.kill('SIGHUP')
  expect(await again.ended).toBe(0)
  expect(await databaseRuns()).toBe(false)
})

/** One of the operator's commands, to its end. */
function ordered(program: string, words: readonly string[] = []) {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dirname(entry), program), ...words], {
    env,
    encoding: 'utf8',
  })
  return { status, text: `${stdout}${stderr}` }
}

test('a key that is lost for good is replaced by name, and everything goes on', async () => {
  const id = /[2-9A-Z]{4}(-[2-9A-Z]{4}){2}/.exec(await readFile(join(dataDir, 'register-id.txt'), 'utf8'))?.[0] ?? ''
  expect(ordered('operator/keyLost.js', [id])).toEqual({
    status: 1,
    text: expect.stringMatching(/The key fits this register \([0-9a-f]{16}\): nothing is lost · .+\n$/) as string,
  })
  await rm(join(dataDir, 'secret.key'))
  const asked = ordered('operator/keyLost.js')
  expect(asked.status).toBe(1)
  expect(asked.text).toMatch(new RegExp(`The key [0-9a-f]{16} of register ${id} is lost`))
  expect(asked.text).toMatch(/\n {2}\d+ rows of the audit whose content can no longer be checked/)
  expect(asked.text).toContain(`npm run key:lost -- ${id}`)
  expect(ordered('operator/keyLost.js', ['2345-6789-ABCD']).status).toBe(1)
  // Nothing was replaced or made so far: the start still wants the lost key.
  expect(await readdir(dataDir)).not.toContain('secret.key')
  const refused = run()
  expect(await refused.ended).toBe(1)
  expect(refused.err()).toContain('This register needs the key')
  const done = ordered('operator/keyLost.js', [id])
  expect(done.text).toContain('Publish the fingerprint of the new key')
  expect(done.status).toBe(0)
  expect(ordered('operator/verify.js')).toEqual({
    status: 0,
    text: expect.stringContaining('No findings in') as string,
  })
  const again = run()
  await again.said('Ready in')
  const key = (await (await fetch(`http://127.0.0.1:${port}/api/business/integrity/key`)).json()) as {
    data: { former: { keyId: string }[] }
  }
  expect(key.data.former.map(({ keyId }) => keyId)).toEqual([/The key (\w+) of/.exec(asked.text)?.[1]])
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})
