// Changing tabs in the office, and scrolling through ten thousand rows, with a processor four times as slow.
import { slowDown } from './visit.mjs'

const times = 20

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').BrowserStorage} storage @param {string} path */
async function officeAt(browser, origin, storage, path) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: storage,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Milliseconds from the press on another tab until the next frame is drawn. @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').BrowserStorage} storage */
export async function measureTabs(browser, origin, storage) {
  const page = await officeAt(browser, origin, storage, '/business/report/list')
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

/** The longest task while a table of 10,000 rows is scrolled through, in each of five visits. @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').BrowserStorage} storage */
export async function measureScrolling(browser, origin, storage) {
  const longest = []
  for (let round = 0; round < rounds; round++) longest.push(await longestTask(browser, origin, storage))
  const sorted = longest.toSorted((a, b) => a - b)
  return { medianOfLongestMs: sorted[rounds >> 1], longestMs: sorted.at(-1) }
}

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').BrowserStorage} storage */
async function longestTask(browser, origin, storage) {
  const page = await officeAt(browser, origin, storage, '/vab/table/virtual')
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
