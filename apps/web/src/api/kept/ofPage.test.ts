// A page that fails again forgets what it kept, and nothing of other pages.
import { beforeEach, expect, test, vi } from 'vitest'
import { store, stored } from '../store/stored.ts'
import { forgetPage, hasFailedBefore, ofPage } from './ofPage.ts'

function storage() {
  const entries = new Map<string, string>()
  return new Proxy(
    {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    },
    { ownKeys: () => [...entries.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('what the page keeps is deleted, by the beginning of its keys; what others keep stays', () => {
  store(ofPage('IMPORT', '/import'), '7')
  store(`${ofPage('TYPED me form', '/import')} @1`, 'text')
  store(ofPage('OPINIONS', '/desk'), 'text')
  forgetPage('/import')
  expect(stored('IMPORT')).toBeUndefined()
  expect(stored('TYPED me form @1')).toBeUndefined()
  expect(stored('OPINIONS')).toBe('text')
})

test('the second failure at one address is told from the first, and from one long ago', () => {
  expect(hasFailedBefore('/import')).toBe(false)
  expect(hasFailedBefore('/desk')).toBe(false)
  expect(hasFailedBefore('/import')).toBe(true)
  vi.advanceTimersByTime(11 * 60_000)
  expect(hasFailedBefore('/import')).toBe(false)
})
