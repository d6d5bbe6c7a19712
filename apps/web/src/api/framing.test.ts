// What a framed entry shows: own pages and pictures, allowed sites, and nothing else.
import { expect, test } from 'vitest'
import { framing } from './framing.ts'

const own = 'https://register.example.cn'
const allowed = ['https://maps.example.org', 'https://maps.example.org:8443', 'http://old.example.org']

test.each([
  ['/#/certificate_search', 'page'],
  ['/', 'page'],
  [`${own}/#/home`, 'page'],
  ['/api/file/vJ3kQ-9_x', 'file'],
  ['/check-log.mjs', 'link'],
  ['/api/system/site', 'link'],
  ['https://maps.example.org/city?x=1', 'site'],
  ['https://maps.example.org:8443/', 'site'],
  ['https://MAPS.example.org/', 'site'],
  ['https://maps.example.org:444/', 'link'],
  ['https://maps.example.org.evil.cn/', 'link'],
  ['http://maps.example.org/', 'link'],
  // Allowed, but a page read by https cannot show it.
  ['http://old.example.org/', 'link'],
  ['https://', 'link'],
  ['data:text/html,x', 'link'],
])('%s: %s', (address, shows) => {
  expect(framing(address, own, allowed)).toBe(shows)
})

test('a page read by http shows an allowed site by http', () => {
  expect(framing('http://old.example.org/', 'http://10.0.0.7', allowed)).toBe('site')
})
