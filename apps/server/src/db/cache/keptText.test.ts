// Tests that a kept text is packed once for all who ask, also while it is being packed.
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptText } from './keptText.ts'

test('a text is packed once, and then takes the bytes of both forms', async () => {
  const text = '特种设备 type test '.repeat(100)
  const kept = new KeptText(text)
  let grown = 0
  kept.whenGrown(() => (grown += 1))
  expect(kept.size).toBe(Buffer.byteLength(text))
  const [packed, again] = await Promise.all([kept.packed(), kept.packed()])
  expect(again).toBe(packed)
  expect(await kept.packed()).toBe(packed)
  expect(grown).toBe(1)
  expect(inflateRawSync(packed).toString()).toBe(text)
  expect(kept.size).toBe(Buffer.byteLength(text) + packed.length)
})
