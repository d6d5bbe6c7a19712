// The list of origins takes origins, and nothing that could say more in the policy of the page.
import { expect, test } from 'vitest'
import { originList, originsIn } from './origins.ts'

test.each([
  '',
  'https://a.cn',
  'https://a.cn https://10.0.0.7:8080',
  'https://a.cn:80 http://127.0.0.1:443',
  'http://localhost:8080',
])('“%s” is a list of origins', (text) => {
  expect(originList.test(text)).toBe(true)
  expect(originsIn(text).join(' ')).toBe(text)
})

test.each([
  'https://a.cn/',
  'https://a.cn; script-src *',
  'https://*',
  '*',
  'a.cn',
  'http://a.cn',
  'http://10.0.0.7:8080',
  'http://127.0.0.1.evil.cn',
  'https://a.cn ',
  'https://a.cn  https://b.cn',
  "'self'",
  'data:',
  'https://A.cn',
  'https://a.cn,https://b.cn',
  'https://a@b.cn',
  'https://a.cn\n',
  'https://a.cn;',
  'javascript:alert(1)',
  // Browsers write the first two without their ports, and know no such port as the others have.
  'https://a.cn:443',
  'http://localhost:80',
  'https://a.cn:99999',
  'https://a.cn:08443',
])('“%s” is none', (text) => {
  expect(originList.test(text)).toBe(false)
})

test('what an earlier version let in by http is not framed any more', () => {
  expect(originsIn('http://old.example.cn https://a.cn')).toEqual(['https://a.cn'])
})
