// The desk of publishing: the paper beside the values, the next report by itself, and a file of another certificate, which is told and confirmed by words.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { publishReport } from '@register/contract/business/report/report'
import { settled } from '../every-screen/look.ts'
import { goTo } from '../office.ts'
import { person, seen } from '../people.ts'

const manager = await person('body-manager')
const { page } = manager
afterAll(() => manager.close())

const opened = (on: Page) => on.getByRole('article').filter({ visible: true })
const queue = page.getByRole('region', { name: '待发布' })
const nameOf = () => opened(page).getAttribute('aria-label')
const main = page.getByRole('main')
const publish = main.getByRole('button', { name: '发布', exact: true })

test('the oldest is compared and published by keys; the next one opens by itself', async () => {
  await goTo(page, '/business/report/ready', '待发布报告')
  await page.getByRole('row').getByRole('link', { name: /^TSX/ }).first().click()
  const first = (await nameOf()) ?? ''
  await seen(opened(page).getByText('文件文字中的编号与本证书一致'))
  // This browser draws no PDF: the page says what was compared all the same, and leads to the file.
  await seen(opened(page).getByText('系统只比对了文件文字中的编号；其余各项请对照文件核对'))
  expect(await opened(page).getByRole('link', { name: '下载' }).getAttribute('href')).toContain('download=1')
  const values = main.getByRole('region', { name: '与证书逐项核对' })
  await seen(values.getByText(first))
  await seen(main.getByRole('region', { name: '覆盖范围与试验参数' }).getByRole('columnheader', { name: '试验值' }))
  const before = await queue.getByRole('listitem').count()
  const second = await queue.getByRole('listitem').nth(1).innerText()
  await publish.click({ trial: true })
  await page.keyboard.press('p')
  const question = page.getByRole('dialog', { name: '发布这份报告？' })
  await seen(question.getByText(first))
  const answered = page.waitForResponse((reply) => reply.url().endsWith(publishReport.path))
  await question.getByRole('button', { name: '发布', exact: true }).click()
  expect((await answered).status()).toBe(200)
  await seen(page.getByText('已发布，公众现在可以查到'))
  await expect.poll(() => nameOf().then((name) => name !== first && second.includes(name ?? '-'))).toBe(true)
  await expect.poll(() => queue.getByRole('listitem').count()).toBe(before - 1)
  expect(manager.problems).toEqual([])
})

/** The number of the waiting report with a foreign file; where it stands depends on what other journeys submit. */
async function foreignOne(): Promise<string> {
  const links = page.getByRole('row').getByRole('link', { name: /^TSX/ })
  // The list shows what it had before until the register has answered.
  await settled(page)
  await links.first().waitFor()
  for (const no of await links.allInnerTexts()) {
    await goTo(page, '/business/report/ready', '待发布报告')
    await page.getByRole('row').getByRole('link', { name: no }).click()
    await expect.poll(nameOf).toBe(no)
    await seen(opened(page).getByText(/文件文字中的编号|无法自动比对/))
    if (await main.getByRole('status').filter({ hasText: '可能是另一证书的文件' }).isVisible()) return no
  }
  throw new Error('No waiting report has a foreign file')
}

test('a file of another certificate is told, refused in a batch, and published only with a statement that names it', async () => {
  await goTo(page, '/business/report/ready', '待发布报告')
  const no = await foreignOne()
  await goTo(page, '/business/report/ready', '待发布报告')
  const row = page.getByRole('row').filter({ hasText: no })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const asked = page.getByRole('dialog', { name: '发布所选的 1 份报告？' })
  await seen(asked.getByText(/没有本证书的编号，可能是另一证书的文件/))
  await asked.getByRole('button', { name: '发布', exact: true }).click()
  const outcome = page.getByRole('dialog', { name: '处理结果' })
  await seen(outcome.getByText(/没有本证书的编号，未发布/))
  await outcome.getByRole('button', { name: '关闭' }).last().click()

  await page.getByRole('row').getByRole('link', { name: no }).click()
  await expect.poll(nameOf).toBe(no)
  await seen(main.getByRole('status').filter({ hasText: '可能是另一证书的文件' }))
  // Two files: the one that names another certificate comes first.
  await seen(opened(page).getByText('证书文件 1 / 2'))
  await seen(opened(page).getByText('文件文字中的编号是另一证书的'))
  await opened(page).getByRole('button', { name: '下一份' }).click()
  await seen(opened(page).getByText('文件文字中的编号与本证书一致'))
  await publish.click()
  const question = page.getByRole('dialog', { name: '发布这份报告？' })
  const yes = question.getByRole('button', { name: '发布', exact: true })
  expect(await yes.isDisabled()).toBe(true)
  await question.getByRole('checkbox', { name: /^我已将证书文件“型式试验证书.pdf”（文件中的编号：TSX/ }).check()
  await yes.click()
  await seen(page.getByText('已发布，公众现在可以查到'))
  await goTo(page, `/business/report/list?keyword=${no.replaceAll(' ', '')}`, '型式试验报告')
  await page.getByRole('row').getByRole('link', { name: no }).first().click()
  await seen(main.getByText('核对编号不同的证书文件'))
  expect(manager.problems).toEqual([])
})
