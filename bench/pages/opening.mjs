// First visits: bytes transferred until the heading is visible, script and style together, gzipped, and the time on a slow telephone.
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

/** @typedef {{ name: string, path: string, storage?: import('./visit.mjs').BrowserStorage }} Opening */

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
  await context.close()
  const sizes = await Promise.all(files.map(async (file) => ({ ...file, bytes: await gzipped(file.name) })))
  const sum = (/** @type {typeof sizes} */ some) => some.reduce((total, { bytes }) => total + bytes, 0)
  return { until: sum(sizes.filter(({ before }) => before)), all: sum(sizes) }
}

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {Opening} opening */
async function wait(browser, origin, { path, storage }) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: storage ? { width: 1366, height: 768 } : { width: 390, height: 844 },
    ...(storage && { storageState: storage }),
  })
  const page = await context.newPage()
  await page.addInitScript(watchArrival)
  await slowDown(page, { network: true })
  await page.goto(`${origin}/#${path}`, { waitUntil: 'commit' })
  const arrival = await arrivalOf(page)
  await context.close()
  return arrival
}

const rounds = 5
const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {readonly Opening[]} openings */
export async function measureOpenings(browser, origin, openings) {
  const figures = []
  for (const opening of openings) {
    const { until, all } = await weigh(browser, origin, opening)
    const times = []
    for (let round = 0; round < rounds; round++) times.push(await wait(browser, origin, opening))
    figures.push({
      name: opening.name,
      bytesUntilHeading: until,
      bytesInAll: all,
      msUntilFrame: Math.round(median(times.map(({ frame }) => frame))),
      msUntilHeading: Math.round(median(times.map(({ heading }) => heading))),
    })
  }
  return figures
}
