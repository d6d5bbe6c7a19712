// A change of rights is heard once: neither a first word, nor an answer that was overtaken, nor another person's word is one.
import { rightsHeader } from '@register/contract/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { currentRights, forgetRights, noteRights, onRights } from './rights.ts'

const answer = (word?: string) => ({ headers: new Headers(word === undefined ? {} : { [rightsHeader]: word }) })
/** Milliseconds, as `performance.now` gives them. */
let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)
const heard = vi.fn<() => void>()
onRights(heard)

afterEach(() => {
  forgetRights()
  heard.mockClear()
})

test('another word is a change, the same one and none are not', () => {
  noteRights(answer('a'), (now = 10_000))
  heard.mockClear()
  noteRights(answer('a'), (now = 20_000))
  noteRights(answer(), (now = 20_000))
  expect(heard).not.toHaveBeenCalled()
  noteRights(answer('b'), (now = 30_000))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(currentRights()).toBe('b')
})

test('the former word of a call that was sent before, or of a server that still remembers it, is no change', () => {
  noteRights(answer('a'), (now = 10_000))
  noteRights(answer('b'), (now = 40_000))
  heard.mockClear()
  now = 60_000
  noteRights(answer('a'), 39_000)
  noteRights(answer('a'), 41_000)
  expect(heard).not.toHaveBeenCalled()
  noteRights(answer('a'), 59_000)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the next person has a first word of their own, at once', () => {
  noteRights(answer('a'), (now = 10_000))
  forgetRights()
  noteRights(answer('b'), now)
  expect(currentRights()).toBe('b')
})
