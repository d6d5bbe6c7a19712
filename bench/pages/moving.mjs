// Moving about in the office with a processor four times as slow: from tab to tab, and through ten thousand rows.
import { slowDown } from './visit.mjs'

const times = 20

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').Kept} kept @param {string} path */
async function officeAt(browser, origin, kept, path) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: kept,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Milliseconds from the press on another open tab until the next picture after it. @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').Kept} kept */
export async function measureTabs(browser, origin, kept) {
  const page = await officeAt(browser, origin, kept, '/business/report/list')
  for (const path of ['/business/codeApply/list', '/business/changeNotice/list']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, path)
    await page.getByRole('main').getByRole('table').filter({ visible: true }).first().waitFor()
  }
  await slowDown(page, { network: false })
  const measured = await page.evaluate(async (count) => {
    const strip = /** @type {HTMLElement} */ (document.querySelector('nav[aria-label="打开的页面"]'))
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
    const found = []
    for (let at = 0; at < count; at++) {
      const links = [...strip.querySelectorAll('a')].slice(1)
      const next = links.find((_, place) => place === at % links.length && !links[place]?.hasAttribute('aria-current'))
      if (!next) continue
      const start = performance.now()
      next.click()
      found.push(/** @type {number} */ (await painted()) - start)
      await new Promise((resolve) => setTimeout(resolve, 600))
    }
    return found
  }, times + 2)
  await page.context().close()
  const sorted = measured.toSorted((a, b) => a - b)
  return {
    switches: sorted.length,
    medianMs: Math.round(sorted[sorted.length >> 1] ?? Number.NaN),
    worstMs: Math.round(sorted.at(-1) ?? Number.NaN),
  }
}

const rounds = 5

/** The longest task while a table of 10,000 rows is scrolled through, in each of five visits. @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').Kept} kept */
export async function measureScrolling(browser, origin, kept) {
  const longest = []
  for (let round = 0; round < rounds; round++) longest.push(await longestTask(browser, origin, kept))
  const sorted = longest.toSorted((a, b) => a - b)
  return { medianOfLongestMs: sorted[rounds >> 1], longestMs: sorted.at(-1) }
}

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').Kept} kept */
async function longestTask(browser, origin, kept) {
  const page = await officeAt(browser, origin, kept, '/vab/table/virtual')
  await page.getByRole('main').getByText('10,000').first().waitFor()
  await slowDown(page, { network: false })
  const box = await page.getByRole('main').getByRole('group').getByRole('table').locator('..').first().boundingBox()
  if (!box) throw new Error('The page of virtual rows shows no table')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => {
    const longest = { ms: 0 }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  const longest = await page.evaluate(
    () => /** @type {{ longest: { ms: number } }} */ (/** @type {unknown} */ (window)).longest,
  )
  await page.context().close()
  return Math.round(longest.ms)
}
