// Which language a first visit gets: the page's own script decides before anything is drawn, and the app goes on with it.
import { runInNewContext } from 'node:vm'
import { productName } from '@register/contract/product'
import { configKeys } from '@register/contract/system/config/keys'
import { expect, test } from 'vitest'
import shim from '../../public/shim.js?raw'

/** Runs the page's script in a browser with these languages and this stored choice. */
function firstPaint(languages: readonly string[] | undefined, chosen: string | null, look = '__SITE_LOOK__') {
  const root = { lang: 'zh-CN', setAttribute: () => undefined }
  const document = {
    documentElement: root,
    title: productName[0],
    querySelector: (asked: string) => (asked.includes('site-look') ? { content: look } : null),
  }
  runInNewContext(shim, {
    document,
    navigator: { languages },
    localStorage: { getItem: (key: string) => (key === 'APP_LANG' ? chosen : null) },
    window: { structuredClone: () => undefined },
    Document: { prototype: { createElement: () => ({}) } },
    Element: { prototype: { setAttribute: () => undefined } },
    addEventListener: () => undefined,
  })
  return { lang: root.lang, title: document.title }
}

const chinese = { lang: 'zh-CN', title: productName[0] }
const english = { lang: 'en', title: productName[1] }

const looked = (language: string) => JSON.stringify({ language, name: ['名', 'Name'] })
const named = { lang: 'en', title: 'Name' }

test.each([
  [['zh-CN', 'en'], null, chinese],
  [['zh-TW'], null, chinese],
  [['en-GB'], null, named],
  [['en-US', 'zh-CN'], null, named],
  // English is not chosen for a reader whose list also has Chinese.
  [['de-DE', 'zh-CN', 'en'], null, chinese],
  [['de-DE', 'en'], null, named],
  // Chinese where nothing is set (docs/rules/office.md#browser-storage).
  [['de-DE', 'fr'], null, chinese],
  // A browser that does not reveal its languages.
  [[], null, chinese],
  [undefined, null, chinese],
  [['en-GB'], 'zh-cn', chinese],
  [['zh-CN'], 'en', named],
] as const)('as the browser says, browser %o, chosen %s: %o', (languages, chosen, page) => {
  expect(firstPaint(languages, chosen, looked('browser'))).toEqual(page)
})

test.each([
  [['zh-CN'], null, 'en', named],
  [['en-GB'], null, 'zh', chinese],
  [['en-GB'], 'en', 'zh', named],
  // A person's choice wins over the register's default.
  [['zh-CN'], 'zh-cn', 'en', chinese],
] as const)('browser %o, chosen %s, the register begins with %s: %o', (languages, chosen, language, page) => {
  expect(firstPaint(languages, chosen, looked(language))).toEqual(page)
})

test('a page that does not know the configuration yet is Chinese, until a person chooses', () => {
  expect(firstPaint(['en-GB'], null)).toEqual(chinese)
  expect(firstPaint(['en-GB'], 'en')).toEqual(english)
  expect(configKeys.defaultLanguage.default).toBe('zh')
})
