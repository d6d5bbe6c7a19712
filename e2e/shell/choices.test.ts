// Every list whose rows can be chosen: a choice ends with its list, or the bar says how many are out of sight and the question names them. A page that is not there says so.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { settled } from '../every-screen/look.ts'
import { goTo } from '../office.ts'
import { person, seen } from '../people.ts'

interface List {
  file: string
  who: string
  path: string
  title: string | RegExp
  /** What ends the choice, or hides the chosen row. */
  other: (page: Page) => Promise<void>
  /** The act of a choice that outlasts its list. */
  act?: string
}

const search = async (page: Page) => page.getByRole('searchbox').filter({ visible: true }).fill('没有这样的记录')

const lists: readonly List[] = [
  {
    file: 'business/report/ready/ReadyList.tsx',
    who: 'body-manager',
    path: '/business/report/ready',
    title: '待发布报告',
    other: search,
  },
  {
    file: 'business/report/information/mine/MyCertificates.tsx',
    who: 'enterprise',
    path: '/business/information/mine',
    title: '我的证书',
    other: search,
    act: '证书二维码',
  },
  {
    file: 'system/generator/CrudList.tsx',
    who: 'system-admin',
    path: '/system/crud',
    title: '代码生成',
    other: search,
    act: '下载代码',
  },
  {
    file: 'system/dictionary/DictionaryPage.tsx',
    who: 'system-admin',
    path: '/system/dictionary',
    title: '字典管理',
    // Another dictionary is chosen.
    other: (page) => page.getByRole('button', { name: /test_basis/ }).click(),
  },
  {
    file: 'system/online/OnlineList.tsx',
    who: 'security-admin',
    path: '/system/online',
    title: '在线用户',
    other: search,
  },
  {
    file: 'system/role/people/PeoplePage.tsx',
    who: 'security-admin',
    path: '/system/role/people/3',
    title: /人员/,
    other: search,
    act: '取消角色',
  },
  {
    file: 'template/crud/SampleList.tsx',
    who: 'body-manager',
    path: '/template/list/crud',
    title: '增删改查',
    other: search,
    act: '批量删除',
  },
]

const people = new Map<string, Awaited<ReturnType<typeof person>>>()
afterAll(async () => {
  for (const { close } of people.values()) await close()
})
async function pageOf(who: string): Promise<Page> {
  const there = people.get(who) ?? (await person(who))
  people.set(who, there)
  return there.page
}

const bar = (page: Page) => page.getByRole('group', { name: '所选记录的操作' }).filter({ visible: true })
const ticks = (page: Page) => page.getByRole('checkbox', { name: /^选择 / }).filter({ visible: true })

test('the walk knows every list that offers acts on chosen rows', () => {
  const pages = join(import.meta.dirname, '../../apps/web/src/pages')
  // The gallery's own pieces are tried elsewhere.
  const offering = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('vab/'))
    .filter((file) => /\bchosen(=\{\{|: \{)[^]*\bacts:/.test(readFileSync(join(pages, file), 'utf8')))
  expect(offering.toSorted()).toEqual(lists.map(({ file }) => file).toSorted())
})

test.each(lists)('$file', async ({ who, path, title, other, act }) => {
  const page = await pageOf(who)
  await goTo(page, path, title)
  await ticks(page).first().check()
  const name = ((await ticks(page).first().getAttribute('aria-label')) ?? '').replace('选择 ', '')
  await seen(bar(page).getByText('已选 1 条', { exact: true }))
  await other(page)
  if (act === undefined) {
    await bar(page).waitFor({ state: 'hidden' })
    return
  }
  await seen(bar(page).getByText('已选 1 条，其中 1 条不在当前列表'))
  await bar(page).getByRole('button', { name: act }).click()
  const question = page.getByRole('dialog')
  await seen(question.getByText(`${name}（不在当前列表）`))
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await bar(page).getByRole('button', { name: '取消选择' }).click()
  await bar(page).waitFor({ state: 'hidden' })
})

test('the acts on several name them all: up to ten at once, more in a list to open', async () => {
  const page = await pageOf('body-manager')
  await goTo(page, '/template/list/crud?size=20', '增删改查')
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await bar(page).getByRole('button', { name: '批量删除' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('共 20 条，点击列出').click()
  expect(await question.getByRole('listitem').filter({ visible: true }).count()).toBe(20)
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await bar(page).getByRole('button', { name: '取消选择' }).click()
})

test('a page that is not there says so and leads to the last; one emptied here goes there by itself', async () => {
  const admin = await pageOf('security-admin')
  await goTo(admin, '/system/online?page=99', '在线用户')
  // How many people are online is up to the journeys beside this one.
  await seen(admin.getByText(/^没有第 99 页，共 \d+ 页$/))
  await admin.getByRole('button', { name: '最后一页' }).click()
  await ticks(admin).first().waitFor()

  const page = await pageOf('body-manager')
  await goTo(page, '/template/list/crud?keyword=0011', '增删改查')
  const total = async () =>
    Number(
      /\d+/.exec(
        await page
          .getByText(/^共 \d+ 条/)
          .filter({ visible: true })
          .first()
          .innerText(),
      )?.[0],
    )
  await goTo(page, '/template/list/crud?size=10', '增删改查')
  await ticks(page).first().waitFor()
  const last = Math.ceil((await total()) / 10)
  await goTo(page, `/template/list/crud?size=10&page=${last}`, '增删改查')
  await expect.poll(async () => Math.ceil((await total()) / 10)).toBe(last)
  // The rows of the page before stay until those of the last one are there, and a choice ends with its rows.
  await settled(page)
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await bar(page).getByRole('button', { name: '批量删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect.poll(() => page.url()).toContain(`page=${last - 1}`)
  await ticks(page).first().waitFor()
})
