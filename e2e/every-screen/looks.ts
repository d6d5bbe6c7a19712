// The four looks at a screen, and how a page changes from one to the next without being loaded again.
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
 * Each language with each theme, and each of both at each size. Of two neighbours one has the desktop size, where the
 * switches are in the header. A screen takes the looks in this order, the next one in reverse, so the size changes least.
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

/**
 * Of each screen axe examines one look by day and one by night, because its rules read the same elements in both languages:
 * every second screen by day on the desktop and by night on the telephone, each other one the other way round.
 */
export const isExamined = ({ theme, size }: Look, at: number): boolean =>
  (theme === 'light') === (at % 2 === 0) ? size === desk : size === telephone

/** All looks, beginning with the one that the page is in. */
export async function looksFrom(page: Page): Promise<readonly Look[]> {
  const last = looks.at(-1)
  return last && (await isAt(page, last)) ? looks.toReversed() : looks
}

/** Changes language and theme by the buttons of the header, which only the desktop size shows. */
export async function show(page: Page, { lang, theme, size }: Look): Promise<void> {
  const [itsLang, itsTheme] = await shown(page)
  // Without the mouse's way there, which other tests go and which takes a tenth of a second each time.
  const press = (name: string | RegExp) =>
    page.getByRole('banner').getByRole('button', { name, exact: true }).dispatchEvent('click')
  const resize = async (to: Look['size']) => {
    if (page.viewportSize()?.width !== to.width) await page.setViewportSize(to)
  }
  if (itsLang !== lang || itsTheme !== theme) await resize(desk)
  if (itsTheme !== theme) await press(theme === 'night' ? /夜间|night/ : /日间|day/)
  if (itsLang !== lang) await press(lang === 'en' ? 'English' : '中文')
  await resize(size)
}

/** Closes the tabs of earlier pages: although hidden, they are drawn again with every change, and axe checks them. */
export async function closeOthers(page: Page): Promise<void> {
  const others = page
    .getByRole('navigation', { name: /^(打开的页面|Open pages)$/ })
    .locator('li[data-open="false"]')
    .getByRole('button', { name: /^(关闭|Close) / })
  while (await others.first().isVisible()) await others.first().click()
}
