// Configurations written by hand: which are accepted, and the errors of the others.
import { assert, jsonValue, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonSlip } from './jsonSlip.ts'
import { parseConfig, readConfig } from './readConfig.ts'

const item = (rest: object) => ({ formItems: [{ component: 'input', name: 'a', ...rest }] })

test.each([
  [[], 'config'],
  [{ formItems: 3 }, 'formItems'],
  [{ formItems: [1] }, 'formItems[0]'],
  [{ formItems: [{ name: 'a' }] }, 'formItems[0].component'],
  [{ labelPosition: 'middle', formItems: [] }, 'labelPosition'],
  [{ labelWidth: {}, formItems: [] }, 'labelWidth'],
  [item({ label: 3 }), 'formItems[0].label'],
  [item({ label: ['a', 'b', 'c'] }), 'formItems[0].label'],
  [item({ span: 25 }), 'formItems[0].span'],
  [item({ rules: {} }), 'formItems[0].rules'],
  [item({ rules: [{ pattern: '(' }] }), 'formItems[0].rules[0].pattern'],
  [item({ hideHandle: true }), 'formItems[0].hideHandle'],
  [item({ options: { items: [{ value: 1 }] } }), 'formItems[0].options.items[0].label'],
  [
    item({ options: { items: [{ label: 'a', children: [{ label: {} }] }] } }),
    'formItems[0].options.items[0].children[0].label',
  ],
  [item({ options: { remote: { data: {} } } }), 'formItems[0].options.remote.api'],
])('%j is wrong at %s', (config, path) => {
  expect(readConfig(config).problem?.[1].split(' ')[0]).toBe(path)
})

test('what is right is taken as it is', () => {
  const config = item({ label: ['名称', 'Name'], span: 12, rules: [{ required: true, pattern: '^a' }] })
  expect(readConfig(config).config).toBe(config)
  expect(parseConfig(JSON.stringify(config)).config).toEqual(config)
})

describe('a slip in the JSON', () => {
  test.each([
    ['', 0],
    ['{', 1],
    ['{"a": 1,}', 8],
    ["{'a': 1}", 1],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['{"a": "b}', 6],
    ['{"a": 01}', 7],
    ['{} x', 3],
    ['{"a": tru}', 6],
  ])('%j is at %i', (text, at) => {
    expect(jsonSlip(text)).toBe(at)
  })

  test('is reported by line and column', () => {
    expect(parseConfig('{\n  "formItems": [}\n').problem?.[1]).toBe('The JSON is wrong at line 2, column 17')
  })

  test('is found in exactly the texts that are no JSON', () => {
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    assert(
      property(jsonValue(), string(), (value, noise) => {
        const text = JSON.stringify(value, null, 1)
        expect(jsonSlip(text)).toBeUndefined()
        for (const spoilt of [text.slice(0, -1), text + noise, noise, text.replace(':', noise)])
          expect(jsonSlip(spoilt) === undefined).toBe(isJson(spoilt))
      }),
    )
  })
})
