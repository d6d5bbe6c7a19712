// Reading a dictionary by its type, for selects. Decision 6: this answer carries `message` beside `msg`.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const dictionaryItem = z.object({ label: z.string(), value: z.string(), isDefault: z.boolean() })
export type DictionaryItem = z.output<typeof dictionaryItem>

/** The test rules a report or an application names. */
export const testBasisType = 'test_basis'

export const readDictionary = endpoint({
  method: 'GET',
  path: '/api/system/dict/data/type/{type}',
  access: 'signedIn',
  effect: 'read',
  summary: ['按类型读取字典', 'Dictionary entries of a type'],
  params: z.strictObject({ type: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/) }),
  output: z.array(dictionaryItem),
  example: { params: { type: 'test_basis' } },
})
