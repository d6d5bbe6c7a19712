// Mounts pieces of the kit alone, one after the other in one page: each begins as fresh as after a reload, and nothing of the office is drawn (docs/decisions/0082-pieces-are-tested-alone.md).
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { displayPieceScreens, formPieceScreens, tablePieceScreens } from '@register/contract/screens/vab'
import type { BrowserContext, Page, Route, ViewportSize } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { desktop, type Visitor } from '../browser.ts'
import { person, type Arrival } from '../people.ts'
import { theServer } from '../theServer.ts'

declare global {
  interface Window {
    /** As apps/web/pieces/main.tsx declares it. */
    mountPiece: (address: string) => Promise<string>
  }
}

const built = fileURLToPath(new URL('../../.build/pieces/', import.meta.url))
const address = () => `${theServer().url}/pieces/`
const screens = Object.values({ ...displayPieceScreens, ...formPieceScreens, ...tablePieceScreens })

/** The tags by which the product's page loads the product, and those in their place. */
const ofTheProduct = /<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/gs
const ofThePieces = `<link rel="stylesheet" href="/pieces/pieces.css"><script type="module" src="/pieces/pieces.js"></script></head>`

/** The page as the server sends it at this moment, with its content policy, nonce and look, that loads the pieces. */
async function sendPage(route: Route): Promise<void> {
  const response = await route.fetch({ url: theServer().url })
  const page = (await response.text()).replaceAll(ofTheProduct, '').replace('</head>', ofThePieces)
  await route.fulfill({ response, body: page })
}

/** Sends the built pieces below a path of the server's own origin, so that their calls reach it with the person's session. */
async function servePieces(context: BrowserContext): Promise<void> {
  await context.route(`${address()}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/pieces/'.length)
    await (name === '' ? sendPage(route) : route.fulfill({ path: built + name }))
  })
}

const atThePieces: Arrival = {
  async go({ context, page }) {
    await servePieces(context)
    await page.goto(address())
  },
  there: ({ page }) => page.waitForFunction(() => 'mountPiece' in window),
}

const still = { reducedMotion: 'reduce' } as const

/** A person at the page of the pieces, for all tests of a file: each finds the window as large as at the beginning, by day, and no request held back. */
export async function pieces(username: string, { viewport = desktop }: { viewport?: ViewportSize } = {}) {
  if (!existsSync(`${built}pieces.js`)) throw new Error('The page of the pieces is missing: npm run build -- --tests')
  const user = await person(username, { ...still, viewport }, atThePieces)
  const { page } = user
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.emulateMedia({ ...still, colorScheme: null })
    await page.setViewportSize(viewport)
  })
  afterAll(() => user.close())
  return user
}

/** A second window of the same person, as large as the first. */
export async function anotherWindow({ context, page: first }: Visitor): Promise<Page> {
  const page = await context.newPage()
  await page.emulateMedia(still)
  await page.setViewportSize(first.viewportSize() ?? desktop)
  await page.goto(address())
  return page
}

/** Mounts the page of a piece from the start; `key` is its address below /vab/, with the query that it begins with. */
export async function openPiece(page: Page, key: string): Promise<void> {
  const screen = screens.find(({ path }) => path === `/vab/${key.split('?')[0]}`)
  const heading = await page.evaluate((at) => window.mountPiece(at), `/vab/${key}`)
  expect(heading).toBe(screen?.title[0])
}
