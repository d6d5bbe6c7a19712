// The list of failures at the end of a run: which test of which file, and how its message begins.
import { expect, test } from 'vitest'
import { failuresOf } from './failures.mjs'

const passed = { status: 'passed', fullName: 'works', failureMessages: [] }

test('nothing is told when nothing failed', () => {
  expect(failuresOf('/house', [{ name: '/house/a.test.ts', status: 'passed', assertionResults: [passed] }])).toEqual([])
})

test('failed tests by file and name, with the beginning of what was wrong, without colours', () => {
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
  const failed = {
    status: 'failed',
    fullName: 'a report is kept',
    failureMessages: [`\u001B[31mError\u001B[39m: no\n${long}`],
  }
  const told = failuresOf('/house', [
    { name: '/house/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/house/e2e/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ])
  expect(told.slice(0, 3)).toEqual(['Failed:', '  a.test.ts > a report is kept', '    Error: no'])
  expect(told.slice(-2)).toEqual(['  e2e/b.test.ts', '    cannot be loaded'])
  expect(told).toHaveLength(1 + 1 + 12 + 2)
})

test('what stood on the screens of a browser test is told, however long its message is', () => {
  const message = ['Error: no', ...Array.from({ length: 40 }, () => 'at here'), 'On the screens were:', 'a page'].join(
    '\n',
  )
  const failed = { status: 'failed', fullName: 'is published', failureMessages: [message] }
  const told = failuresOf('/house', [{ name: '/house/e2e/a.test.ts', status: 'failed', assertionResults: [failed] }])
  expect(told.slice(-2)).toEqual(['    On the screens were:', '    a page'])
})
