// Which files are refused before they are sent, and with which message.
import { expect, test } from 'vitest'
import { acceptOf, imageRules, refusalOf, sorted, whyRefused } from './fileRules.ts'

const megabyte = 1024 * 1024
const file = (name: string, type: string, size = 10) => ({ name, type, size })
const images = imageRules(10 * megabyte)

test.each([
  [file('a.png', 'image/png'), undefined],
  [file('A.JPEG', 'image/jpeg'), undefined],
  [file('a.gif', 'image/gif'), undefined],
  // The browser does not know the type: the extension decides.
  [file('a.png', ''), undefined],
  [file('a.pdf', 'application/pdf'), '选择的文件非图像类文件'],
  [file('a.webp', 'image/webp'), '选择的文件非图像类文件'],
  // Extension and type must both be an image's.
  [file('a.png', 'text/html'), '选择的文件非图像类文件'],
  [file('a.html', 'image/png'), '选择的文件非图像类文件'],
  [file('png', 'image/png'), '选择的文件非图像类文件'],
  [file('a.png', 'image/png', 10 * megabyte - 1), undefined],
  [file('a.png', 'image/png', 10 * megabyte), '上传文件大小不能超过 10MB!'],
])('%o as an image', (facts, reason) => {
  expect(refusalOf(facts, images)?.[0]).toBe(reason)
})

test('next to other files the message names the type', () => {
  const several = imageRules(megabyte, true)
  expect(refusalOf(file('a.pdf', 'application/pdf'), several)?.[0]).toBe('选择的文件类型 application/pdf 非图像类文件')
  expect(refusalOf(file('a.ofd', ''), several)?.[0]).toBe('选择的文件类型 ofd 非图像类文件')
})

test('with a size alone any type passes', () => {
  expect(refusalOf(file('a', ''), { below: 11 })).toBeUndefined()
  expect(refusalOf(file('a.exe', 'application/x-msdownload', 11), { below: 11 })).toBeDefined()
})

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test('each reason is given once, and the accepted files keep their order', async () => {
  const files = [
    new File([png], 'a.png', { type: 'image/png' }),
    new File(['b'], 'b.txt', { type: 'text/plain' }),
    new File(['c'], 'c.txt', { type: 'text/plain' }),
    new File([png], 'd.png'),
  ]
  const { accepted, refused } = await sorted(files, images)
  expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'd.png'])
  expect(refused).toHaveLength(1)
})

test('the file dialog offers types and extensions', () => {
  expect(acceptOf({ below: 1, extensions: ['pdf'], types: ['application/pdf'] })).toBe('application/pdf,.pdf')
  expect(acceptOf({ below: 1 })).toBe('')
})

test.each([
  ['a.png', png, undefined],
  ['a.png', 'a letter', 'a.png 的内容不是 PNG 文件，请选择真正的 PNG 文件'],
  ['a.png', '', 'a.png 的内容不是 PNG 文件，请选择真正的 PNG 文件'],
  ['A.JPG', png, 'A.JPG 的内容不是 JPEG 文件，请选择真正的 JPEG 文件'],
  ['a.gif', 'GIF89a…', undefined],
  ['a.pdf', '%PDF-1.7', undefined],
  ['a.xlsx', 'PK\u0003\u0004', undefined],
  ['a.xlsx', 'a;b;c', 'a.xlsx 的内容不是 Excel 文件，请选择真正的 Excel 文件'],
  ['a.mp4', '\u0000\u0000\u0000\u0018ftypmp42', undefined],
  // The server checks files whose first bytes are of no known kind.
  ['a.txt', 'anything', undefined],
  ['toString', 'anything', undefined],
])('%s that begins with %o', async (name, content, reason) => {
  expect((await whyRefused(new File([content], name), { below: 100 }))?.[0]).toBe(reason)
})
