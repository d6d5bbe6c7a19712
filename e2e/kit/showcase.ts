// One person on the kit's pages: opens a page, finds its examples, and makes files to try them with.
import { PNG } from 'pngjs'
import type { Locator, Page } from 'playwright-core'

/** Goes to the page of a piece within the app and waits for its head. */
export async function openPiece(page: Page, key: string, title: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/vab/${key}`)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

export const example = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour pattern; `noise` prevents it from being compressed well. */
export function picture(name: string, { width = 60, height = 40, noise = false } = {}): GivenFile {
  const png = new PNG({ width, height })
  for (let at = 0; at < png.data.length; at++)
    png.data[at] = at % 4 === 3 ? 255 : noise ? (at * 7919 + Math.imul(at, at) * 31) % 256 : (at % 4) * 60
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) }
}

export const text = (name: string, mimeType = 'text/plain', bytes = 20): GivenFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'a'),
})

/** Delays requests to `path` until `open` is called; also says whether one has come. */
export async function gate(page: Page, path: string) {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(path, async (route) => {
    await opened
    await route.continue().catch(() => undefined)
  })
  return {
    open: async () => {
      open()
      await page.unroute(path)
    },
  }
}

/** Answers requests to `path` with a refusal, as the server would write it. */
export async function refuse(page: Page, path: string, msg: string, code = 500): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: code, json: { code, msg } }))
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
