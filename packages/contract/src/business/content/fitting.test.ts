// The order of a report's dates: one function for browser and server.
import { expect, test } from 'vitest'
import { dateErrors } from './fitting.ts'

const fieldsOf = (errors: readonly { field: string }[]) => errors.map(({ field }) => field)

test.each([
  [{ testStartDate: '2026-03-02', testEndDate: '2026-03-01' }, ['testEndDate']],
  [{ testStartDate: '2026-03-02', testEndDate: '2026-03-02' }, []],
  [{ issueDate: '2026-03-02', validTo: '2026-03-01' }, ['validTo']],
  [{ issueDate: '2026-07-01' }, ['issueDate']],
  [{ issueDate: '2026-06-30', testEndDate: '2026-03-01' }, []],
  [{}, []],
])('%o says %o on 2026-06-30', (dates, wrong) => expect(fieldsOf(dateErrors(dates, '2026-06-30'))).toEqual(wrong))
