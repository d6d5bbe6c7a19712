// A sign-out is owed until the server has answered it, with the old token or one from the refresh cookie, and is never sent twice at once.
import { ownAnswer } from '@register/contract/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handInSignOut, handInWhenever, oweSignOut, owesSignOut } from './owedSignOut.ts'

vi.mock('../language.ts', () => ({ currentLang: () => 'zh' }))

const kept = new Map<string, string>()
const calls: string[] = []
/** The server's answer to a path; undefined where it cannot be reached. */
let answers: Record<string, number> | undefined
const browser = new EventTarget()

beforeEach(() => {
  kept.clear()
  calls.length = 0
  answers = {}
  vi.stubGlobal('window', browser)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: [string, string][] }) => {
    const token = new Headers(headers).get('authorization')
    calls.push(`${path.split('/').at(-1)} ${token ?? 'cookie'}`)
    if (!answers) return Promise.reject(new TypeError('Failed to fetch'))
    const code = answers[calls.at(-1) ?? ''] ?? 200
    const data = path.endsWith('refresh') ? { token: 'fresh', expiresIn: 900, mustChangePassword: false } : null
    return Promise.resolve(
      new Response(JSON.stringify({ code, msg: '', data }), { status: code, headers: { [ownAnswer]: '1' } }),
    )
  })
  oweSignOut()
})
afterEach(() => vi.unstubAllGlobals())

test('with a token that lives, one call does it', async () => {
  await handInSignOut('old')
  expect(calls).toEqual(['logout Bearer old'])
  expect(owesSignOut()).toBe(false)
})

test('with a dead token, the refresh cookie gives one to sign out with', async () => {
  answers = { 'logout Bearer old': 401 }
  await handInSignOut('old')
  expect(calls).toEqual(['logout Bearer old', 'refresh cookie', 'logout Bearer fresh'])
  expect(owesSignOut()).toBe(false)
})

test('a server that knows no session is owed nothing', async () => {
  answers = { 'refresh cookie': 401 }
  await handInSignOut()
  expect(owesSignOut()).toBe(false)
})

test.each([
  [undefined, 0],
  [{ 'refresh cookie': 429 }, 429],
  [{ 'refresh cookie': 500 }, 500],
])('it stays owed while the server does not take it: %j', async (given, status) => {
  answers = given
  await expect(handInSignOut()).rejects.toMatchObject({ status })
  expect(owesSignOut()).toBe(true)
})

test('it is handed in at the start and when the network is back, once', async () => {
  answers = undefined
  handInWhenever()
  await vi.waitFor(() => expect(calls).toEqual(['refresh cookie']))
  expect(owesSignOut()).toBe(true)
  answers = {}
  await vi.waitFor(() => {
    browser.dispatchEvent(new Event('online'))
    expect(owesSignOut()).toBe(false)
  })
  expect(calls.slice(1)).toEqual(['refresh cookie', 'logout Bearer fresh'])
  browser.dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(3)
})
