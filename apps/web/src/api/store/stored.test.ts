// Stored entries come back until they expire, encrypted or not, and unreadable ones do no harm.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drop, sealStored, store, stored } from './stored.ts'
import { storageCipher } from './storageCipher.ts'
import { toBase64url } from '../client/base64url.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  sealStored(undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const key = toBase64url(new Uint8Array(32).fill(7))

test('a value comes back as it was, and goes when it is dropped', () => {
  store('MENU', [{ title: '报告' }])
  expect(stored('MENU')).toEqual([{ title: '报告' }])
  drop('MENU')
  expect(stored('MENU')).toBeUndefined()
})

test('a value with an end is gone after it, and its entry with it', () => {
  vi.useFakeTimers()
  store('TOKEN_ENDS', 1, 60)
  store('MENU', 1, 0)
  vi.advanceTimersByTime(61_000)
  expect(stored('TOKEN_ENDS')).toBeUndefined()
  expect(kept.has('TOKEN_ENDS')).toBe(false)
  expect(stored('MENU')).toBe(1)
})

test('in cipher nothing can be read from the outside, and each entry looks different', () => {
  sealStored(storageCipher(key))
  store('USER_INFO', { name: '周主任' })
  const [first] = kept.values()
  store('USER_INFO', { name: '周主任' })
  expect([...kept.values()]).not.toContain(first)
  expect(first).not.toMatch(/周|name/)
  expect(stored('USER_INFO')).toEqual({ name: '周主任' })
})

test.each(['{', '7', 'null', 'a.b', ''])('%j in the storage is as nothing', (text) => {
  kept.set('MENU', text)
  expect(stored('MENU')).toBeUndefined()
  sealStored(storageCipher(key))
  expect(stored('MENU')).toBeUndefined()
})

test('what another key has sealed is as nothing', () => {
  sealStored(storageCipher(key))
  store('MENU', 1)
  sealStored(storageCipher(toBase64url(new Uint8Array(32))))
  expect(stored('MENU')).toBeUndefined()
})
