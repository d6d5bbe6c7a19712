// Tests that the cache returns each text with its mark, never grows past its bound, and drops the text that was read longest ago.
import { expect, test } from 'vitest'
import { textCacheOf } from './texts.ts'

const kept = (text: string) => ({ mark: '', text })

test('a text is there until it is replaced', () => {
  const memory = textCacheOf(100)
  memory.put('a', { mark: '1', text: 'x' })
  expect(memory.get('a')).toEqual({ mark: '1', text: 'x' })
  memory.put('a', { mark: '2', text: 'y' })
  expect(memory.get('a')).toEqual({ mark: '2', text: 'y' })
  expect(memory.get('b')).toBeUndefined()
})

test('the text that was read longest ago is dropped first', () => {
  const memory = textCacheOf(9)
  for (const key of ['a', 'b', 'c']) memory.put(key, kept('xx'))
  memory.get('a')
  memory.put('d', kept('xx'))
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd'])
})

test.each([
  ['what is larger than the memory', 5],
  ['anything where there is no memory', 0],
])('%s is not cached', (_, most) => {
  const memory = textCacheOf(most)
  memory.put('a', kept('x'.repeat(10)))
  expect(memory.get('a')).toBeUndefined()
})

test('storing the same text again takes no more space', () => {
  const memory = textCacheOf(6)
  for (let n = 0; n < 10; n++) memory.put('a', kept('xx'))
  memory.put('b', kept('xx'))
  expect(memory.get('a')).toBeDefined()
})
