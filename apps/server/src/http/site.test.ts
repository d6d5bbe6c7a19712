// Tests the built site as browsers get it, and other addresses: folders, ranges, names that lead outside.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { SiteLook } from '@register/contract/system/site'
import { serveSite } from './site.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-site-'))
await mkdir(join(folder, 'assets'))
await writeFile(
  join(folder, 'index.html'),
  '<title>原名</title><meta name="nonce" content="__NONCE__"><meta name="site-look" content="__SITE_LOOK__">',
)
await writeFile(join(folder, 'assets', 'app.js'), 'let a = 1'.repeat(500))
await writeFile(join(folder, 'assets', 'app.js.gz'), gzipSync('let a = 1'.repeat(500)))
afterAll(() => rm(folder, { recursive: true, force: true }))

const pair: [string, string] = ['名 <b>"', 'Name']
const named: SiteLook = { name: pair, siteHead: pair, officeHead: pair, logo: '', language: 'en', colour: '' }
/** The present answer of the database. */
let look: Promise<SiteLook> = Promise.resolve(named)

const { app } = await testApp({
  site: (http) => serveSite(http, { storageKey: '', look: () => look, folder: pathToFileURL(`${folder}/`) }),
})
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ method: 'GET', url, headers })

test('the page has its own policy with a new nonce, other answers may load nothing', async () => {
  const [one, two] = [await get('/'), await get('/')]
  expect(one.headers['content-security-policy']).toMatch(/script-src 'self'.*frame-ancestors 'none'/)
  expect(one.body).not.toBe(two.body)
  const asset = await get('/assets/app.js')
  expect(asset.statusCode).toBe(200)
  expect(asset.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'; frame-ancestors 'none'") as string,
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('the page contains the name and look of the register, and the last known ones while the database does not answer', async () => {
  const page = async () => (await get('/')).body
  const wanted = '<title>名 &lt;b&gt;&quot;</title>'
  expect(await page()).toContain(wanted)
  const text = /name="site-look" content="([^"]*)"/.exec(await page())?.[1]?.replaceAll('&quot;', '"')
  expect(JSON.parse(text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>') ?? '')).toEqual(named)
  look = new Promise(() => {})
  expect(await page()).toContain(wanted)
  look = Promise.reject(new Error('no database'))
  expect(await page()).toContain(wanted)
  look = Promise.resolve({ ...named, name: ['新名', 'New'] })
  expect(await page()).toContain('<title>新名</title>')
})

test('the page’s file is not served unchanged', async () => {
  expect(await get('/index.html')).toMatchObject({ statusCode: 302, headers: { location: '/' } })
})

describe.each(['identity', 'gzip'])('compressed as %s', (encoding) => {
  const headers = { 'accept-encoding': encoding }
  test.each([
    ['/assets/', 404],
    ['/assets', 404],
    ['/assets/none.js', 404],
    ['/assets/app.js/', 404],
    ['/assets//app.js', 404],
    ['/assets/..%2findex.html', 404],
    ['/..%5cindex.html', 404],
    ['/assets/%00', 404],
    ['/assets/%', 400],
    ['/%ff', 400],
    ['/..%2fpackage.json', 404],
    [`/${'a'.repeat(3_000)}`, 404],
  ])('%s is %i', async (url, status) => {
    const reply = await get(url, headers)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ code: status, msg: expect.any(String) as string })
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test.each([
    ['bytes=999999-', 416],
    ['bytes=-0', 416],
    ['bytes=5-1', 416],
    ['lines=1', 200],
    ['bytes=0-1,3-4', 200],
    ['bytes=x', 416],
    ['', 200],
  ])('a range of "%s" is %i', async (range, status) => {
    const reply = await get('/assets/app.js', { ...headers, range })
    expect([status, 206]).toContain(reply.statusCode)
    expect(reply.statusCode).toBeLessThan(500)
  })
})
