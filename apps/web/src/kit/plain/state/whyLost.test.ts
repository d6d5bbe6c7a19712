// What is said of a file that did not come is what happened: the page that the server gives now tells.
import { afterEach, expect, test, vi } from 'vitest'
import { whyLost } from './whyLost.ts'

const page = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['offline', async () => new Response('', { status: 502 })],
  ['outdated', page('/assets/index-new.js')],
  ['unknown', page('/assets/index-old.js')],
] as const)('%s', async (why, fetched) => {
  vi.stubGlobal('fetch', fetched)
  expect(await whyLost(['/assets/index-old.js'])).toBe(why)
})
