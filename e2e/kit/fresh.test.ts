// The page of the pieces itself: a mounted piece begins as in a new browser of the same person, under the content policy of the product.
import { expect, test } from 'vitest'
import { seen } from '../people.ts'
import { choose, example, rowsOf } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const user = await pieces('body-manager')
const { page } = user
const remote = example(page, '远程排序、筛选与合计')

/** What the browser holds in addition to the session, and how many elements the page has. */
const held = () =>
  page.evaluate(() => ({
    stored: Object.keys(localStorage).filter((key) => !/^(USER_INFO|PERMISSIONS|MENU|TOKEN_ENDS)$/.test(key)),
    session: Object.keys(sessionStorage),
    elements: document.body.children.length,
    focus: document.activeElement === document.body,
    scrolled: document.querySelector('#main > div > div')?.scrollTop,
  }))

test('nothing of the piece before is left: address, cache, storage, open dialogs, focus', async () => {
  await openPiece(page, 'table/remote')
  const before = await held()
  await choose(remote.getByRole('combobox', { name: '每页条数' }), '50 条/页')
  await expect.poll(() => rowsOf(remote).count()).toBe(50)
  await remote.getByRole('button', { name: '按状态筛选' }).click()
  await seen(page.getByRole('dialog', { name: '按状态筛选' }))
  await page.evaluate(() => {
    sessionStorage.setItem('demo/sample', '{}')
    document.body.append(document.createElement('iframe'))
    document.querySelector('#main > div > div')?.scrollTo(0, 200)
  })
  expect((await held()).stored).toContain('PAGE_SIZE')

  await Promise.all([page.waitForRequest(/\/api\/demo\/page\?/), openPiece(page, 'table/remote')])
  expect(new URL(page.url()).hash).toBe('#/vab/table/remote')
  expect(await held()).toEqual(before)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => rowsOf(remote).count()).toBe(10)
})

test('an inline script does not run, as in the product', async () => {
  await openPiece(page, 'time')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.inlineRan = true'
    document.body.append(script)
    return 'inlineRan' in window
  })
  expect(ran).toBe(false)
  await expect.poll(() => user.problems.join()).toMatch(/Content Security Policy/)
})
