// Tests that the cache returns each text with its mark, never grows past its bound, and drops the text that was read longest ago.
import { expect, test } from 'vitest'
import { textCacheOf } from './texts.ts'

const entry = (text: string) => ({ mark: '', text })

test('a text is there until it is replaced', () => {
  const cache = textCacheOf(100)
  cache.put('a', { mark: '1', text: 'x' })
  expect(cache.get('a')).toEqual({ mark: '1', text: 'x' })
  cache.put('a', { mark: '2', text: 'y' })
  expect(cache.get('a')).toEqual({ mark: '2', text: 'y' })
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
