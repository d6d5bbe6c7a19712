// Every page shows Beijing time, whatever zone the reader's computer is in, and public pages say so.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { beijingDay, beijingMinute, beijingTime } from './beijing.ts'

test.each([
  ['2026-03-01T16:00:00.000Z', '2026-03-02', '2026-03-02 00:00', '2026-03-02 00:00:00'],
  ['2026-03-01T15:59:59.999Z', '2026-03-01', '2026-03-01 23:59', '2026-03-01 23:59:59'],
  ['2026-07-01T08:00:00-07:00', '2026-07-01', '2026-07-01 23:00', '2026-07-01 23:00:00'],
])('%s', (at, day, minute, second) => {
  expect(beijingDay(at)).toBe(day)
  expect(beijingMinute(at)).toEqual([`${minute}（北京时间）`, `${minute} Beijing time`])
  expect(beijingTime(Date.parse(at))).toEqual([`${second}（北京时间）`, `${second} Beijing time`])
})

test('what is no instant stays as it is', () => {
  expect(beijingDay('never')).toBe('never')
})

/** Reads the zone of the computer. */
const local = /toLocale(Date|Time)String|\.get(Hours|Date|Day|Month|FullYear)\(|new Date\(\)/

test('no page reads the zone or the clock of the reader’s computer', () => {
  const sources = new URL('../../', import.meta.url)
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(site|pages|kit|app)\/.*(?<!\.test)\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(1_000)
  // The time of the last save is only compared; the calendar draws days that have no zone.
  const exempt = ['kit/form/useAutosave.ts']
  expect(
    files.filter((name) => local.test(readFileSync(new URL(name, sources), 'utf8')) && !exempt.includes(name)),
  ).toEqual([])
})

test('a public page names the zone', () => {
  const site = new URL('../../site/', import.meta.url)
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  const unnamed = /\bsecondOf\b|kit\/time\//
  expect(files.filter((name) => unnamed.test(readFileSync(new URL(name, site), 'utf8')))).toEqual([])
})
