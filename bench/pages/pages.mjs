// `npm run bench:pages`: what first visits transfer and how long they take on a slow telephone, and how fast the office changes tabs and scrolls; JSON on the standard output.
// Words choose pages by their names, and leave out tabs and scrolling: npm run bench:pages -- office
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failSetup, setup } from '../../tools/setup.mjs'
import { openBrowser } from './browser.mjs'
import { measureScrolling, measureTabs } from './moving.mjs'
import { measureOpenings } from './opening.mjs'
import { signedIn } from './visit.mjs'
import { startProduct, stopProducts } from '../product/start.mjs'

const words = process.argv.slice(2)
const password = 'Messung-4-Fahrt!'

/** The first published certificate of the demo register. @param {string} origin @returns {Promise<{ certificateNo: string, publicId: string }>} */
async function aCertificate(origin) {
  const answer = await fetch(`${origin}/api/business/equRepInfo/frontList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'published', pageSize: 1 }),
  })
  const { data } = /** @type {{ data: { list: { certificateNo: string, publicId: string }[] } }} */ (
    await answer.json()
  )
  const [first] = data.list
  if (!first) throw new Error('The demo register holds no published certificate')
  return first
}

/** The address of the first published report of the list. @param {import('playwright-core').Browser} browser @param {string} origin @param {import('./visit.mjs').BrowserStorage} storage */
async function aReport(browser, origin, storage) {
  const context = await browser.newContext({ locale: 'zh-CN', storageState: storage })
  const page = await context.newPage()
  await page.goto(`${origin}/#/business/report/list?status=published`)
  const href = await page.getByRole('main').locator('a[href^="#/business/report/detail/"]').first().getAttribute('href')
  await context.close()
  return (href ?? '').slice(1)
}

/** @param {string} origin */
async function measure(origin) {
  const browser = await openBrowser()
  try {
    const { certificateNo, publicId } = await aCertificate(origin)
    const storage = await signedIn(browser, { origin, user: 'body-manager', password })
    const administrator = await signedIn(browser, { origin, user: 'system-admin', password })
    const all = [
      { name: 'search', path: '/certificate_search' },
      { name: 'answer', path: `/answer/${certificateNo}` },
      { name: 'verification', path: `/v/${publicId}` },
      { name: 'change notices', path: '/change_notices' },
      { name: 'sign-in', path: '/login' },
      { name: 'office', path: '/home', storage },
      { name: 'office, list of reports', path: '/business/report/list', storage, list: true },
      { name: 'office, posts', path: '/system/post', storage: administrator, list: true },
      { name: 'office, a report', path: await aReport(browser, origin, storage), storage },
    ]
    const chosen = all.filter(({ name }) => words.every((word) => name.includes(word)))
    const openings = await measureOpenings(browser, origin, chosen)
    if (words.length > 0) return { openings }
    return {
      openings,
      tabs: await measureTabs(browser, origin, storage),
      scrolling: await measureScrolling(browser, origin, storage),
    }
  } finally {
    await browser.close()
  }
}

await setup().catch(failSetup)
const folder = await mkdtemp(join(tmpdir(), 'register-pages-'))
// Under root the database runs under another account, which must be able to enter the folder.
await chmod(folder, 0o755)
try {
  const { origin } = await startProduct({
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO_PASSWORD: password,
    ADMIN_PASSWORD: password,
    CAPTCHA: 'off',
    RATE_LIMIT: 'off',
  })
  process.stdout.write(`${JSON.stringify(await measure(origin), null, 2)}\n`)
} finally {
  await stopProducts()
  await rm(folder, { recursive: true, force: true })
}
