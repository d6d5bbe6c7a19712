// Two windows with the same form keep their input apart; the input of a closed window comes back in the next one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptEntry } from './typed.ts'

vi.mock('../session.ts', () => ({ signedInAs: () => 7 }))

beforeEach(() => {
  const kept: Record<string, string> = {}
  vi.stubGlobal('location', { hash: '#/business/report/edit/7' })
  // The storage's keys are its own properties, as in a browser.
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (_, name) =>
        ({
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => void (kept[key] = value),
          removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
        })[String(name)],
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the module a second time, as another window does. */
function openWindow() {
  vi.resetModules()
  return import('./keptEntries.ts')
}
const entry = (model: string, at: number): KeptEntry => ({ rev: undefined, typed: { model }, at, hadFiles: false })

test('what each of two windows types into the same form survives', async () => {
  const [one, other] = [await openWindow(), await openWindow()]
  one.writeKept('report new', entry('first', 1))
  // The entry is offered, and stays with the first window.
  expect(other.readKept('report new')).toMatchObject({ typed: { model: 'first' }, elsewhere: true })
  other.writeKept('report new', entry('second', 2))
  expect(one.readKept('report new')?.typed).toEqual({ model: 'first' })
  expect(other.readKept('report new')?.typed).toEqual({ model: 'second' })
  // After a save in one window, the entry of the other stays.
  one.writeKept('report new', undefined)
  expect(other.readKept('report new')?.typed).toEqual({ model: 'second' })
})

test('after both are reloaded each has one of the two, and none is lost', async () => {
  const before = [await openWindow(), await openWindow()]
  for (const [n, window] of before.entries()) window.writeKept('report new', entry(`typed ${n}`, n))
  for (const window of before) window.releaseKept('report new')
  const after = [await openWindow(), await openWindow()]
  const found = after.map((window) => window.readKept('report new')?.typed)
  expect(found).toEqual([{ model: 'typed 1' }, { model: 'typed 0' }])
})

test('after a crash, which releases nothing, it is offered', async () => {
  const crashed = await openWindow()
  crashed.writeKept('report new', entry('first', 1))
  const next = await openWindow()
  const offered = next.readKept('report new')
  expect(offered).toMatchObject({ typed: { model: 'first' }, elsewhere: true })
  // Once taken over, the entry is not offered again.
  if (offered) next.takeKept('report new', offered)
  expect((await openWindow()).readKept('report new')).toBeUndefined()
})

test('what stands on the screen of another window is not taken from it', async () => {
  const [one, other] = [await openWindow(), await openWindow()]
  one.writeKept('report 5 revoke', entry('x', 1))
  expect(other.isKept('report 5 revoke')).toBe(false)
  one.releaseKept('report 5 revoke')
  expect(other.isKept('report 5 revoke')).toBe(true)
  // The first window goes on before another one has taken the entry.
  expect(one.readKept('report 5 revoke')?.typed).toEqual({ model: 'x' })
  expect(other.isKept('report 5 revoke')).toBe(false)
})
