// Sorts script errors into categories; errors with an HTTP status are not script errors.
import { Failure } from '@register/contract/errors'
import { expect, test } from 'vitest'
import { faultOf } from './faultKind.ts'

const named = (name: string): Error => Object.assign(new Error('why'), { name })

test.each([
  [named('InternalError'), 'Javascript引擎内部错误'],
  [new ReferenceError('why'), '未找到对象'],
  [new TypeError('why'), '使用了错误的类型或对象'],
  [new RangeError('why'), '使用内置对象时，参数超范围'],
  [new SyntaxError('why'), '语法错误'],
  [named('EvalError'), '错误的使用了Eval'],
  [new URIError('why'), 'URI错误'],
  [new Error('why'), '未知错误'],
  ['why', '未知错误'],
])('%s', (error, title) => expect(faultOf(error)).toMatchObject({ title: [title, expect.any(String)], text: 'why' }))

test.each([new Failure(500, ['x', 'x']), new Failure(0, ['x', 'x']), { status: 404 }])(
  '%o was spoken of already',
  (error) => expect(faultOf(error)).toBeUndefined(),
)
