// Lists of report numbers: written in any way they are one list, and each is found alone and with its prefix.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinNumbers, reportKeys, splitNumbers } from './reportNumbers.ts'

test.each([
  'YL-2015-007、YL-2023-B011',
  'YL-2015-007；YL-2023-B011',
  ' YL-2015-007 ;\r\nYL-2023-B011\n',
  'YL-2015-007\nYL-2023-B011\nYL-2015-007',
])('%j is a list of two', (text) => expect(splitNumbers(text)).toEqual(['YL-2015-007', 'YL-2023-B011']))

test('a prefix of a province belongs to the number, which is found without it too', () => {
  expect(splitNumbers('粤特 DGXQ2120230117')).toEqual(['粤特 DGXQ2120230117'])
  expect(reportKeys(['粤特 DGXQ2120230117', 'YL-2015-007'])).toEqual([
    '粤特DGXQ2120230117',
    'DGXQ2120230117',
    'YL2015007',
  ])
  expect(reportKeys(['（2015）检字第007号'])).toEqual(['(2015)检字第007号'])
})

test('a list in one line gives the list again', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[0-9A-Za-z\u4E00-\u9FFF][0-9A-Za-z /.()-]{0,8}[0-9A-Za-z]$/), {
        maxLength: 6,
      }),
      (numbers) => {
        expect(splitNumbers(joinNumbers(numbers))).toEqual(numbers)
      },
    ),
  ))
