// Reading dictionaries for selects; these answers carry `message` in addition to `msg` (docs/rules/wire.md#dictionary-reads).
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { tones } from '../../fieldTypes/tone.ts'

/** In the caller's language; `tone` is empty where it has no colour. */
export const dictionaryItem = z.object({
  label: z.string(),
  value: z.string(),
  isDefault: z.boolean(),
  tone: z.enum(['', ...tones]),
})
export type DictionaryItem = z.output<typeof dictionaryItem>

/** The test rules a report or an application names. */
export const testBasisType = 'test_basis'

/** Dictionaries that the product reads itself: their keys stay, and they are not deleted. */
export const readByProduct: readonly string[] = [testBasisType]

/** What dictionaries are known by. */
export const dictionaryKey = /^[a-z][a-z0-9_]{0,99}$/

/** Active entries in their order; none of a dictionary that is stopped or not there. */
export const readDictionary = endpoint({
  method: 'GET',
  path: '/api/system/dict/data/type/{type}',
  access: 'signedIn',
  forClients: true,
  effect: 'read',
  summary: ['按类型读取字典', 'Dictionary entries of a type'],
  params: z.strictObject({ type: z.string().regex(dictionaryKey) }),
  output: z.array(dictionaryItem),
  example: { params: { type: 'test_basis' } },
})

/** The group itself and every active dictionary below it, those with entries, so that a page asks once for all it needs. 404 for a key that is not there. */
export const readDictionaryGroup = endpoint({
  method: 'GET',
  path: '/api/system/dict/type/getDictGroup/{x}',
  access: 'signedIn',
  forClients: true,
  effect: 'read',
  summary: ['按分组读取字典', 'The dictionaries of a group'],
  params: z.strictObject({ x: z.string().regex(dictionaryKey) }),
  output: z.array(z.object({ type: z.string(), name: z.string(), items: z.array(dictionaryItem) })),
  example: { params: { x: 'business' } },
})
