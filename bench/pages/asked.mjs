// The request that the search page sends for a keyword, read from a browser, so that the benchmark sends what people's browsers send.
import { startProduct } from '../product/start.mjs'
import { openBrowser } from './browser.mjs'

/** @typedef {{ keyword: string, pageNum?: number, pageSize: number }} Body what the page sends */

const listPath = '/api/business/equRepInfo/frontList'

/** The body of the first request for a list, after opening an address. @param {import('playwright-core').Page} page @param {string} address @returns {Promise<Body>} */
async function bodyFrom(page, address) {
  const asked = page.waitForRequest((request) => request.url().endsWith(listPath), { timeout: 60_000 })
  await page.goto(address)
  return /** @type {Body} */ ((await asked).postDataJSON())
}

/**
 * The function that makes the page's body for a keyword and the first row of its page; compared with a later page of the browser.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<(keyword: string, firstRow: number) => Body>}
 */
export async function askedByThePage(env) {
  const product = await startProduct(env)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const at = (/** @type {string} */ query) => `${product.origin}/#/certificate_search?${query}`
    const first = await bodyFrom(page, at('keyword=first'))
    const made = (/** @type {string} */ keyword, /** @type {number} */ firstRow) => {
      const pageNum = Math.floor(firstRow / first.pageSize) + 1
      return { ...first, keyword, ...(pageNum > 1 && { pageNum }) }
    }
    const later = await bodyFrom(page, at('keyword=later&pageNum=3'))
    const expected = made('later', 2 * first.pageSize)
    if (JSON.stringify(Object.entries(later).toSorted()) !== JSON.stringify(Object.entries(expected).toSorted()))
      throw new Error(`The page asks otherwise on its third page: ${JSON.stringify(later)}`)
    return made
  } finally {
    await browser.close()
    await product.stop()
  }
}
