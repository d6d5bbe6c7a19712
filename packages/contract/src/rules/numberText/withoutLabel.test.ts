// A label is left out, and nothing else of a number is changed.
import { expect, test } from 'vitest'
import { withoutLabel } from './withoutLabel.ts'

test.each([
  ['证书编号：TSX 3110 901 2016 0001。', 'TSX 3110 901 2016 0001'],
  ['型式试验报告编号: 粤特 DGXQ2120230117；', '粤特 DGXQ2120230117'],
  ['编号：A-1', 'A-1'],
  ['Certificate No.: XS-123', 'XS-123'],
  ['Report Number: A/1', 'A/1'],
  ['编号', '编号'],
  ['报告编号：', '报告编号：'],
  ['No. 12/2016', 'No. 12/2016'],
  ['A-1、A-2；', 'A-1、A-2；'],
])('%j is %j', (text, number) => {
  expect(withoutLabel(text)).toBe(number)
})
