// Text of PDF files: as a browser prints Chinese, without text, damaged, and locked; many at once are read one after the other.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { certificatePdf } from '../../../seed/demo/pdf.ts'
import { pdfText } from './pdfText.ts'

const printed = await readFile(new URL('printed.pdf', import.meta.url))

test('the text that a browser printed, in the letters of an embedded font', async () => {
  const { state, text } = await pdfText(printed)
  expect(state).toBe('read')
  expect(text).toContain('证书编号：TSX 3110 012 2026 0007')
})

test('no text, and no PDF, are told apart', async () => {
  expect(await pdfText(certificatePdf([]))).toEqual({ state: 'empty', text: '' })
  expect(await pdfText(Buffer.from('%PDF-1.7 nothing'))).toEqual({ state: 'unreadable', text: '' })
  expect(await pdfText(Buffer.alloc(0))).toEqual({ state: 'unreadable', text: '' })
})

test('a document that says it is locked is not readable', async () => {
  const locked = printed
    .toString('latin1')
    .replace('/Root', '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >> /Root')
  expect((await pdfText(Buffer.from(locked, 'latin1'))).state).toBe('unreadable')
})

test('several at once each get their own text', async () => {
  const texts = await Promise.all(['ONE', 'TWO', 'THREE'].map((line) => pdfText(certificatePdf([line]))))
  expect(texts.map(({ text }) => text.trim())).toEqual(['ONE', 'TWO', 'THREE'])
})
