// One look at an open screen: what every screen must have, in its language, in the light and the night theme, and the findings of axe.
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { productName } from '@register/contract/product'
import { expect } from 'vitest'
import { antd } from '../antd/parts.ts'
import { cuts } from './cuts.ts'
import { telephone, type Look } from './looks.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** No rule is excluded. */
const everyRule: Axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules whose result can differ by night; by day every rule checks each screen. */
const drawn: Axe.RunOnly = { type: 'rule', values: ['color-contrast', 'target-size'] }

/** Waits until nothing loads and nothing moves, so that the colours are final. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Hidden pages of other tabs do not load until they are shown again.
    const busy = [
      ...document.querySelectorAll(
        '[aria-busy="true"], [role="progressbar"][aria-label="正在加载"], [role="progressbar"][aria-label="Loading"]',
      ),
    ].some((element) => element.getClientRects().length > 0)
    const moving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    return !busy && !moving
  })
}

/** Menu, header and tabs around a screen, the same for every screen of a person. */
const around = ['nav', 'header', 'footer'].map((part) => [`${part}:not(main *, [role="dialog"] *)`])

/** Every finding of axe, one line each: the rule, the place and the fault. `inside`: without what is around the screen. */
export async function violations(
  page: Page,
  { runOnly = everyRule, inside = false }: { runOnly?: Axe.RunOnly; inside?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const results = await page.evaluate(
    async ({ rules, exclude }) => {
      const { axe: runner } = window as unknown as { axe: typeof Axe }
      return runner.run({ exclude }, { runOnly: rules, resultTypes: ['violations'] })
    },
    { rules: runOnly, exclude: inside ? around : [] },
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary, html }) =>
        `${id} ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', ' ')}\n  ${html}`,
    ),
  )
}

/** Elements wider than the window, page or main part; tables may scroll inside their frame. */
export const widths = (page: Page): Promise<[page: number, main: number]> =>
  page.evaluate(() => {
    const over = (element: Element | null) => (element ? element.scrollWidth - element.clientWidth : 0)
    return [over(document.documentElement), over(document.querySelector('main'))]
  })

/** Column heads of lists that break into two lines, because the column is too narrow for the word; the name of a column drawn under another has a line of its own. */
const brokenHeads = (page: Page): Promise<string[]> =>
  page.evaluate(
    (heads) =>
      [...document.querySelectorAll(heads)].flatMap((head) => {
        const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
        const words = document.createRange()
        while (texts.nextNode()) {
          words.selectNodeContents(texts.currentNode)
          const tops = [...words.getClientRects()].map(({ top }) => top)
          if (Math.max(...tops) - Math.min(...tops) > 8) return [head.textContent]
        }
        return []
      }),
    `main ${antd.tableHead}`,
  )

/** Makes the window as tall as its content: a bar that sticks to the edge of a telephone then covers nothing while axe measures. */
async function unrolled(page: Page, then: () => Promise<void>): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...telephone, height: Math.max(height, telephone.height) })
  await then()
  await page.setViewportSize(telephone)
}

/** `examined`: by axe too, with what is around the screen or without. */
export async function lookAt(
  page: Page,
  { lang, theme, size }: Look,
  examined: 'whole' | 'inside' | undefined,
): Promise<void> {
  await settled(page)
  const shown = await page.evaluate(() => {
    const { lang: itsLang, dataset } = document.documentElement
    return { lang: itsLang, theme: dataset['theme'], title: document.title }
  })
  expect(shown).toEqual({
    lang: lang === 'zh' ? 'zh-CN' : 'en',
    theme,
    title: expect.stringMatching(new RegExp(`. · ${productName[lang === 'zh' ? 0 : 1]}$`)) as string,
  })
  // A list above the measured one or next to it may still be loading.
  await expect.poll(() => cuts(page), { timeout: 5_000 }).toEqual([])
  // After a change of theme the hidden pages are drawn again as well, so the colours settle later.
  const axeIsContent = async () => {
    const runOnly = theme === 'light' ? everyRule : drawn
    const found = async () => (await violations(page, { runOnly, inside: examined === 'inside' })).join('\n')
    await expect.poll(found, { timeout: 15_000 }).toBe('')
  }
  if (size !== telephone) {
    expect(await brokenHeads(page)).toEqual([])
    if (examined) await axeIsContent()
    return
  }
  // What has just been resized may take a moment to be laid out.
  await expect.poll(() => widths(page), { timeout: 5_000 }).toEqual([0, 0])
  if (examined) await unrolled(page, axeIsContent)
}
