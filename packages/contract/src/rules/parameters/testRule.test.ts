// The rule that is offered for a category: each group of pressure equipment has its own, and an unknown one is not guessed.
import { expect, test } from 'vitest'
import { ruleOfOtherKind, testRuleOf } from './testRule.ts'

test.each([
  ['3110', 'elevator', 'TSG T7007-2022'],
  ['F340', 'elevator', 'TSG T7007-2022'],
  ['4110', 'hoist', 'TSG 51-2023'],
  ['5110', 'vehicle', 'TSG 81-2022'],
  ['6110', 'amusement', 'TSG 71-2023'],
  ['2310', 'pressure', 'TSG 23-2021'],
  ['F260', 'pressure', 'TSG 23-2021'],
  ['7310', 'pressure', 'TSG ZF001-2006'],
  ['7320', 'pressure', 'TSG D7002-2023'],
  ['2130', 'pressure', undefined],
  ['1100', 'pressure', undefined],
  ['9110', 'ropeway', undefined],
  ['', '', undefined],
])('%s of the kind %s: %s', (code, kind, rule) => {
  expect(testRuleOf(code, kind)).toBe(rule)
})

test.each([
  ['TSG T7007-2022', 'pressure', true],
  ['TSG T7007-2016', 'hoist', true],
  ['TSG D7002-2023', 'elevator', true],
  ['TSG T7007-2016', 'elevator', false],
  ['GB/T 7588.1-2020', 'pressure', false],
  ['TSG 21-2016', 'pressure', false],
  ['TSG T7007-2022', '', false],
])('%s with a product of the kind "%s" is named: %s', (rule, kind, isNamed) => {
  expect(ruleOfOtherKind(rule, kind) !== undefined).toBe(isNamed)
})
