// The review desk decides only what stands in its list: searched, after the last hit, with two quick clicks or a key held down, and for what came by a link.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { listByHead, listBySociety } from '@register/contract/business/codeApply/codeApply'
import { decided, goTo } from '../office.ts'
import { person, seen } from '../people.ts'

const desks = [
  { who: 'head-office', path: '/business/codeApply/head', title: '总局审核', pass: '通过', list: listByHead },
  { who: 'expert', path: '/business/codeApply/expert', title: '专家组审核', pass: '通过并发码', list: listBySociety },
] as const

const people = await Promise.all(desks.map(({ who }) => person(who)))
afterAll(async () => {
  for (const { close } of people) await close()
})

const queueOf = (page: Page) => page.getByRole('region', { name: '待办列表' })
const opened = (page: Page) => page.getByRole('article').filter({ visible: true })
const marked = (page: Page) => queueOf(page).locator('button[aria-current="true"]')
const waiting = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .getByRole('radio', { name: /^待审核/ })
        .locator('..')
        .innerText()
    ).replaceAll(/\D/g, ''),
  )
async function nothingOpen(page: Page) {
  await expect.poll(() => opened(page).count()).toBe(0)
}

test.each(desks.map((desk, at) => ({ ...desk, at })))(
  '$who: what is open is marked in the list, whatever is searched for',
  async ({ at, path, title, pass }) => {
    const { page } = people[at]!
    await goTo(page, path, title)
    await opened(page).waitFor()
    const all = await waiting(page)
    expect(all).toBeGreaterThan(1)
    const first = await opened(page).getAttribute('aria-label')
    // The second one is searched for: it opens, although the first one was open.
    const other = queueOf(page).getByRole('listitem').nth(1)
    const no = /SQ[\w-]+/.exec(await other.innerText())?.[0] ?? ''
    expect(no).not.toBe('')
    await page.getByRole('searchbox').fill(no)
    await expect.poll(() => opened(page).getAttribute('aria-label')).toBe(no)
    expect(first).not.toBe(no)
    await expect.poll(() => queueOf(page).getByRole('listitem').count()).toBe(1)
    await seen(marked(page).filter({ hasText: no }))
    // The number is of what waits, not of what is found.
    expect(await waiting(page)).toBe(all)
    // Nothing found: nothing is open, so that nothing can be decided.
    await page.getByRole('searchbox').fill('没有这样的申请')
    await nothingOpen(page)
    await seen(page.getByRole('main').getByText(`还有 ${all} 件待审核`))
    expect(await page.getByRole('button', { name: pass, exact: true }).filter({ visible: true }).count()).toBe(0)
    await page.getByRole('button', { name: '清除筛选，继续审核' }).click()
    await seen(marked(page))
  },
)

test.each(desks.map((desk, at) => ({ ...desk, at })))(
  '$who: two quick clicks decide one; after the last hit of a search the others are named',
  async ({ at, path, title, pass, list }) => {
    const { page } = people[at]!
    await goTo(page, path, title)
    await opened(page).waitFor()
    const all = await waiting(page)
    const no = (await opened(page).getAttribute('aria-label')) ?? ''
    const place = await page.getByRole('button', { name: pass, exact: true }).boundingBox()
    if (!place) throw new Error('No button')
    await page.getByRole('button', { name: pass, exact: true }).click({ trial: true })
    const point = [place.x + place.width / 2, place.y + place.height / 2] as const
    const listed = page.waitForResponse((reply) => reply.url().includes(list.path))
    await page.mouse.click(...point)
    await listed
    await expect.poll(() => opened(page).getAttribute('aria-label')).not.toBe(no)
    const next = await opened(page).getAttribute('aria-label')
    await page.mouse.click(...point)
    await decided(page, '通过')
    await expect.poll(() => waiting(page)).toBe(all - 1)
    expect(await opened(page).getAttribute('aria-label')).toBe(next)

    // The only hit of a search is decided: nothing else opens in its place.
    await page.getByRole('searchbox').fill(next ?? '')
    await expect.poll(() => queueOf(page).getByRole('listitem').count()).toBe(1)
    await page.getByRole('button', { name: pass, exact: true }).click()
    await seen(page.getByRole('main').getByText(`还有 ${all - 2} 件待审核`))
    await nothingOpen(page)
    await page.getByRole('button', { name: '清除筛选，继续审核' }).click()
    await opened(page).waitFor()
    // Taken back, both wait as before.
    for (const one of [next, no]) {
      await goTo(page, `${path}?tab=reviewed&keyword=${one}`, title)
      await expect.poll(() => opened(page).getAttribute('aria-label')).toBe(one)
      const back = page.getByRole('button', { name: /^撤回决定（/ }).filter({ visible: true })
      await back.first().click()
      await page.getByRole('dialog').getByRole('button', { name: '撤回决定' }).click()
      // Still open, it can be decided again.
      await page.getByRole('button', { name: pass, exact: true }).filter({ visible: true }).waitFor()
    }
    await goTo(page, path, title)
    await expect.poll(() => waiting(page)).toBe(all)
  },
)

test('what came by a link and is not in the list stands in it, marked and named as such', async () => {
  const { page } = people[0]!
  await goTo(page, '/business/codeApply/head?tab=reviewed', '总局审核')
  await page.waitForURL(/tab=reviewed.*id=/)
  // The last one: those decided above wait again.
  const last = queueOf(page).getByRole('listitem').filter({ hasText: /SQ/ }).last()
  const no = /SQ[\w-]+/.exec(await last.innerText())?.[0] ?? ''
  await last.getByRole('button').click()
  await expect.poll(() => opened(page).getAttribute('aria-label')).toBe(no)
  const id = new URLSearchParams(page.url().split('?')[1]).get('id') ?? ''
  await goTo(page, `/business/codeApply/head?id=${id}`, '总局审核')
  await expect.poll(() => opened(page).getAttribute('aria-label')).toBe(no)
  await seen(queueOf(page).getByText('不在下面的列表中'))
  await seen(marked(page).filter({ hasText: no }))
  await seen(page.getByText('这件申请已不在本环节'))
})

test('a key decides one application, also when it is held down, and none while a person types', async () => {
  const { page } = people[0]!
  await goTo(page, '/business/codeApply/head', '总局审核')
  await opened(page).waitFor()
  const all = await waiting(page)
  const no = (await opened(page).getAttribute('aria-label')) ?? ''
  const pass = page.getByRole('button', { name: '通过', exact: true })
  expect(await pass.getAttribute('aria-keyshortcuts')).toBe('p')
  // Nothing is missing before a decision is tried.
  expect(await page.getByText('退回或不予通过时请填写审核意见').count()).toBe(0)
  await page.getByRole('textbox', { name: '审核意见' }).pressSequentially('pass')
  expect(await opened(page).getAttribute('aria-label')).toBe(no)
  expect(await page.getByRole('textbox', { name: '审核意见' }).inputValue()).toBe('pass')
  await page.getByRole('textbox', { name: '审核意见' }).fill('')
  // Without an opinion a key returns nothing: it asks for the opinion, as the button does.
  await page.getByRole('heading', { level: 1 }).click()
  await pass.click({ trial: true })
  await page.keyboard.press('r')
  await seen(page.getByText('退回或不予通过时请填写审核意见'))
  await page.getByRole('heading', { level: 1 }).click()
  const listed = page.waitForResponse((reply) => reply.url().includes(listByHead.path))
  await page.keyboard.down('p')
  await listed
  await expect.poll(() => opened(page).getAttribute('aria-label')).not.toBe(no)
  const next = await opened(page).getAttribute('aria-label')
  // The next one can be decided by now, and the key is still down.
  await page.getByRole('button', { name: '通过', exact: true }).click({ trial: true })
  await page.keyboard.down('p')
  await page.keyboard.up('p')
  await decided(page, '通过')
  await expect.poll(() => waiting(page)).toBe(all - 1)
  expect(await opened(page).getAttribute('aria-label')).toBe(next)
  await page
    .getByRole('button', { name: /^撤回决定（/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回决定' }).click()
  await expect.poll(() => waiting(page)).toBe(all)
})

test('next to an application: duplicates, the approval, the company, files and history', async () => {
  const { page } = people[0]!
  await goTo(page, '/business/codeApply/head', '总局审核')
  const facts = page.getByRole('group', { name: '核对资料' }).filter({ visible: true })
  for (const name of ['同单位同型号', '机构核准范围', '制造单位', '附件', '办理过程'])
    await seen(facts.getByRole('region', { name }))
  expect(await opened(page).getByRole('group', { name: '核对资料' }).count()).toBe(0)
  await page.setViewportSize({ width: 1100, height: 768 })
  await seen(opened(page).getByRole('group', { name: '核对资料' }))
})
