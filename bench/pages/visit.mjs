// Visits as people make them: the first one with an empty browser, and the office after signing in.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{ origin: string, user: string, password: string }} Place */
/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} BrowserStorage */

/** Marks when the frame (bar, menu and the place of the page), the page's own heading and the first row of its list are first visible; the measurements read these marks. */
export const watchArrival = () => {
  const isThere = (/** @type {string} */ selector) => document.querySelector(selector)?.getClientRects().length
  const note = (/** @type {string} */ name) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name)
  }
  const look = () => {
    if (isThere('header') && isThere('nav') && isThere('main')) note('frame')
    if (isThere('main h1')) note('heading')
    if (isThere('main tr[data-row-key]')) note('rows')
  }
  const seen = new MutationObserver(look)
  seen.observe(document, { childList: true, subtree: true })
}

/** Milliseconds from the start of the visit until frame, heading and rows were visible. @param {Page} page @param {{ list?: boolean }} [what] `list`: the page is usable with its rows @returns {Promise<{ frame: number, heading: number, rows: number }>} */
export async function arrivalOf(page, { list = false } = {}) {
  const last = list ? 'rows' : 'heading'
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, last, { timeout: 60_000 })
  return page.evaluate(() => {
    const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { frame: at('frame'), heading: at('heading'), rows: at('rows') }
  })
}

/** The browser storage of a signed-in person. @param {Browser} browser @param {Place} place @returns {Promise<BrowserStorage>} */
export async function signedIn(browser, { origin, user, password }) {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${origin}/#/login`)
  await page.getByRole('textbox', { name: '用户名' }).fill(user)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(/#\/home/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const storage = await context.storageState()
  await context.close()
  return storage
}

/** A processor four times as slow, and 1.6 Mbit/s with a round trip of 150 ms, the conditions of the targets. @param {Page} page @param {{ network: boolean }} what */
export async function slowDown(page, { network }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  })
}
