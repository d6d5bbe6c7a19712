// Which language a first visit gets: the page's own script decides before anything is drawn, and the app goes on with it.
import { runInNewContext } from 'node:vm'
import { productName } from '@register/contract/product'
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

test.each([
  [['zh-CN', 'en'], null, chinese],
  [['zh-TW'], null, chinese],
  [['en-GB'], null, english],
  [['en-US', 'zh-CN'], null, english],
  // English is not chosen for a reader whose list also has Chinese.
  [['de-DE', 'zh-CN', 'en'], null, chinese],
  [['de-DE', 'fr'], null, english],
  // A browser that does not reveal its languages.
  [[], null, chinese],
  [undefined, null, chinese],
  [['en-GB'], 'zh-cn', chinese],
  [['zh-CN'], 'en', english],
] as const)('browser %o, chosen %s: %o', (languages, chosen, page) => {
  expect(firstPaint(languages, chosen)).toEqual(page)
})

const looked = (language: string) => JSON.stringify({ language, name: ['名', 'Name'] })
test.each([
  [['zh-CN'], null, 'en', { lang: 'en', title: 'Name' }],
  [['en-GB'], null, 'zh', chinese],
  [['en-GB'], null, 'browser', { lang: 'en', title: 'Name' }],
  // A person's choice wins over the register's default.
  [['zh-CN'], 'zh-cn', 'en', chinese],
] as const)('browser %o, chosen %s, the register begins with %s: %o', (languages, chosen, language, page) => {
  expect(firstPaint(languages, chosen, looked(language))).toEqual(page)
})
