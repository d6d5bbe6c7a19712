// The order of a report's dates, and a number that fits category, body and year: one function for browser and server.
import { expect, test } from 'vitest'
import { dateErrors, numberErrors } from './fitting.ts'

const fieldsOf = (errors: readonly { field: string }[]) => errors.map(({ field }) => field)

test.each([
  [{ testStartDate: '2026-03-02', testEndDate: '2026-03-01' }, ['testEndDate']],
  [{ testStartDate: '2026-03-02', testEndDate: '2026-03-02' }, []],
  [{ issueDate: '2026-03-02', validTo: '2026-03-01' }, ['validTo']],
  [{ issueDate: '2026-07-01' }, ['issueDate']],
  [{ issueDate: '2026-06-30', testEndDate: '2026-03-01' }, []],
  [{}, []],
])('%o says %o on 2026-06-30', (dates, wrong) => expect(fieldsOf(dateErrors(dates, '2026-06-30'))).toEqual(wrong))

test.each([
  ['TSX31109012026', undefined, '应为 TSX'],
  ['TSX 3110 901 2026 0001', undefined, undefined],
  ['TSX 3210 901 2026 0001', undefined, '品种 3210'],
  ['TSX 3110 901 2026 0001', '902', '机构代码 901'],
  ['TSX 3110 901 2027 0001', '901', '早于证书编号中的年份'],
])('%s of body %s', (certificateNo, body, said) => {
  const [error] = numberErrors({ certificateNo, categoryCode: '3110', issueDate: '2026-03-02' }, body)
  if (said === undefined) expect(error).toBeUndefined()
  else expect(error?.phrase[0]).toContain(said)
})
