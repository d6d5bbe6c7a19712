// A number in a path is decimal digits: no other spelling of a number names a record, at any endpoint.
import { expect, test } from 'vitest'
import { endpoints } from '../all.ts'

const numbered = endpoints.flatMap(({ method, path, params, example }) => {
  const given = params && example && 'params' in example ? Object.entries(example.params ?? {}) : []
  return given.flatMap(([name, value]) =>
    typeof value === 'number' && params
      ? [
          {
            at: `${method} ${path}`,
            name,
            accepts: (text: string) => params.safeParse({ ...Object.fromEntries(given), [name]: text }).success,
          },
        ]
      : [],
  )
})

test('numbers in paths are digits alone', () => {
  expect(numbered.length).toBeGreaterThan(5)
  expect(numbered.filter(({ accepts }) => !accepts('1')).map(({ at }) => at)).toEqual([])
  for (const text of ['0x1', '1e1', ' 1', '+1', '1.0', ''])
    expect(numbered.filter(({ accepts }) => accepts(text)).map(({ at, name }) => `${at} ${name} "${text}"`)).toEqual([])
})
