// Links lead to the web or stay on this site; no scripts, and no other site in disguise.
import { expect, test } from 'vitest'
import { linkMeant } from './goodLink.ts'

test.each([
  ['https://example.cn/a?b=1#c', 'https://example.cn/a?b=1#c'],
  [' http://example.cn ', 'http://example.cn'],
  ['/notice/1', '/notice/1'],
  ['#/home', '#/home'],
  ['www.example.cn', 'https://www.example.cn'],
  ['example.cn/path', 'https://example.cn/path'],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.cn', undefined],
  ['/\\elsewhere.cn', undefined],
  ['mailto:a@example.cn', undefined],
  ['two words.cn', undefined],
  ['word', undefined],
  ['', undefined],
])('%j means %j', (typed, meant) => expect(linkMeant(typed)).toBe(meant))
