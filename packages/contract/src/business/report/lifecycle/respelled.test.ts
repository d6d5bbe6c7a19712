// What a revision only writes otherwise is named so, and is no change where it is stored as it was.
import { expect, test } from 'vitest'
import type { ReportContent } from '../shape.ts'
import { changesBetween, fieldChanges } from './changes.ts'

const content = (more: Partial<ReportContent>): ReportContent => ({
  categoryCode: '3110',
  parameters: {},
  asPrinted: {},
  unstated: [],
  coverage: [],
  coverageWhole: false,
  coverageModels: [],
  components: [],
  fileIds: [],
  ...more,
})
const told = (before: Partial<ReportContent>, after: Partial<ReportContent>) =>
  fieldChanges(undefined, changesBetween(content(before), content(after)), ([, en]) => en).map(({ label }) => label)

test.each<[string, string[], string[], string]>([
  ['the order', ['A-1', 'A-2'], ['A-2', 'A-1'], 'Report No. (spelling or order alone)'],
  ['spaces and hyphens', ['YL-2015-007'], ['YL 2015 007'], 'Report No. (spelling or order alone)'],
  [
    'the spelling of a suffix',
    ['TSX31109012015 0056(補01)'],
    ['TSX31109012015 0056补1'],
    'Report No. (spelling or order alone)',
  ],
  ['another number', ['A-1', 'A-2'], ['A-1', 'A-3'], 'Report No.'],
  ['one number more', ['A-1'], ['A-1', 'A-2'], 'Report No.'],
])('%s of a list', (_, before, after, label) => {
  expect(told({ reportNo: before }, { reportNo: after })).toEqual([label])
})

test('a certificate number that is stored as it was is no change', () => {
  const stored = { certificateNo: 'TSX311090120150056补', probableNo: 'TSX311090120150057' }
  expect(told(stored, { certificateNo: 'TSX 3110 901 2015 0056（補）', probableNo: 'TSX 3110 901 2015-0057' })).toEqual(
    [],
  )
  expect(told(stored, { ...stored, certificateNo: 'TSX311090120150056补2' })).toHaveLength(1)
  // One that is of no shape is stored as it is printed, so another spelling changes what is read.
  expect(told({ certificateNo: 'ZJ-1' }, { certificateNo: 'ZJ 1' })).toHaveLength(1)
})
