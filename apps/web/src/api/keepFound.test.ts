// What was found stays while the next page loads, and an empty answer never stands under another question.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepFound } from './keepFound.ts'

test.each([
  [{ list: [1], total: 1 }, true],
  [{ list: [], total: 0 }, false],
  [[1], true],
  [[], false],
  [{ name: 'a record' }, true],
])('%o', (answer, stays) => {
  expect(keepFound(answer)).toBe(stays ? answer : undefined)
})

/** Single records, which say nothing of the next one, and choices, which are empty until something is typed. */
const others =
  /(?:AnswerPage|NoticePage|FollowError|SupersedesInput|recordInputs|usePreview|TableSelect|FilePanel)\.tsx?$/

test('no list keeps an empty page under the next question', () => {
  const source = new URL('../', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(700)
  const keeping = files.filter((name) => /: keepPreviousData/.test(readFileSync(new URL(name, source), 'utf8')))
  expect(keeping.filter((name) => !others.test(name) && !name.startsWith('api/'))).toEqual([])
})
