// Times and days are Beijing's (docs/decisions/0125-one-clock.md), so no screen asks a date for its parts in the browser's own zone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../apps/web/src')
const ofTheBrowser =
  /\.(?:get(?:Hours|Minutes|Seconds|Date|Day|Month|FullYear|TimezoneOffset)|to(?:Locale)?(?:Time|Date)String)\(/

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))

test('the rule knows what it forbids', () => {
  expect(
    ['at.getHours()', 'at.toTimeString()', 'at.toLocaleDateString(tag)'].filter((one) => !ofTheBrowser.test(one)),
  ).toEqual([])
  expect(['at.getUTCHours()', 'at.toISOString()'].filter((one) => ofTheBrowser.test(one))).toEqual([])
})

test('no source of the pages asks in the zone of the browser', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((name) => ofTheBrowser.test(readFileSync(join(web, name), 'utf8')))).toEqual([])
})
