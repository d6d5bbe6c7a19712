// Well-formed numbers pass, and each kind of error is reported.
import { expect, test } from 'vitest'
import { identityProblem, mobileProblem, plateProblem } from './validators.ts'

test.each([
  [mobileProblem, '13800138000'],
  [mobileProblem, '19912345678'],
  [plateProblem, '京A12345'],
  [plateProblem, '粤B1234学'],
  [plateProblem, '沪AD12345'],
  [plateProblem, '川A12345D'],
  [identityProblem, '11010519491231002X'],
  [identityProblem, '11010519491231002x'],
])('%o takes %s', (problem, text) => expect(problem(text)).toBeUndefined())

test.each([
  [mobileProblem, '12800138000', /手机号码/],
  [mobileProblem, '1380013800', /手机号码/],
  [plateProblem, '京I12345', /车牌号/],
  [plateProblem, '京A1234', /车牌号/],
  [plateProblem, '沪AZ12345', /车牌号/],
  [identityProblem, '110105194912310021', /校验位/],
  [identityProblem, '110105194913310026', /出生日期/],
  [identityProblem, '11010519491231', /18 位/],
])('%o refuses %s', (problem, text, why) => expect(problem(text)?.[0]).toMatch(why))
