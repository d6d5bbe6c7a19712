// The language of an answer is the one that the reader weighs most, of the two that the product speaks.
import { expect, test } from 'vitest'
import { isPhrase, langOf, say } from './phrase.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['zh-CN', 'zh'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh;q=0.5, en', 'en'],
  ['zh;q=0.3,en;q=0.7', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
  ['de, zh;q=0.2, en;q=0.1', 'zh'],
  ['en;q=0, zh;q=0.1', 'zh'],
  ['en ; q=0.4, zh', 'zh'],
  ['en;q=0', 'zh'],
  ['en;q=x', 'zh'],
  ['fr', 'zh'],
  ['*', 'zh'],
  // Middle English is not English.
  ['enm', 'zh'],
])('“%s” is answered in %s', (wanted, lang) => expect(langOf(wanted)).toBe(lang))

test('Chinese stands in where English is empty', () => {
  expect(say(['档案员', 'Archivist'], 'en')).toBe('Archivist')
  expect(say(['档案员', ''], 'en')).toBe('档案员')
  expect(say(['档案员', ''], 'zh')).toBe('档案员')
})

test.each([
  [['档案员', 'Archivist'], true],
  ['档案员', false],
  [['档案员'], false],
  [['档案员', 'Archivist', ''], false],
  [['档案员', 1], false],
  [undefined, false],
])('%j is a phrase: %s', (value, is) => expect(isPhrase(value)).toBe(is))
