// A text that was typed in place of a standard is named to all who review the report.
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { basisWarnings } from './basis.ts'

const app = await testApp()
const warned = (...testBasis: string[]) => basisWarnings(app.db, testBasis)

test('what the dictionary lists is no warning, and what it does not list is named', async () => {
  expect(await warned()).toEqual([])
  expect(await warned('TSG T7007-2022')).toEqual([])
  expect(await warned('TSG T7007-2022', '7007', 'DB33/T 9')).toEqual([
    [
      '试验依据“7007”“DB33/T 9”未列入目录，请逐字核对原件',
      expect.stringMatching(/“7007”, “DB33\/T 9” are not in the list/),
    ],
  ])
})
