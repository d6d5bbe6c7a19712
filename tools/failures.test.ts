// The list of failures at the end of a run: which test of which file, and the beginning of its message.
import { expect, test } from 'vitest'
import { failuresOf } from './failures.mjs'

const passed = { status: 'passed', fullName: 'works', failureMessages: [] }

test('no line when nothing failed', () => {
  expect(failuresOf('/house', [{ name: '/house/a.test.ts', status: 'passed', assertionResults: [passed] }])).toEqual([])
})

test('failed tests by file and name, with the beginning of the message, without colours', () => {
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
  const failed = {
    status: 'failed',
    fullName: 'a report is stored',
    failureMessages: [`\u001B[31mError\u001B[39m: no\n${long}`],
  }
  const lines = failuresOf('/house', [
    { name: '/house/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/house/e2e/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ])
  expect(lines.slice(0, 3)).toEqual(['Failed:', '  a.test.ts > a report is stored', '    Error: no'])
  expect(lines.slice(-2)).toEqual(['  e2e/b.test.ts', '    cannot be loaded'])
  expect(lines).toHaveLength(1 + 1 + 12 + 2)
})

test('the texts of the screens of a browser test are printed, however long its message is', () => {
  const message = ['Error: no', ...Array.from({ length: 40 }, () => 'at here'), 'On the screens were:', 'a page'].join(
    '\n',
  )
  const failed = { status: 'failed', fullName: 'is published', failureMessages: [message] }
  const lines = failuresOf('/house', [{ name: '/house/e2e/a.test.ts', status: 'failed', assertionResults: [failed] }])
  expect(lines.slice(-2)).toEqual(['    On the screens were:', '    a page'])
})
