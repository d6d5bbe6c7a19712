// What entries of type iframe show: a site that the security administrator allows, no other one, and our own pages; and an entry that is written says beforehand what it will show.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RouteNode } from '@register/contract/system/account'
import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { changeAnswers } from '../arranged/answers.ts'
import { choose, fromMenu, goTo } from '../office.ts'
import { person, seen } from '../people.ts'

/** A site of somebody else, which tries to lead the page around it elsewhere. */
async function newSite(): Promise<string> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end('<h1>别处的网站</h1><script>try { top.location = "https://example.org/" } catch {}</script>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const entry = (title: string, path: string, url: string): RouteNode => ({
  name: title,
  path,
  component: '',
  children: [],
  meta: { title, icon: '', type: 'iframe', url, hidden: false, active: '', fullpage: false, tag: '' },
})

/** Writes the list of allowed sites as the security administrator does; empty: back to the default. */
async function allow(page: Page, origins: string): Promise<void> {
  await fromMenu(page, '系统管理', '参数配置')
  const row = page.getByRole('row', { name: /可嵌入的网站/ })
  await row.getByRole('button', { name: '编辑' }).click()
  const dialog = page.getByRole('dialog')
  if (origins) await dialog.getByRole('textbox').first().fill(origins)
  else await dialog.getByRole('button', { name: '恢复默认' }).click()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a site shows once it is allowed, another one never, our own page always', async () => {
  const [good, other] = [await newSite(), await newSite()]
  const security = await person('security-admin')
  const user = await person('system-admin')
  const { page } = user
  try {
    await allow(security.page, good)
    await changeAnswers<RouteNode[]>(page, '**/api/system/getRouters', (menus) => [
      ...menus,
      entry('允许的网站', '/i/good', `${good}/map`),
      entry('别的网站', '/i/other', `${other}/map`),
      entry('自己的页面', '/i/own', '/#/certificate_search'),
    ])
    await page.reload()
    const open = (name: string) =>
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).click()
    await open('允许的网站')
    await seen(page.frameLocator('iframe[title="允许的网站"]').getByRole('heading', { name: '别处的网站' }))
    expect(page.url()).toContain('#/i/good')
    await open('别的网站')
    await seen(page.getByText('此地址未被允许嵌入本系统，请在新窗口中打开。'))
    expect(await page.locator('iframe[title="别的网站"]').count()).toBe(0)
    await open('自己的页面')
    const own = page.frameLocator('iframe[title="自己的页面"]')
    await seen(own.getByRole('heading', { level: 1, name: '查一张型式试验证书' }))
    // The policy of the page itself holds what the screen shows: a frame from elsewhere stays empty.
    const refused = await page.evaluate(async (src) => {
      const told = new Promise<string>((tell) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tell(effectiveDirective))
      })
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
      const directive = await told
      frame.remove()
      return directive
    }, other)
    expect(refused).toBe('frame-src')

    // The form says so while the address is typed.
    await goTo(page, '/system/menu?form=new', '菜单管理')
    const form = page.getByRole('dialog', { name: '新建菜单' })
    const address = form.getByRole('textbox', { name: '路径或地址' })
    const wrongPage = form.getByText(/目录或页面只打开本系统的页面/)
    await address.pressSequentially('https')
    await seen(wrongPage)
    await choose(form, '类型', '内嵌页面')
    // The beginning of an address may still become right.
    await wrongPage.waitFor({ state: 'hidden' })
    expect(await form.getByText(/地址必须以/).count()).toBe(0)
    await address.fill('ftp://files.example.cn')
    await seen(form.getByText(/地址必须以/))
    const notAllowed = form.getByText(/内嵌页面只显示本系统的页面/)
    await address.fill(`${other}/map`)
    await seen(notAllowed)
    await address.fill(`${good}/map`)
    await notAllowed.waitFor({ state: 'hidden' })
    const onlyLinked = form.getByText(/此地址不会嵌入显示/)
    await address.fill('/rules/index.html')
    await seen(onlyLinked)
    await address.fill('/#/home')
    await onlyLinked.waitFor({ state: 'hidden' })
  } finally {
    await allow(security.page, '')
    await security.close()
    await user.close()
  }
})
