// What one spelling of texts folds, and what it keeps because it tells two things apart.
import { expect, test } from 'vitest'
import { likeness, likenessOfCodes } from './likeness.ts'
import { singleModels } from './models.ts'
import { isPlaceholder } from './placeholder.ts'

test.each([
  ['16', '16.0', 'same'],
  ['Φ50.0', 'Φ50', 'same'],
  ['2.5 MPa', '2.5mpa', 'same'],
  ['PN16 × 40', 'pn16x40', 'same'],
  ['16', '40', 'different'],
  ['1E3', '1000', 'unclear'],
  ['0601', '601', 'unclear'],
  ['1.5 mΩ', '1.5 MΩ', 'unclear'],
  ['10 mPa', '10 MPa', 'unclear'],
  ['16 40', '1640', 'unclear'],
  ['10²', '102', 'unclear'],
  ['50 mm²', '50mm2', 'same'],
] as const)('the texts %s and %s: %s', (a, b, found) => {
  expect([likeness(a, b), likeness(b, a)]).toEqual([found, found])
})

test.each([
  ['BSQ-40-00', 'bsq—40—00', 'same'],
  ['601.1', '601.10', 'unclear'],
  ['601', '0601', 'unclear'],
  ['详见附件', '详见附件', 'unclear'],
] as const)('the codes %s and %s: %s', (a, b, found) => {
  expect([likenessOfCodes(a, b), likenessOfCodes(b, a)]).toEqual([found, found])
})

test('models are offered by name only where a list does not take them out', () => {
  expect(singleModels('QD5', ['QD10', '不含QD20、QD32'])).toEqual(['QD5', 'QD10'])
  expect(singleModels('QD5', ['QD20、QD32除外'])).toEqual(['QD5'])
  expect(singleModels('QD5', ['QD10', 'QD5', 'LD系列', 'QD-××', '508.1', '508.10'])).toEqual([
    'QD5',
    'QD10',
    '508.1',
    '508.10',
  ])
})

test.each(
  '见山电梯有限公司 同济机械厂 QD5 X Q235B 水 无齿轮 无缝管 除雪车-5 详和电梯厂 未来电梯有限公司 按合同终止生产 字迹不清已重新登记 详见市场监管总局2026年第5号公告 按图纸要求整改完成'.split(
    ' ',
  ),
)('%s states something', (text) => expect(isPlaceholder(text)).toBe(false))
