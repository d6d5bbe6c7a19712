// The four looks at a screen, and how a page gets from one to the next without being loaded anew.
import type { Page } from 'playwright-core'

export type Lang = 'zh' | 'en'
export type Theme = 'light' | 'night'

export interface Look {
  lang: Lang
  theme: Theme
  size: { width: number; height: number }
}

export const desk = { width: 1366, height: 768 }
export const telephone = { width: 390, height: 844 }

/**
 * Each language with each theme, each of both at each size. Of two neighbours one is at a desk, where the switches
 * stand: from one end to the other, and back with the next screen, the window changes its size no more than it must.
 */
export const looks: readonly Look[] = [
  { lang: 'zh', theme: 'light', size: desk },
  { lang: 'zh', theme: 'night', size: telephone },
  { lang: 'en', theme: 'night', size: desk },
  { lang: 'en', theme: 'light', size: telephone },
]

const shown = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang.slice(0, 2), document.documentElement.dataset['theme']])

const isAt = async (page: Page, { lang, theme, size }: Look): Promise<boolean> => {
  const [itsLang, itsTheme] = await shown(page)
  return itsLang === lang && itsTheme === theme && page.viewportSize()?.width === size.width
}

/** All looks, beginning with the one the page has been left in. */
export async function looksFrom(page: Page): Promise<readonly Look[]> {
  const last = looks.at(-1)
  return last && (await isAt(page, last)) ? looks.toReversed() : looks
}

/** Languages and themes are changed by hand, where the header offers it. */
export async function show(page: Page, { lang, theme, size }: Look): Promise<void> {
  const [itsLang, itsTheme] = await shown(page)
  const press = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  if (itsLang !== lang || itsTheme !== theme) await page.setViewportSize(desk)
  if (itsTheme !== theme) await press(theme === 'night' ? /夜间|night/ : /日间|light/)
  if (itsLang !== lang) await press(lang === 'en' ? 'English' : '中文')
  await page.setViewportSize(size)
}

/** Closes the tabs of pages left before: hidden, they are drawn anew with every change and looked through by axe. */
export async function closeOthers(page: Page): Promise<void> {
  const others = page
    .getByRole('navigation', { name: /^(打开的页面|Open pages)$/ })
    .locator('li[data-open="false"]')
    .getByRole('button', { name: /^(关闭|Close) / })
  while (await others.first().isVisible()) await others.first().click()
}
