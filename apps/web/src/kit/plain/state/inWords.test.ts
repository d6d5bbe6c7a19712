// A part of a page says what happened in a sentence, in the server's own words where it has any.
import { Failure } from '@register/contract/errors'
import { expect, test, vi } from 'vitest'
import { inWords } from './inWords.ts'

// The language of a call comes from the page.
vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } })
const { unwrap } = await import('../../../api/client/request.ts')
vi.unstubAllGlobals()

const failureOf = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Failure => {
  try {
    unwrap(status, text, (name) => headers[name] ?? null)
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('No failure')
}

test.each([403, 404, 429, 500, 502, 503, 504])('an answer of %i without words becomes a sentence', (status) => {
  for (const text of inWords(failureOf(status, 'Bad Gateway'))) expect(text).not.toMatch(/status/i)
})

test('the words of the server stay, and so does a status that has no sentence', () => {
  expect(inWords(failureOf(200, JSON.stringify({ code: 403, msg: '没有权限' })))).toEqual(['没有权限', '没有权限'])
  expect(inWords(failureOf(418, ''))[0]).toBe('Status:418，未知错误！')
})

test('a failure has the number that the answer quotes, and none where it quotes none', () => {
  expect(failureOf(403, JSON.stringify({ code: 403, msg: 'x' }), { 'register-number': '6927a1b2c3d4e5' }).number).toBe(
    '6927a1b2c3d4e5',
  )
  expect(failureOf(403, JSON.stringify({ code: 403, msg: 'x' })).number).toBeUndefined()
})
