// A short soak with its four usual faults, and the results of the check of its register afterwards: in order, damaged, without a register.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'register-soak-test-'))
// Under root the database runs under another account, which must be able to enter the folder.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Result {
  problems: string[]
  kills: { what: string; outageMs: number }[]
  stop: { exitCode: number; answers: Record<string, number> }
  frozen: { answers: Record<string, number> }
  away: { answers: Record<string, number> }
  checks: { code: number }[]
  exports: number
  imports: number
  feeds: number
  letters: { sent: number }
}

/** Runs a script; gives its exit code and its output. */
async function run(script: string, args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [join(root, script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const read = (chunk: Buffer) => (text += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, text }
}

test('nothing acknowledged is lost by kills, a stop, a freeze and an absence', async () => {
  const json = join(folder, 'result.json')
  // Its rounds end by what has happened. The minutes only end a run that hangs; how long a caller may wait is measured by the soak itself, on a machine that has time for it.
  const ends = ['--minutes', '60', '--longest', '25000']
  const short = ['--kills', '1', '--between', '30', '--frozen', '2', '--checks', 'last', ...ends]
  const faults = ['--faults', 'kills,stop,frozen,away']
  const { code, text } = await run('soak/soak.mjs', [
    ...short,
    ...faults,
    '--json',
    json,
    '--folder',
    join(folder, 'register'),
  ])
  const result = JSON.parse(readFileSync(json, 'utf8')) as Result
  // With the last lines of the server, which say why it ended where it was not to.
  const said = readFileSync(join(folder, 'register', 'server.log'), 'utf8').slice(-8_000)
  expect(result.problems, `${text}\n${said}`).toEqual([])
  expect(code).toBe(0)
  expect(result.kills.map((kill) => kill.what)).toEqual(['server', 'postgres'])
  // What was begun has been carried out, each once.
  for (const count of [result.exports, result.imports, result.feeds, result.letters.sent])
    expect(count).toBeGreaterThan(0)
  // One check after the last fault finds the damage of any of them.
  expect(result.checks.map((check) => check.code)).toEqual([0])
  // While the server stops callers are refused a connection, and while it starts they are told so; without its database they get answers only.
  expect(
    Object.keys(result.stop.answers)
      .filter((kind) => kind !== '503')
      .toSorted(),
  ).toEqual(['200', 'ECONNREFUSED'])
  for (const { answers } of [result.frozen, result.away])
    expect(Object.keys(answers).every((kind) => kind === '200' || kind === '503')).toBe(true)
  expect(result.away.answers['503']).toBeGreaterThan(0)
  // Six minutes where nothing else works; its check goes last beside other tests. This ends a run that hangs.
}, 1_500_000)

// That it ends with 0 in order is in the soak above, whose last check it is.
test('the check ends with 1 with damage named, with 2 where there is nothing', () => {
  const dataDir = join(folder, 'register', 'data')
  const verify = (place: string) =>
    spawnSync(process.execPath, [join(root, 'apps/server/dist/src/operator/verify.js')], {
      env: { PATH: process.env['PATH'], DATA_DIR: place },
      encoding: 'utf8',
    })
  // Some files belong to no record, because a kill broke their upload off; the check misses none of those. So many files are removed.
  for (const some of readdirSync(join(dataDir, 'files')).slice(0, 40))
    rmSync(join(dataDir, 'files', some), { recursive: true })
  const damaged = verify(dataDir)
  expect(damaged.stdout).toMatch(/^file-missing file:\S+: /m)
  expect(damaged.stdout).toMatch(/\n\d+ findings? in /)
  expect(damaged.status).toBe(1)
  const nowhere = verify(join(folder, 'nothing'))
  expect(nowhere.stderr).toMatch(/^Could not check: There is no register in /)
  expect(nowhere.status).toBe(2)
})
