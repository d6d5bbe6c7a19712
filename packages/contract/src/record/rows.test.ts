// Tests that every endpoint whose input names a row by id says whose rows that may be, so that the attack knows what to expect.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { namedEndpoints } from '../all.ts'
import { rowsOf } from './rows.ts'

/** Places of the input that are ids of rows. Public ids name what everyone may read. */
const namesRows = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined &&
  /"(id|ids|userId)":/.test(JSON.stringify(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' })))

test('whoever names a row by id says whose rows that may be', () => {
  const silent = namedEndpoints.flatMap(([name, endpoint]) => {
    const { params, query, body } = endpoint
    return [params, query, body].some(namesRows) && rowsOf(endpoint) === undefined ? [name] : []
  })
  expect(silent).toEqual([])
})
