// The short attack: every class against a server of its own, and what the command line refuses.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newLedger } from './ground/ledger.mjs'
import { newWatch } from './ground/watch.mjs'
import { readOptions } from './options.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'register-attack-test-'))
// Under root the database runs under another account, which must be able to enter the folder.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('nothing falls short, in any class', async () => {
  const table = join(folder, 'cases.md')
  const args = ['attack/attack.mjs', '--brief', '--table', table, '--folder', join(folder, 'register')]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const read = (chunk: Buffer) => (text += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code, text).toBe(0)
  const rows = readFileSync(table, 'utf8').split('\n').slice(2)
  const held = new Map<string, number>()
  for (const row of rows) {
    const [, kind = '', , , , verdict] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (verdict === 'holds') held.set(kind, (held.get(kind) ?? 0) + 1)
  }
  // A class that could not begin has no cases, which would look as if all was well.
  const classes = ['access', 'ids', 'input', 'stored content', 'injection', 'races', 'files', 'stale answers', 'codes']
  for (const kind of [...classes, 'sessions', 'floods', 'every answer'])
    expect(held.get(kind) ?? 0, kind).toBeGreaterThan(5)
  expect(held.get('leaks')).toBe(5)
  expect(held.get('access')).toBeGreaterThan(2_000)
}, 600_000)

describe('the table of cases', () => {
  test('is whole until a case falls short or has no expectation', () => {
    const ledger = newLedger()
    ledger.check('access', 'a', '401', '401', true)
    ledger.notAsked('access', 'b', 'no account')
    expect(ledger.isWhole()).toBe(true)
    ledger.undeclared('ids', 'c', 'whose rows')
    expect(ledger.isWhole()).toBe(false)
    expect(ledger.shortfalls()).toEqual(['UNDECLARED ids: c · expected whose rows · found not declared'])
  })
})

describe('every answer', () => {
  const good = { 'x-content-type-options': 'nosniff', 'content-security-policy': 'x' }
  const answer = {
    error: '',
    bytes: Buffer.alloc(0),
    text: '',
    msg: '',
    data: undefined,
    ms: 1,
    headers: good,
    status: 200,
  }
  const call = { method: 'GET', path: '/api/x', as: 'expert' }
  const faults = (seen: Partial<typeof answer>): string[] => {
    const [watch, ledger] = [newWatch(), newLedger()]
    watch.plant({ mark: 'canary7', what: 'a draft', mayBeSeenBy: (account) => account === 'owner' })
    watch.saw(call, { ...answer, ...seen })
    watch.settle(ledger)
    return [...new Set(ledger.cases.filter(({ verdict }) => verdict === 'hole').map(({ what }) => what))]
  }

  test.each([
    ['a failure', { status: 500 }, 'no server error'],
    ['no answer', { status: 0, error: 'ECONNREFUSED' }, 'no server error'],
    ['words of the database', { status: 400, text: 'relation "report" does not exist' }, 'nothing of the inside'],
    ['a canary', { text: '{"name":"canary7"}' }, 'a canary is seen by those alone who may'],
    ['no headers', { headers: {} as typeof good }, 'nosniff and a content policy'],
    ['a long refusal', { status: 400, bytes: Buffer.alloc(40_000) }, 'refusals are short'],
  ])('notices %s', (_, seen, rule) => {
    expect(faults(seen)).toEqual([rule])
  })

  test('has nothing to say of a good one', () => {
    expect(faults({})).toEqual([])
  })
})

test('the command line names what is wrong', () => {
  expect(() => readOptions(['--at', 'register.example.org'])).toThrow('--at must be the address of a server')
  expect(() => readOptions(['--at', 'https://register.example.org'])).toThrow('--at and --accounts belong together')
  expect(readOptions(['--only', 'access,ids']).only).toEqual(['access', 'ids'])
})
