// A telephone that loses its network: what is on the page stays, and what is missing comes by itself when the network is back.
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { integrityHead } from '@register/contract/business/integrity/log'
import { asOfHeader, ownAnswer } from '@register/contract/errors'
import { siteConfig } from '@register/contract/system/site'
import { certificateWith } from '../covered.ts'
import { seen, site, visitor } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

const anyone = await visitor()
afterAll(() => anyone.close())
const { context } = anyone

/** As the register answers while its database is away. */
const unavailable = {
  status: 503,
  headers: { 'content-type': 'application/json', 'retry-after': '3', [ownAnswer]: '1' },
  body: JSON.stringify({ code: 503, msg: '数据库暂时不可用，请稍后再试' }),
}

async function telephone(): Promise<Page> {
  const page = await context.newPage()
  onTestFinished(() => page.close())
  await page.setViewportSize({ width: 390, height: 664 })
  return page
}

/** Of a certificate whose answer has all its parts. */
const number = (await certificateWith(({ questions }) => questions.length > 8)).certificateNo.replaceAll(' ', '')

test('a search without a network says so, and finds when it is back', async () => {
  const page = await telephone()
  const code = page.waitForResponse((response) => /assets\/AnswerView-.*\.js$/.test(response.url()))
  await page.goto(site('/certificate_search'))
  await code
  onTestFinished(() => context.setOffline(false))
  await context.setOffline(true)
  await page.getByRole('textbox').fill(number)
  await page.keyboard.press('Enter')
  await seen(page.getByText('没有网络。恢复后自动重试。'))
  await context.setOffline(false)
  await seen(page.getByRole('heading', { level: 1, name: number.slice(-4) }))
})

test('a part of the answer that did not come leaves the verdict there, and comes when the network is back', async () => {
  const page = await telephone()
  let isLost = true
  await intercept(page, /assets\/AnswerRest-.*\.js$/, (route) => (isLost ? route.abort() : route.continue()))
  await intercept(
    page,
    (url) => url.pathname === '/',
    (route) => (isLost && route.request().method() === 'HEAD' ? route.abort() : route.continue()),
  )
  await page.goto(site(`/answer/${number}`))
  await seen(page.getByRole('heading', { name: '没有网络' }))
  await seen(page.getByRole('heading', { level: 1, name: number.slice(-4) }))
  isLost = false
  await seen(page.getByRole('heading', { name: '覆盖范围' }))
  await seen(page.getByRole('heading', { name: '变更历史' }))
})

test('a part that is gone for good says so after one new load of the page', async () => {
  const page = await telephone()
  let loads = 0
  await intercept(page, /assets\/AnswerRest-.*\.js$/, (route) => {
    loads += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto(site(`/answer/${number}`))
  await seen(page.getByRole('heading', { name: '这一部分没有取到' }))
  expect(loads).toBe(2)
})

test('a style sheet that was lost is fetched again', async () => {
  const page = await telephone()
  let tries = 0
  await intercept(page, /assets\/Search-.*\.css$/, (route) => ((tries += 1) === 1 ? route.abort() : route.continue()))
  await intercept(page, /assets\/site-.*\.css$/, (route) => ((tries += 1) <= 2 ? route.abort() : route.continue()))
  await page.goto(site('/certificate_search'))
  const columns = page.getByRole('heading', { name: '登记总览' }).locator('xpath=ancestor::div[1]')
  await expect
    .poll(() => columns.evaluate((one) => getComputedStyle(one).display), { message: 'the sheet of the page' })
    .toBe('grid')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--surface')))
    .not.toBe('')
})

/** Answers of these paths as a standby gives them: with the time of `asOf`, while there is one. */
async function withoutPrimary(page: Page, paths: readonly string[], asOf: () => string | undefined): Promise<void> {
  for (const path of paths)
    await intercept(page, `**${path}`, async (route) => {
      const answer = await route.fetch()
      const time = asOf()
      await route.fulfill({ response: answer, headers: { ...answer.headers(), ...(time && { [asOfHeader]: time }) } })
    })
}

test('an answer that was given without the main database says up to when it is complete, until the database is back', async () => {
  const page = await telephone()
  let asOf: string | undefined = '2026-11-28T04:03:05.000Z'
  await withoutPrimary(page, [frontAnswer.path], () => asOf)
  await page.goto(site(`/answer/${number}`))
  const notice = page.getByText('主数据库暂时无法连接：本页为截至 2026-11-28 12:03:05')
  await seen(notice)
  asOf = undefined
  await page.reload()
  await seen(page.getByRole('heading', { level: 1, name: number.slice(-4) }))
  await expect.poll(() => notice.count()).toBe(0)
})

test('the line about the main database is above pages that read without it, and above no other', async () => {
  const page = await telephone()
  // The name and look of the register come without the primary too, on every page.
  await withoutPrimary(page, [siteConfig.path, frontAnswer.path], () => '2026-11-28T04:03:05.000Z')
  const notice = page.getByText('主数据库暂时无法连接')
  const head = page.waitForResponse((response) => response.url().endsWith(siteConfig.path))
  await page.goto(site('/integrity'))
  await head
  await seen(page.getByRole('heading', { name: '最新条目' }))
  expect(await notice.count()).toBe(0)
  await page.goto(site(`/answer/${number}`))
  await seen(notice)
  await page.getByRole('link', { name: '登录', exact: true }).click()
  await seen(page.locator('input[name=username]'))
  expect(await notice.count()).toBe(0)
  await page.goBack()
  await seen(notice)
  await page.goto(site('/no-such-page'))
  await seen(page.getByRole('heading', { name: '页面不存在' }))
  expect(await notice.count()).toBe(0)
})

test('a page that cannot be read anew keeps its content, says since when, and is read by itself once it can', async () => {
  const page = await telephone()
  await page.goto(site('/integrity'))
  const content = page.getByRole('heading', { name: '最新条目' })
  await seen(content)
  await page.getByRole('link', { name: '登录', exact: true }).click()
  await seen(page.locator('input[name=username]'))
  await intercept(page, `**${integrityHead.path}`, (route) => route.fulfill(unavailable))
  await page.goBack()
  const told = page.getByRole('status').filter({ hasText: '正在自动重试' })
  await seen(told)
  await seen(content)
  await page.unroute(`**${integrityHead.path}`)
  await expect.poll(() => told.count()).toBe(0)
  await seen(content)
})

test('a page that waits long for its content says why, and asks anew when a person wants it', async () => {
  const page = await telephone()
  await page.clock.install()
  /** What becomes of the next request; held ones are never answered. */
  let fate: 'held' | 'away' | 'answered' = 'held'
  await intercept(page, `**${integrityHead.path}`, (route) => {
    if (fate === 'answered') return route.continue()
    if (fate === 'away') return route.fulfill(unavailable)
    return undefined
  })
  const asked = () => page.waitForRequest((request) => request.url().endsWith(integrityHead.path))
  const first = asked()
  await page.goto(site('/integrity'))
  await first
  await page.clock.fastForward(6_000)
  await seen(page.getByText('读取比平时久，正在继续尝试'))
  fate = 'away'
  const second = asked()
  await page.getByRole('button', { name: '重试' }).click()
  await second
  await seen(page.getByText('数据库暂时不可用，请稍后再试').first())
  fate = 'answered'
  await page.getByRole('button', { name: '重试' }).first().click()
  await seen(page.getByRole('heading', { name: '最新条目' }))
})
