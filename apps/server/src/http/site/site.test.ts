// Tests the built site as browsers get it, and other addresses: folders, ranges, names that lead outside.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Branding } from '@register/contract/system/site'
import { serveSite } from './site.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-site-'))
await mkdir(join(folder, 'assets'))
await writeFile(
  join(folder, 'index.html'),
  '<title>原名</title><meta name="nonce" content="__NONCE__"><meta name="site-look" content="__SITE_LOOK__"><noscript>__CONTACT__|__CONTACT_EN__</noscript>',
)
await writeFile(join(folder, 'assets', 'app.js'), 'let a = 1'.repeat(500))
await writeFile(join(folder, 'assets', 'app.js.gz'), gzipSync('let a = 1'.repeat(500)))
afterAll(() => rm(folder, { recursive: true, force: true }))

const pair: [string, string] = ['名 <b>"', 'Name']
const named: Branding = {
  name: pair,
  siteHead: pair,
  officeHead: pair,
  logo: '',
  language: 'en',
  colour: '',
  frames: [],
}
let securityContact = ''
/** The present answer of the database. */
let look: Promise<Branding> = Promise.resolve(named)

const { app } = await testApp({
  site: (http) =>
    serveSite(http, {
      storageKey: '',
      words: async () => ({ look: await look, contact: ['电话 010-1234 & <5678>', 'Telephone 010-1234'] }),
      securityContact: () => Promise.resolve(securityContact),
      publicUrl: 'https://register.example.cn',
      demo: false,
      folder: pathToFileURL(`${folder}/`),
    }),
})
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ method: 'GET', url, headers })

test('the page has its own policy with a new nonce, other answers may load nothing', async () => {
  const [one, two] = [await get('/'), await get('/')]
  expect(one.headers['content-security-policy']).toMatch(/script-src 'self'.*frame-src 'self';.*frame-ancestors 'self'/)
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

test.each([
  ['/v/vJ3kQ-9_xYzAbCdEfGhIjw', '/#/v/vJ3kQ-9_xYzAbCdEfGhIjw'],
  ['/%23/v/vJ3kQ-9_xYzAbCdEfGhIjw&from=timeline', '/#/v/vJ3kQ-9_xYzAbCdEfGhIjw%26from%3Dtimeline'],
  ['/%23!/v/vJ3kQ-9_xYzAbCdEfGhIjw', '/#/v/vJ3kQ-9_xYzAbCdEfGhIjw'],
  ['/answer/TSX%203110%20901%202026%200001', '/#/answer/TSX%203110%20901%202026%200001'],
  ['/answer//evil.example', '/#/answer/%2Fevil.example'],
])('an address that lost its # leads to its page: %s', async (url, location) => {
  expect(await get(url)).toMatchObject({ statusCode: 302, headers: { location } })
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

test('the policy of the page lets in the sites that may be framed', async () => {
  look = Promise.resolve({ ...named, frames: ['https://maps.example.org', 'https://10.0.0.7:8443'] })
  expect((await get('/')).headers['content-security-policy']).toContain(
    "; frame-src 'self' https://maps.example.org https://10.0.0.7:8443; ",
  )
})

test('without scripts the page says how to reach the operator', async () => {
  expect((await get('/')).body).toContain('<noscript>电话 010-1234 &amp; &lt;5678&gt;|Telephone 010-1234</noscript>')
})

describe('around the site', () => {
  test('robots read the site and its feed, and where the map is', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Allow: /api/business/changeNotice/feed',
      'Sitemap: https://register.example.cn/sitemap.xml',
      '',
    ])
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://register.example.cn/</loc>')
  })

  test('security.txt is there once the register has an address for it', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404)
    securityContact = 'mailto:security@example.cn'
    const { body } = await get('/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:security@example\.cn\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/)
  })

  test('what is not there is in no cache', async () => {
    for (const accept of ['*/*', 'text/html'])
      expect((await get('/gone', { accept })).headers['cache-control']).toBe('no-store')
    securityContact = ''
    expect((await get('/.well-known/security.txt')).headers['cache-control']).toBe('no-store')
  })
})
