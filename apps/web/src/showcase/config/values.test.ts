// Where values are in the form, their initial values, and the results of the rules.
import { describe, expect, test } from 'vitest'
import type { ConfigItem, FormValues } from './formConfig.ts'
import { checkItem, isNothing, keyOf, readItem, startValues, writeItem } from './values.ts'
import { optionsFrom } from './written/optionsFrom.ts'

const input = (rest: Partial<ConfigItem> = {}): ConfigItem => ({
  component: 'input',
  name: 'a',
  label: ['名称', 'Name'],
  ...rest,
})
const ticks: ConfigItem = {
  component: 'checkbox',
  options: {
    items: [
      { label: 'x', name: 'x', value: true },
      { label: 'y', name: 'y' },
    ],
  },
}
const images: ConfigItem = {
  component: 'upload',
  options: {
    items: [
      { label: 'f', name: 'front' },
      { label: 'b', name: 'back' },
    ],
  },
}

describe('values begin', () => {
  const start = (...formItems: ConfigItem[]): FormValues => startValues({ formItems })
  test.each([
    [start(input({ value: 'x' })), { a: 'x' }],
    [start(input()), {}],
    [start(ticks), { x: true, y: false }],
    [start({ ...ticks, name: 'set' }), { set: { x: true, y: false } }],
    [start(images), { front: null, back: null }],
    [start({ component: 'title', label: 'T', value: 1 }), {}],
  ])('%j', (values, expected) => {
    expect(values).toEqual(expected)
  })

  test('as copies: what is written into one form is not in the next', () => {
    const value = [{ deep: 1 }]
    const [first, second] = [start(input({ value })), start(input({ value }))]
    ;(first['a'] as typeof value)[0]!.deep = 2
    expect(second['a']).toEqual([{ deep: 1 }])
    expect(value).toEqual([{ deep: 1 }])
  })
})

test('an item without a name reads and writes each of its parts by its own', () => {
  const form = { x: true, y: false, other: 1 }
  expect(readItem(ticks, form)).toEqual({ x: true, y: false })
  expect(writeItem(ticks, form, { x: false, y: true })).toEqual({ x: false, y: true, other: 1 })
  expect(writeItem({ ...ticks, name: 'set' }, form, { x: false })).toEqual({ ...form, set: { x: false } })
  expect(keyOf(ticks, 3)).toBe('x')
  expect(keyOf({ component: 'title' }, 3)).toBe('item3')
})

test.each([
  [input(), '', true],
  [input(), 0, false],
  [input(), false, false],
  [input(), [], true],
  [ticks, { x: false, y: false }, true],
  [ticks, { x: true }, false],
  [images, { front: { url: 'u' }, back: null }, true],
  [images, { front: { url: 'u' }, back: { url: 'v' } }, false],
])('%j with %j is nothing: %s', (item, value, nothing) => {
  expect(isNothing(item, value)).toBe(nothing)
})

test.each<[ConfigItem['rules'], unknown, boolean, string | undefined]>([
  [undefined, '', true, 'Name is required'],
  [undefined, '', false, undefined],
  [[{ required: true, message: ['请写', 'Please write'] }], null, true, 'Please write'],
  [[{ min: 2 }], 'a', false, 'Name must have a length of at least 2'],
  [[{ min: 2 }], 1, false, 'Name must be at least 2'],
  [[{ max: 2 }], [1, 2, 3], false, 'Name must have a length of at most 2'],
  [[{ max: 2 }], '', false, undefined],
  [[{ type: 'email' }], 'a@b', false, 'Name must be an e-mail address'],
  [[{ type: 'email' }], 'a@b.cn', false, undefined],
  [[{ type: 'url' }], 'example', false, 'Name must be a web address'],
  [[{ type: 'integer' }], '1.5', false, 'Name must be a whole number'],
  [[{ type: 'number' }], '1.5', false, undefined],
  [[{ pattern: '^YP-\\d+$' }], 'YP-1x', false, 'Name does not have the right form'],
  [[{ pattern: '^YP-\\d+$', message: 'X' }], 'YP-1x', false, 'X'],
  [[{ pattern: '(' }], 'a', false, undefined],
])('rules %j on %j', (rules, value, required, words) => {
  expect(checkItem(input({ ...(rules && { rules }) }), { a: value }, required)?.[1]).toBe(words)
})

describe('answers of the server as choices', () => {
  const remote = { api: '/api/x' } as const
  test.each([
    [
      ['a', 1],
      remote,
      [
        { value: 'a', label: 'a' },
        { value: 1, label: '1' },
      ],
    ],
    [{ list: [{ value: 1, label: 'One' }] }, remote, [{ value: 1, label: 'One' }]],
    [[{ id: 7, name: 'N' }], { ...remote, value: 'id', label: 'name' }, [{ value: 7, label: 'N' }]],
    [
      [{ value: 1, label: 'One', children: [{ value: 2, label: 'Two', children: [] }] }],
      remote,
      [{ value: 1, label: 'One', children: [{ value: 2, label: 'Two' }] }],
    ],
  ])('%j', (answer, how, options) => {
    expect(optionsFrom(answer, how)).toEqual(options)
  })
  test.each([null, 'text', {}, [null], [{ label: 'no value' }], { list: {} }])('%j is refused', (answer) => {
    expect(() => optionsFrom(answer, remote)).toThrow('could not be read')
  })
})
