// Conditions over a form: their results, the errors of invalid ones with their position, and that no text can reach anything outside the form.
import {
  assert,
  constantFrom,
  anything,
  array,
  boolean,
  double,
  integer,
  jsonValue,
  oneof,
  property,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile } from './compile.ts'
import { evaluate } from './evaluate.ts'
import { parse } from './parse.ts'

const form = {
  type: '1',
  kind: 'crane',
  count: 3,
  fee: 99.5,
  urgent: true,
  quick: false,
  empty: '',
  none: null,
  day: '2026-03-02',
  tags: ['a', '加急'],
  numbers: [1, 2, 3],
  owner: { name: '北辰', 'main address': 'x', deep: { er: 7 } },
  名称: '曳引机',
}

describe('means', () => {
  test.each([
    ['$.type == "1"', true],
    ['$.type == 1', true],
    ['$.type === 1', false],
    ['$.type !== 1', true],
    ["$.type != '2'", true],
    ['$.count > 2', true],
    ['$.count >= 3 && $.count <= 3', true],
    ['$.count<3', false],
    ['$.count == -3', false],
    ['-4 < $.count', true],
    ['$.fee > .5', true],
    ['$.day >= "2026-01-01"', true],
    ['$.day < "2026-01-01"', false],
    ['$.urgent', true],
    ['!$.urgent', false],
    ['!!$.urgent', true],
    ['!($.urgent && $.quick)', true],
    ['$.quick || $.urgent && $.count == 3', true],
    ['($.quick || $.urgent) && $.count == 4', false],
    ['$.quick == false', true],
    ['$.urgent == true', true],
    ['$.none == null', true],
    ['$.missing == undefined', true],
    ['$.missing == null', true],
    ['$.missing.deeper.still', false],
    ['$.empty < 1', false],
    ['$.empty >= 0', false],
    ['$.none < 1', false],
    ['$.kind in ["crane", "ride"]', true],
    ['$.kind in []', false],
    ['$.type in [1, 2]', true],
    ['2 in $.numbers', true],
    ['"2" in "123"', false],
    ['$.tags.includes("加急")', true],
    ['$.numbers.includes("2")', false],
    ['$.kind.includes("ran")', true],
    ['$.missing.includes("a")', false],
    ['$.tags.length == 2', true],
    ['$.kind.length > 4', true],
    ['$.numbers[2] == 3', true],
    ['$["owner"]["main address"] == "x"', true],
    ['$.owner.deep.er == 7', true],
    ['$.owner[$.missing]', false],
    ['$.名称 == "曳引机"', true],
    ['"it\\"s" == \'it"s\'', true],
    ['  $.count\n==\t3 ', true],
    ['1 < 2 == true', true],
  ])('%s', (text, expected) => {
    const { holds, problem } = compile(text)
    expect(problem).toBeUndefined()
    expect(holds?.(form)).toBe(expected)
  })
})

describe('refuses, and says where', () => {
  test.each([
    ['', 1, 'value is expected'],
    ['$.count >', 10, 'ends where a value'],
    ['$.count = 3', 9, '= is not understood'],
    ['$.count == 3 $.kind', 14, 'does not belong here'],
    ['$.kind == crane', 11, 'written $.crane'],
    ['$.kind == "crane', 11, 'not closed'],
    ['($.count', 9, ') is expected'],
    ['$.numbers[1', 12, '] is expected'],
    ['[1 2]', 4, ', is expected'],
    ['$.', 3, 'name must follow'],
    ['$.1', 2, 'does not belong here'],
    ['- $.count', 1, 'value is expected'],
    ['$.count + 1', 9, '+ is not understood'],
    ['$.a ? 1 : 2', 5, '? is not understood'],
    ['`$.a`', 1, '` is not understood'],
    ['$.a; $.b', 4, '; is not understood'],
    ['window', 1, 'window is not known'],
    ['alert(1)', 1, 'alert is not known'],
    ['$.kind.replace("a", "b")', 8, 'only includes'],
    ['$.toString()', 3, 'only includes'],
    ['$.__proto__', 3, '__proto__ cannot be reached'],
    ['$.constructor', 3, 'constructor cannot be reached'],
    ['$["constructor"]["constructor"]("return 1")()', 3, 'constructor cannot be reached'],
    ['$.tags.constructor', 8, 'constructor cannot be reached'],
    ['$.a.prototype', 5, 'prototype cannot be reached'],
    ['('.repeat(40), 34, '32 levels'],
    ['!'.repeat(40) + '$', 34, '32 levels'],
    [`${'['.repeat(40)}${']'.repeat(40)}`, 34, '32 levels'],
    [`$.a == "${'x'.repeat(600)}"`, 501, '500 characters'],
  ])('%s', (text, position, words) => {
    const { problem } = compile(text)
    expect(problem?.phrase[1]).toContain(words)
    expect(problem?.position).toBe(position)
  })
})

describe('reaches nothing but what the form stores', () => {
  /** Ways to spell a forbidden name so that only the evaluator can see it. */
  const hidden = { a: '__proto__', b: 'constructor', c: 'prototype', list: [1], text: 'x', run: () => 'ran', f: {} }
  test.each([
    '$[$.a]',
    '$[$.b]',
    '$.list[$.b]',
    '$.text[$.b]',
    '$.run',
    '$.run[$.c]',
    '$.list["map"]',
    '$.list.concat',
    '$.text["at"]',
    '$.toString',
    '$.hasOwnProperty',
    '$.f.valueOf',
    '$.list["-1"]',
    '$[["a"]]',
  ])('%s is nothing', (text) => {
    expect(evaluate(parse(text), hidden)).toBeUndefined()
  })

  test('a stored __proto__ stays shut, and no getter runs', () => {
    const stored: unknown = JSON.parse('{"__proto__": {"polluted": true}, "key": "__proto__"}')
    expect(evaluate(parse('$[$.key]'), stored)).toBeUndefined()
    const trap = {
      get secret(): string {
        throw new Error('A getter ran')
      },
    }
    expect(evaluate(parse('$.secret'), trap)).toBeUndefined()
  })

  const name = constantFrom('a', 'b', '__proto__', 'constructor', 'prototype', 'length', 'toString', 'call')
  test('any path through any form ends at data', () => {
    assert(
      property(jsonValue(), array(name, { minLength: 1, maxLength: 6 }), (value, path) => {
        const keys = Object.fromEntries(path.map((key, at) => [`k${at}`, key]))
        const text = `$.form${path.map((_, at) => `[$.k${at}]`).join('')}`
        const found = evaluate(parse(text), { form: value, ...keys })
        expect(typeof found).not.toBe('function')
        expect([Object.prototype, Function.prototype, Array.prototype, String.prototype]).not.toContain(found)
      }),
    )
  })

  const piece = constantFrom(
    ...'$ . a [ ] ( ) " \' \\ == === ! && || < in includes , 1 .5 - __proto__ constructor true null 😀 ${ ` // /* \u0000'.split(
      ' ',
    ),
    ' ',
  )
  test('any text is either a condition or a problem with a place in it', () => {
    assert(
      property(
        oneof(
          string(),
          array(piece).map((parts) => parts.join('')),
        ),
        anything(),
        (text, value) => {
          const { holds, problem } = compile(text)
          if (holds) expect(typeof holds({ a: value })).toBe('boolean')
          else {
            expect(problem.position).toBeGreaterThanOrEqual(1)
            expect(problem.position).toBeLessThanOrEqual(text.length + 1)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('compares as the language does', () => {
  const plain = oneof(
    integer({ min: -3, max: 3 }),
    double(),
    boolean(),
    constantFrom('', '1', '2', 'a', ' 1 ', '0', null, undefined),
  )
  test('equality of plain values', () => {
    assert(
      property(plain, plain, (a, b) => {
        // The lint rule forbids what is compared here.
        // oxlint-disable-next-line eslint/eqeqeq
        expect(compile('$.a == $.b').holds?.({ a, b })).toBe(a == b)
        expect(compile('$.a === $.b').holds?.({ a, b })).toBe(a === b)
        expect(compile('$.a != $.b').holds?.({ a, b })).toBe(!compile('$.a == $.b').holds?.({ a, b }))
      }),
    )
  })
  test('order of numbers, and of texts that are there', () => {
    const text = string({ minLength: 1 })
    assert(
      property(oneof(integer(), double()), oneof(integer(), double()), text, text, (a, b, c, d) => {
        expect(compile('$.a < $.b').holds?.({ a, b })).toBe(a < b)
        expect(compile('$.a >= $.b').holds?.({ a, b })).toBe(a >= b)
        expect(compile('$.c < $.d').holds?.({ c, d })).toBe(c < d)
      }),
    )
  })
})
