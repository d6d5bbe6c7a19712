// What comes from anybody but the register (a gateway, a portal, an address that leads elsewhere) denies nothing and confirms nothing, on any public page.
import type { Page, Route } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { ownAnswer } from '@register/contract/errors'
import { desktop } from '../browser.ts'
import { seen, site, visitor } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

const anyone = await visitor()
afterAll(() => anyone.close())

const html = { contentType: 'text/html', body: '<html><body>Welcome</body></html>' }
type Answer = Parameters<Route['fulfill']>[0]
const foreign: Readonly<Record<string, Answer | 'cut off'>> = {
  'a page with 200': html,
  'a page with 404': { status: 404, ...html },
  'a page with 400': { status: 400, ...html },
  'a page with 403': { status: 403, ...html },
  'a page with 502': { status: 502, ...html },
  'somebody’s JSON with 404': { status: 404, json: { code: 404, msg: 'not found', data: null } },
  'somebody’s empty success': { json: { code: 200, msg: 'success', data: null } },
  'somebody’s empty list': { json: { code: 200, msg: 'success', data: { list: [], total: 0 } } },
  'somebody’s refusal': { status: 400, json: { code: 400, msg: 'bad request', errors: [] } },
  'nothing at all': { status: 200, body: '' },
  'half an answer': { contentType: 'application/json', body: '{"code":200,"msg":"","data":{"publicId":"x"' },
  'a line that breaks': 'cut off',
}

/** Words by which a page says that something is not there, or how a certificate stands. */
const verdict =
  /登记中没有|没有对应的登记|没有找到|未找到|不存在|暂无|没有公告|没有变更|视为有效|有效，|已暂停|已撤销|不在登记|共 0|链接不完整|不能作为编号/

/** Opens an address of the site on a page of its own while every call gets this answer; returns what it says in the end. */
async function saidAt(address: string, answer: Answer | 'cut off'): Promise<string> {
  const page: Page = await anyone.context.newPage()
  await page.setViewportSize(desktop)
  await intercept(page, '**/api/**', (route) => (answer === 'cut off' ? route.abort() : route.fulfill(answer)))
  await page.goto(site(address))
  await seen(page.getByRole('main').getByRole('button', { name: '重试' }).first())
  // The filters of the search name every standing there is.
  await page.getByRole('complementary').evaluateAll((sides) => {
    for (const side of sides) side.remove()
  })
  const text = await page.getByRole('main').innerText()
  await page.close()
  return text
}

const whole = Object.keys(foreign)
const few = ['somebody’s JSON with 404', 'somebody’s empty list']

test.each([
  // Every kind at the page that matters most; the others read their answers by the same function.
  ['/answer/TSX%203110%20901%202026%200001', whole],
  [`/v/${'a'.repeat(22)}`, ['a page with 404', 'a page with 400', ...few]],
  ['/certificate_search?keyword=TSX31109012026', few],
  [`/report_error/${'a'.repeat(22)}`, few],
  [`/error_report/${'a'.repeat(32)}`, few],
  ['/change_notices', few],
  ['/notices', few],
  ['/notice/1', few],
  ['/catalogue', few],
  ['/integrity', few],
  ['/data_quality', few],
] as const)('%s denies and confirms nothing, whatever comes', async (address, kinds) => {
  const said = await Promise.all(kinds.map((kind) => saidAt(address, foreign[kind] ?? 'cut off')))
  for (const [at, text] of said.entries()) expect(text, kinds[at] ?? '').not.toMatch(verdict)
})

test('the register itself denies by its code alone, and says what is wrong with a text that it cannot look up', async () => {
  const { page } = anyone
  await page.goto(site('/answer/TSX%203110%20901%202026%209998'))
  await seen(page.getByRole('heading', { level: 1, name: '登记中没有这张证书' }))
  // Its own answer to an address that it does not have is no word about a certificate.
  await intercept(page, '**/api/business/equRepInfo/**', (route) =>
    route.fulfill({
      status: 404,
      headers: { [ownAnswer]: '1' },
      json: { code: 404, msg: '请求的地址不存在', data: null },
    }),
  )
  await page.reload()
  await seen(page.getByRole('main').getByRole('button', { name: '重试' }))
  expect(await page.getByRole('main').innerText()).not.toMatch(verdict)
  await page.unroute('**/api/business/equRepInfo/**')
  await page.goto(site('/answer/1'))
  await seen(page.getByRole('heading', { level: 1, name: '这段文字不能作为编号查验' }))
})

test('characters that nobody sees are no part of a copied number', async () => {
  const { page } = anyone
  await page.goto(site('/certificate_search?status=published'))
  const link = page.getByRole('main').getByRole('link', { name: /^TSX/ }).first()
  const copied = (await link.innerText()).trim()
  await page.goto(site(`/answer/${encodeURIComponent(`\u202A${copied}\u202C`)}%00`))
  await seen(page.getByRole('heading', { level: 1, name: /^有效/ }))
})
