// What an administrator can write into the menu: views that do not exist, links, frames, hidden entries, tags, pages outside the frame.
import { changeAnswers } from '../arranged/answers.ts'
import type { RouteNode } from '@register/contract/system/account'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { antd } from '../antd/parts.ts'
import type { Visitor } from '../browser.ts'
import { person, seen } from '../people.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('body-manager')
  ;({ page } = user)
})
afterEach(() => user.close())

const plain = { icon: '', type: 'menu', url: '', hidden: false, active: '', fullpage: false, tag: '' } as const
type Entry = Partial<Omit<RouteNode, 'meta'>> & { meta: Partial<RouteNode['meta']> & { title: string } }
const entry = ({ meta, ...rest }: Entry): RouteNode => ({
  name: meta.title,
  path: '/nowhere',
  component: '',
  children: [],
  ...rest,
  meta: { ...plain, ...meta },
})

/** Adds entries to the end of the real menu, from the next sign-in or reload on. */
async function withEntries(...entries: readonly RouteNode[]) {
  await changeAnswers<RouteNode[]>(page, '**/api/system/getRouters', (menus) => [...menus, ...entries])
  await page.reload()
  await seen(menu().getByRole('menuitem', { name: '首页' }))
}
const menu = () => page.getByRole('navigation', { name: '主菜单' })
const strip = () => page.getByRole('navigation', { name: '打开的页面' })

test('a view that this version does not have shows the empty page under its title', async () => {
  await withEntries(entry({ path: '/system/none', component: 'system/none/index', meta: { title: '未来的页面' } }))
  await menu().getByRole('link', { name: '未来的页面' }).click()
  await seen(page.getByRole('main').getByText('此菜单的页面尚未提供。如需使用，请联系系统管理员。'))
  await seen(strip().getByRole('link', { name: '未来的页面' }))
  expect(await page.title()).toContain('未来的页面')
})

test('a view opens at the address of the menu, named with or without its file', async () => {
  await withEntries(
    entry({ path: '/system/notices', component: 'business/changeNotice/list/index', meta: { title: '公告别名' } }),
  )
  await menu().getByRole('link', { name: '公告别名' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '变更公告' }))
  expect(page.url()).toContain('#/system/notices')
})

test('a link opens in a new window', async () => {
  await withEntries(entry({ path: '/check-log.mjs', meta: { title: '外部链接', type: 'link' } }))
  const link = menu().getByRole('link', { name: '外部链接' })
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toContain('noreferrer')
  expect(await link.getAttribute('href')).toBe('/check-log.mjs')
})

test('a frame has an address of its own, shows our own pages inside and links to others', async () => {
  await withEntries(
    entry({ name: 'ours', path: '/i/ours', meta: { title: '内嵌页面', type: 'iframe', url: '/#/certificate_search' } }),
    entry({ name: 'far', path: '/i/far', meta: { title: '外站页面', type: 'iframe', url: 'https://example.org/' } }),
  )
  await menu().getByRole('link', { name: '内嵌页面' }).click()
  // The product's own page, which may be framed by itself alone.
  const inside = page.frameLocator('iframe[title="内嵌页面"]')
  await seen(inside.getByRole('heading', { level: 1, name: '查一张型式试验证书' }))
  expect(page.url()).toContain('#/i/ours')
  await menu().getByRole('link', { name: '外站页面' }).click()
  await seen(page.getByText('此地址未被允许嵌入本系统，请在新窗口中打开。'))
  expect(await page.getByRole('main').getByRole('link', { name: '外站页面' }).getAttribute('href')).toBe(
    'https://example.org/',
  )
})

test('hidden entries open by address and mark another; tags are next to the name; some pages have no frame', async () => {
  await withEntries(
    entry({
      path: '/system/hidden',
      component: 'business/changeNotice/list',
      meta: { title: '隐藏的页面', hidden: true, active: '/business/changeNotice/list' },
    }),
    entry({ path: '/system/new', component: 'x', meta: { title: '新功能', tag: 'NEW' } }),
    entry({
      path: '/system/alone',
      component: 'business/changeNotice/list',
      meta: { title: '独立页面', fullpage: true },
    }),
  )
  expect(await menu().getByText('隐藏的页面').count()).toBe(0)
  await page.evaluate(() => void (location.hash = '#/system/hidden'))
  await seen(strip().getByRole('link', { name: '隐藏的页面' }))
  await seen(menu().locator(antd.chosenMenuEntry, { hasText: '变更公告' }))
  await seen(
    menu()
      .getByRole('menuitem', { name: /新功能/ })
      .getByText('NEW', { exact: true }),
  )
  await menu().getByRole('link', { name: '独立页面' }).click()
  await menu().waitFor({ state: 'hidden' })
  await seen(page.getByRole('heading', { level: 1, name: '变更公告' }))
  expect(await strip().count()).toBe(0)
})
