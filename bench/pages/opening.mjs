// First visits: requests, bytes transferred until the heading is visible, script and style together, gzipped, and the times on a slow telephone and on a desk.
import http from 'node:http'
import { arrivalOf, slowDown, watchArrival } from './visit.mjs'

/** Bytes of a body as the server sends it gzipped. @param {string} url @returns {Promise<number>} */
const gzipped = (url) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        let bytes = 0
        answer.on('data', (/** @type {Buffer} */ chunk) => {
          bytes += chunk.length
        })
        answer.on('end', () => resolve(bytes))
      })
      .on('error', reject)
  })

/** @typedef {{ name: string, path: string, storage?: import('./visit.mjs').BrowserStorage, list?: boolean }} Opening `list`: a page that is usable with its first rows */

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {Opening} opening */
async function weigh(browser, origin, { path, storage }) {
  const context = await browser.newContext({ locale: 'zh-CN', ...(storage && { storageState: storage }) })
  const page = await context.newPage()
  await page.addInitScript(watchArrival)
  await page.goto(`${origin}/#${path}`)
  await arrivalOf(page)
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() => {
    const headingAt = performance.getEntriesByName('heading')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, startTime }) => ({ name, before: startTime < headingAt }))
  })
  const requests = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$|\/api\//.test(name)).length,
  )
  await context.close()
  const sizes = await Promise.all(files.map(async (file) => ({ ...file, bytes: await gzipped(file.name) })))
  const sum = (/** @type {typeof sizes} */ some) => some.reduce((total, { bytes }) => total + bytes, 0)
  return { requests, until: sum(sizes.filter(({ before }) => before)), all: sum(sizes) }
}

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {Opening} opening @param {{ slow: boolean }} how */
async function wait(browser, origin, { path, storage, list = false }, { slow }) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: storage ? { width: 1366, height: 768 } : { width: 390, height: 844 },
    ...(storage && { storageState: storage }),
  })
  const page = await context.newPage()
  await page.addInitScript(watchArrival)
  if (slow) await slowDown(page, { network: true })
  await page.goto(`${origin}/#${path}`, { waitUntil: 'commit' })
  const arrival = await arrivalOf(page, { list })
  await context.close()
  return arrival
}

const rounds = 5
const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {readonly Opening[]} openings */
export async function measureOpenings(browser, origin, openings) {
  const figures = []
  for (const opening of openings) {
    const { requests, until, all } = await weigh(browser, origin, opening)
    /** @type {Awaited<ReturnType<typeof wait>>[]} */
    const times = []
    /** @type {typeof times} */
    const onDesk = []
    for (let round = 0; round < rounds; round++) times.push(await wait(browser, origin, opening, { slow: true }))
    for (let round = 0; round < rounds; round++) onDesk.push(await wait(browser, origin, opening, { slow: false }))
    const of = (/** @type {typeof times} */ some, /** @type {'frame' | 'heading' | 'rows'} */ what) =>
      Math.round(median(some.map((arrival) => arrival[what])))
    figures.push({
      name: opening.name,
      requests,
      bytesUntilHeading: until,
      bytesInAll: all,
      msUntilFrame: of(times, 'frame'),
      msUntilHeading: of(times, 'heading'),
      onDeskUntilHeading: of(onDesk, 'heading'),
      ...(opening.list && { msUntilRows: of(times, 'rows'), onDeskUntilRows: of(onDesk, 'rows') }),
    })
  }
  return figures
}
