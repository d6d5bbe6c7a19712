// An answer with several errors shows each at its field, and none of them is silent.
import { badFields, Failure } from '@register/contract/errors'
import { expect, test } from 'vitest'
import { wrongFields } from './wrongFields.ts'

const names = ['username', 'phone', 'password'] as const

test('each error stands at its field, the sealed password at the password, and what fits none above the form', () => {
  const error = badFields([
    { field: 'username', phrase: ['甲', 'a'] },
    { field: 'credentials', phrase: ['乙', 'b'] },
    { field: 'agreed', phrase: ['丙', 'c'] },
  ])
  expect(wrongFields(error, names)).toEqual({ username: ['甲', 'a'], password: ['乙', 'b'], form: ['丙', 'c'] })
  expect(wrongFields(new Failure(429, ['稍后', 'later']), names)).toEqual({ form: ['稍后', 'later'] })
})
