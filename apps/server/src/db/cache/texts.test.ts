// Tests that the cache returns each text with its mark, never grows past its bound, and drops the text that was read longest ago.
import { expect, test } from 'vitest'
import { KeptText } from './keptText.ts'
import { textCacheOf } from './texts.ts'

const entry = (text: string, mark = '') => ({ mark, text: new KeptText(text) })

test('a text is there until it is replaced', () => {
  const cache = textCacheOf(100)
  const [first, second] = [entry('x', '1'), entry('y', '2')]
  cache.put('a', first)
  expect(cache.get('a')).toEqual(first)
  cache.put('a', second)
  expect(cache.get('a')).toEqual(second)
  expect(cache.get('b')).toBeUndefined()
})

test('the text that was read longest ago is dropped first', () => {
  const cache = textCacheOf(9)
  for (const key of ['a', 'b', 'c']) cache.put(key, entry('xx'))
  cache.get('a')
  cache.put('d', entry('xx'))
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
})

test.each([
  ['what is larger than the memory', 5],
  ['anything where there is no memory', 0],
])('%s is not cached', (_, most) => {
  const cache = textCacheOf(most)
  cache.put('a', entry('x'.repeat(10)))
  expect(cache.get('a')).toBeUndefined()
})

test('storing the same text again takes no more space', () => {
  const cache = textCacheOf(6)
  for (let n = 0; n < 10; n++) cache.put('a', entry('xx'))
  cache.put('b', entry('xx'))
  expect(cache.get('a')).toBeDefined()
})

test('the bound counts bytes, and the packed form from the moment it is there', async () => {
  const text = '证'.repeat(300)
  const packedBytes = (await new KeptText(text).packed()).length
  const cache = textCacheOf(2 * (900 + 1) + packedBytes - 1)
  const [a, b] = [entry(text), entry(text)]
  cache.put('a', a)
  cache.put('b', b)
  expect([cache.get('a')?.text, cache.get('b')?.text]).toEqual([a.text, b.text])
  await b.text.packed()
  expect([cache.get('a')?.text, cache.get('b')?.text]).toEqual([undefined, b.text])
})

test('a text that is packed after it was replaced does not come back', async () => {
  const cache = textCacheOf(1_000)
  const former = entry('x'.repeat(100))
  cache.put('a', former)
  cache.put('a', entry('y', '2'))
  await former.text.packed()
  expect(cache.get('a')?.mark).toBe('2')
})
