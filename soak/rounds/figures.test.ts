// Tests what the rounds say of their figures: gaps without an answer, goals, and answers that must never be given.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultNames, kinds } from './faults.mjs'
import { figuresIn } from './record.mjs'
import { goals, summary } from './summary.mjs'
import { longestGap, newTally } from './tally.mjs'

const answer = (more: object) => ({
  status: 200,
  error: '',
  retryAfter: 0,
  asOf: '',
  body: {},
  bytes: Buffer.alloc(0),
  sentAt: 1_000,
  ms: 10,
  ...more,
})

test('the longest time without an answer is counted from the fault on', () => {
  const good: [number, number][] = [
    [0, 500],
    [1_900, 2_100],
    [1_000, 9_000],
    [9_100, 9_200],
  ]
  expect(longestGap(good, 1_000)).toBe(6.9)
  expect(longestGap([], 1_000)).toBe(0)
})

test('a round without a single answer has no gap, and its reads are over the goal', () => {
  const seen = { read: { calls: 10, answered: 9, asOf: 3, others: { 503: 1 }, gapSeconds: 1 } }
  const rounds = [{ kind: 'nodeLost', at: '', seen }]
  expect(goals(rounds)).toEqual(["1 of 10 strangers' reads were not answered"])
  expect(summary(rounds)[0]).toMatch(/nodeLost +1 rounds .* 9 of 10 strangers' reads answered, 3 as of a time/)
})

test('a fault that keeps writes away for longer than its goal is named, one without a goal is not', () => {
  const of = (kind: string, gapSeconds: number) => ({
    kind,
    at: '',
    seen: { write: { calls: 9, answered: 9, asOf: 0, others: {}, gapSeconds } },
  })
  expect(goals([of('databaseKilled', 5.9), of('databaseKilled', 6.1), of('bothStandbysLost', 60)])).toEqual([
    'databaseKilled: no write for 6.1 s, of 6',
  ])
})

test('errors of the server, 503 without Retry-After and a certificate that is denied are wrong; 503 with it is not', () => {
  const tally = newTally()
  tally.saw('read', answer({ status: 503, retryAfter: 3 }))
  tally.saw('office', answer({ status: 404 }))
  expect([...tally.wrong.keys()]).toEqual([])
  tally.saw('read', answer({ status: 503 }))
  tally.saw('write', answer({ status: 500, body: { msg: 'x' } }))
  tally.saw('read', answer({ status: 404 }))
  expect([...tally.wrong.keys()]).toEqual(['read: 503 ', 'write: 500 x', 'read: 404 '])
})

test('a public log that goes back, and two ends of one number, are wrong', () => {
  const tally = newTally()
  tally.sawEnd({ lastId: 7, lastHash: 'a' })
  tally.sawEnd({ lastId: 7, lastHash: 'a' })
  expect(tally.wrong.size).toBe(0)
  tally.sawEnd({ lastId: 6, lastHash: 'b' })
  tally.sawEnd({ lastId: 7, lastHash: 'c' })
  expect([...tally.wrong.keys()]).toEqual([
    'the public log went back from 7 to 6',
    'two ends of the public log have the number 7',
  ])
})

test('every fault is struck alone, and some together', () => {
  expect(kinds.filter(({ length }) => length === 1).flat()).toEqual(faultNames)
  expect(kinds.filter(({ length }) => length === 2).length).toBeGreaterThan(0)
})

/** A path for figures that goes with the test. */
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'register-rounds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'rounds.json')
}
const found = { acknowledged: 5, repeated: 1, committedUnanswered: 0, ends: 2, vanished: [], wrong: {}, problems: [] }
const round = (kind: string) => ({ kind, at: '', seen: {} })

test('figures are in their file after each round; a run that goes on has those that were looked up, and strikes the others again', () => {
  const path = newFile()
  const killed = figuresIn(path, false)
  killed.struck(round('nodeLost'))
  killed.looked({ ...found, wrong: { 'read: 500': 1 } })
  killed.struck(round('switchOver'))
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ open: [{ kind: 'switchOver' }] })
  const again = figuresIn(path, true)
  expect(again.total().rounds.map(({ kind }) => kind)).toEqual(['nodeLost'])
  again.struck(round('switchOver'))
  again.looked({ ...found, wrong: { 'read: 500': 2 }, vanished: [7] })
  const { rounds, ...total } = figuresIn(path, true).total()
  expect(rounds.map(({ kind }) => kind)).toEqual(['nodeLost', 'switchOver'])
  expect(total).toEqual({ acknowledged: 10, ends: 4, vanished: [7], problems: [], wrong: { 'read: 500': 3 } })
})

test('figures of earlier rounds are neither written over nor taken for those of this run', () => {
  const path = newFile()
  figuresIn(path, false).struck(round('nodeLost'))
  expect(() => figuresIn(path, false)).toThrow('--resume goes on with them')
})
