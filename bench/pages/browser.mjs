// A Chromium for measuring pages: the one that CHROMIUM_PATH names, or the one that the browser tests have unpacked.
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The driver of the browser tests. */
const playwright = /** @type {typeof import('playwright-core')} */ (createRequire(import.meta.url)('playwright-core'))

const builds = fileURLToPath(new URL('../../.build/', import.meta.url))

/** @returns {{ path: string, libraries: string }} */
function chromium() {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH, libraries: '' }
  const folder = existsSync(builds) && readdirSync(builds).find((name) => /^chromium-[\d.]+$/.test(name))
  if (!folder)
    throw new Error('No Chromium yet: name one in CHROMIUM_PATH, or run the browser tests once (npm run e2e)')
  return { path: `${builds}${folder}/chromium`, libraries: `${builds}${folder}/al2023/lib` }
}

/** @returns {Promise<import('playwright-core').Browser>} */
export function openBrowser() {
  const { path, libraries } = chromium()
  const own = Object.entries(process.env).filter(([, value]) => value !== undefined)
  return playwright.chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    env: { .../** @type {Record<string, string>} */ (Object.fromEntries(own)), LD_LIBRARY_PATH: libraries },
  })
}
