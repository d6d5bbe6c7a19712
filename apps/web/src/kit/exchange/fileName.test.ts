// File names that are accepted, and the message for others.
import { expect, test } from 'vitest'
import { fileNameProblem } from './fileName.ts'

test.each([
  ['样品 2026-03', undefined],
  ['a.b', undefined],
  ['  ', '请填写文件名'],
  ['a/b', '文件名不能含有 \\ / : * ? " < > |'],
  ['a"b', '文件名不能含有 \\ / : * ? " < > |'],
])('%j', (name, problem) => {
  expect(fileNameProblem(name)?.[0]).toBe(problem)
})
