// One Chromium for all browser tests, and pages that record every problem that occurs in them.
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { findChromium } from './chromium.ts'

/** Features that Playwright switches off for a reason that concerns these tests; a list of ours replaces its whole list. */
const playwrightsOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
]

const flags = [
  // A script that is compiled while it loads is compiled at each load, although its process has it compiled already: that was a fifth of a load.
  `--disable-features=${[...playwrightsOff, 'ScriptStreaming'].join()}`,
  // The sandbox needs rights that root in a container lacks; only our own pages are opened.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  // One process draws all windows of a person, as in a browser in daily use: it has compiled the app's scripts once.
  '--process-per-site',
]

let browser: Promise<Browser> | undefined

async function launch(): Promise<Browser> {
  const { path, env } = await findChromium()
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return chromium.launch({ executablePath: path, args: flags, env: { ...Object.fromEntries(own), ...env } })
}

/** The browser, started on first use; it ends with the process. */
export function theBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

/** A page in a context of its own: a new person with an empty browser. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** Console errors (CSP violations among them), page errors and failed requests since the last `forget`, in order. */
  problems: string[]
  forget: () => void
  close: () => Promise<void>
}

/** Enough characters to recognise a page and its content after the menu, few enough to read next to an error. */
const letters = 1_200

/** The address, width and text of a page, in short. */
export async function shown(page: Page): Promise<string> {
  const text = await page.innerText('body', { timeout: 2_000 }).catch((error: unknown) => String(error))
  return `${page.url()} (${page.viewportSize()?.width} wide): ${text.replaceAll(/\s+/g, ' ').slice(0, letters)}`
}

/** The problems of every visitor, so that a second attempt is not checked by those of the first. */
const allProblems: string[][] = []

export const forgetProblems = (): void => {
  for (const problems of allProblems) problems.splice(0)
}

/** The content of pages that were closed since the last reset. */
export const closed: string[] = []

export const desktop = { width: 1440, height: 900 }

/** Chinese, in Shanghai, in a desktop window, unless the caller wants something else. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (
    await theBrowser()
  ).newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: desktop,
    acceptDownloads: true,
    // A click would miss what still moves.
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  const problems: string[] = []
  allProblems.push(problems)
  // Listens on the context, so that pages opened by a link are watched as well.
  context.on('page', (page) => watch(page, problems))
  const page = await context.newPage()
  return {
    page,
    context,
    problems,
    forget: () => problems.splice(0),
    async close() {
      closed.push(await shown(page))
      await context.close()
    },
  }
}

function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Leaving a page aborts its requests, and downloads end in the same way: neither is an error.
    if (why !== 'net::ERR_ABORTED') problems.push(`request: ${request.method()} ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`response: ${response.status()} ${response.url()}`)
  })
}
