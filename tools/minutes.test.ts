// The times of a run: every step and their sum, then the slowest files by their paths.
import { expect, test } from 'vitest'
import { minutesOf } from './minutes.mjs'

const file = (name: string, seconds: number) => ({ name, startTime: 5_000, endTime: 5_000 + seconds * 1000 })

test('steps come in their order with their sum, files by how long they took', () => {
  const steps = [
    { title: 'check', ms: 30_000, busy: 55.4 },
    { title: 'e2e', ms: 90_000, busy: 160 },
  ]
  expect(minutesOf('/house', steps, [file('/house/a.test.ts', 1), file('/house/e2e/b.test.ts', 62.5)])).toEqual([
    'Minutes, and seconds of all processors of the machine:',
    '    0.5     55  check',
    '    1.5    160  e2e',
    '    2.0    215  all of it',
    'Seconds of the slowest files, two at a time:',
    '   62.5  e2e/b.test.ts',
    '    1.0  a.test.ts',
  ])
})

test('without files only the steps are listed, and of many files only the slowest', () => {
  expect(minutesOf('/', [{ title: 'check', ms: 6_000 }], [])).toEqual([
    'Minutes, without the seconds of the processors, which this system does not tell:',
    '    0.1  check',
    '    0.1  all of it',
  ])
  const many = Array.from({ length: 40 }, (_, at) => file(`/${at}.test.ts`, at))
  const lines = minutesOf('/', [], many)
  expect(lines).toHaveLength(15)
  expect(lines.at(3)).toBe('   39.0  39.test.ts')
})
