// A short form of the rounds: a whole cluster on this machine, a database killed and writes handed over while people work, and every acknowledged write looked up. Where the programs are not installed it is skipped, and its name says why.
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { down, up } from '../../deploy/cluster/machine.mjs'
import { makePlace } from '../../deploy/cluster/place.mjs'
import { account } from '../../deploy/cluster/processes.mjs'
import { keep, postgresPrograms, settingsIn, type Settings } from '../../deploy/cluster/settings.mjs'
import { refuseTaken } from '../../deploy/cluster/taken.mjs'
import { storeHere } from '../../deploy/cluster/versions.mjs'
import { figuresIn } from './record.mjs'
import { strikeRounds } from './rounds.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Why a cluster cannot be had here; undefined where it can. */
function lacking(): string | undefined {
  if (process.platform !== 'linux') return 'Linux only'
  try {
    storeHere()
    postgresPrograms()
    account()
  } catch (error) {
    return (error as Error).message
  }
  if (!['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].some((path) => existsSync(path)))
    return 'HAProxy is not installed'
  // Under root the instances run under another account, which must be able to enter the clone.
  for (let at = root; process.getuid?.() === 0 && at !== dirname(at); at = dirname(at))
    if ((statSync(at).mode & 0o001) === 0) return `the account of PostgreSQL cannot enter ${at}`
  return undefined
}
const reason = lacking()

const home = mkdtempSync(join(tmpdir(), 'register-short-'))
chmodSync(home, 0o755)
const folder = join(home, 'cluster')
let settings: Settings | undefined
afterAll(async () => {
  if (settings) await down(settings)
  rmSync(home, { recursive: true, force: true })
})

/** Sixty ports in a row, below those that the system gives to others. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 200) * 60
    const isFree = await refuseTaken(settingsIn(folder, { port, isOpen: true })).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
}

test.skipIf(reason !== undefined)(
  `nothing acknowledged is lost when the primary dies and when it hands over${reason ? ` (skipped: ${reason})` : ''}`,
  async () => {
    const isMade = makePlace(folder)
    settings = settingsIn(folder, { port: await freePorts(), isOpen: true, isMade })
    keep(settings)
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    await up(settings, say)
    const json = join(home, 'rounds.json')
    const only = ['databaseKilled', 'switchOver']
    // Without goals: they are those of a machine with nothing else to do.
    const isRight = await strikeRounds(settings, { count: 2, only, json, calm: 1, after: 3 }, say)
    const { rounds, acknowledged, ends } = figuresIn(json, true).total()
    expect(isRight, said.join('\n')).toBe(true)
    expect(rounds.map(({ kind }) => kind)).toEqual(only)
    expect(acknowledged).toBeGreaterThan(0)
    expect(ends).toBeGreaterThan(0)
    // People were answered in each round, and a write went through after each fault.
    for (const { seen } of rounds)
      for (const kind of ['write', 'read', 'list', 'log']) expect(seen[kind]?.answered, kind).toBeGreaterThan(0)
  },
  900_000,
)
