// What a department is asked for: the approval belongs to bodies alone.
import { expect, test } from 'vitest'
import { isRequired } from '../../fields.ts'
import { approvalField } from './dept.ts'

test.each([
  ['with the code of a body it is required', { bodyCode: '901' }, true],
  ['without one it is not', { bodyCode: '' }, false],
  ['before anything is typed it is not', {}, false],
])('the approval: %s', (_, values, required) => {
  expect(isRequired(approvalField, values)).toBe(required)
})
