// `npm run bench:pages`: what first visits transfer and how long they take on a slow telephone, and how fast the office changes tabs and scrolls; JSON on the standard output.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failSetup, setup } from '../../tools/setup.mjs'
import { openBrowser } from './browser.mjs'
import { measureScrolling, measureTabs } from './moving.mjs'
import { measureOpenings } from './opening.mjs'
import { signedIn } from './visit.mjs'
import { startProduct, stopProducts } from '../product/start.mjs'

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

/** @param {string} origin */
async function measure(origin) {
  const browser = await openBrowser()
  try {
    const { certificateNo, publicId } = await aCertificate(origin)
    const storage = await signedIn(browser, { origin, user: 'body-manager', password })
    const openings = await measureOpenings(browser, origin, [
      { name: 'search', path: '/certificate_search' },
      { name: 'answer', path: `/answer/${certificateNo}` },
      { name: 'verification', path: `/v/${publicId}` },
      { name: 'change notices', path: '/change_notices' },
      { name: 'sign-in', path: '/login' },
      { name: 'office', path: '/home', storage },
      { name: 'office, list of reports', path: '/business/report/list', storage },
    ])
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
