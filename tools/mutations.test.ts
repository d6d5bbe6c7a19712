// The list of deliberate breaks stays true to the tree: each text to break and each named test exists. And what counts as noticed.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mutations } from './mutations/list.mjs'
import { faultUnbroken, verdictOf } from './mutations/verdict.mjs'

const root = resolve(import.meta.dirname, '..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const folders = {
  contract: 'packages/contract/',
  server: 'apps/server/',
  web: 'apps/web/',
  tools: 'tools/',
  e2e: 'e2e/',
}

describe.each(mutations.map((one) => [one.name, one] as const))('%s', (_, { file, find, put, caughtBy }) => {
  test('has its text exactly once, and another one to put there', () => {
    expect(textOf(file).split(find)).toHaveLength(2)
    expect(put).not.toBe(find)
  })

  test('names a test that exists, in its project', () => {
    expect(caughtBy.file.startsWith(folders[caughtBy.project])).toBe(true)
    expect(existsSync(join(root, caughtBy.file))).toBe(true)
    const { file: place, text } = caughtBy.titleIn ?? { file: caughtBy.file, text: caughtBy.test }
    expect(textOf(place)).toContain(text)
  })
})

test('every break has a name of its own, and every level of tests has some', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  expect(mutations.length).toBeGreaterThanOrEqual(20)
  for (const project of Object.keys(folders))
    expect(mutations.filter(({ caughtBy }) => caughtBy.project === project).length, project).toBeGreaterThan(0)
})

describe('a break', () => {
  const report = (status: string, failureMessages: string[] = [], message = '') => [
    {
      name: 'a.test.ts',
      status: status === 'failed' || message ? 'failed' : 'passed',
      message,
      assertionResults: [
        { status, fullName: 'the list is sorted', failureMessages },
        { status: 'skipped', fullName: 'another test' },
      ],
    },
  ]

  test.each([
    ['AssertionError: expected 1 to be 2\n    at a.test.ts:1:1'],
    ['Error: the focus on the button: expected false to be true // Object.is equality'],
    ['TimeoutError: locator.click: Timeout 30000ms exceeded.'],
    ['Error: Test timed out in 30000ms.'],
    ['Error: /api/system/post/{id} was not refused\n    at caller.ts:1:1'],
    ['Error: /api/system/post was refused: 409 {"code":409}'],
    ['Error: Property failed after 4 tests\n{ seed: 1 }'],
  ])('is noticed by %j', (message) => {
    expect(verdictOf(report('failed', [message]), 'is sorted')).toEqual({
      kind: 'caught',
      why: message.split('\n')[0],
    })
  })

  test('is not noticed by a test that passes', () => {
    expect(verdictOf(report('passed'), 'is sorted').kind).toBe('not caught')
  })

  test.each([
    [undefined, 'vitest wrote no report'],
    [report('skipped'), 'the test did not run'],
    [report('skipped', [], 'SyntaxError: Unexpected end'), 'SyntaxError: Unexpected end'],
    [report('failed', ['TypeError: x is no function']), 'failed by itself: TypeError: x is no function'],
    [report('failed', ['Error: /api/x was refused: 500 {}']), 'failed by itself: Error: /api/x was refused: 500 {}'],
  ])('of %j says nothing about the test: %s', (files, why) => {
    expect(verdictOf(files, 'is sorted')).toEqual({ kind: 'could not run', why })
  })

  test('cannot be checked by a test that fails before', () => {
    expect(faultUnbroken(report('passed'), 'is sorted')).toBeUndefined()
    expect(faultUnbroken(report('failed', ['AssertionError: no']), 'is sorted')).toBe(
      'unbroken, its test fails: AssertionError: no',
    )
    expect(faultUnbroken(report('skipped'), 'is sorted')).toBe('unbroken, its test cannot run: the test did not run')
  })
})
