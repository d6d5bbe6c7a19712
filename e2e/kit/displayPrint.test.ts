// Printing: a part of the page in its styles, or a cleaned text, without the elements marked as not printed.
import { expect, test } from 'vitest'
import { openPiece, pieces } from './pieces.ts'

const { page, problems } = await pieces('body-manager')

test('a part of the page and a text with markup are printed under the content policy', async () => {
  // The printed frame sends its content to the page.
  await page.addInitScript(() => {
    window.print = () => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
      const host = window.top as unknown as { printed?: unknown[] }
      host.printed = [
        ...(host.printed ?? []),
        {
          text: document.body.innerText,
          html: document.body.innerHTML,
          hidden: shown('[data-no-print]').length === 0,
          family: getComputedStyle(document.body).fontFamily,
          title: document.title,
        },
      ]
    }
  })
  interface Printed {
    text: string
    html: string
    hidden: boolean
    family: string
    title: string
  }
  const printed = async (count: number): Promise<Printed> => {
    const all = () => page.evaluate(() => (window as unknown as { printed?: Printed[] }).printed ?? [])
    await expect.poll(async () => (await all()).length).toBe(count)
    const last = (await all()).at(-1)
    if (!last) throw new Error('Nothing was printed')
    return last
  }
  await openPiece(page, 'print')
  await page.getByRole('button', { name: '打印', exact: true }).click()
  const slip = await printed(1)
  expect(slip.text).toContain('样品流转单')
  expect(slip.text).not.toContain('此行不会打印')
  expect(slip.html).toContain('<svg')
  expect(slip).toMatchObject({ hidden: true, title: '样品流转单' })
  expect(slip.family).toContain('PingFang SC')

  await page.getByRole('button', { name: '打印这段 HTML' }).click()
  const text = await printed(2)
  expect(text.text).toContain('YP-2026-0001')
  expect(text.text).not.toContain('内部备注')
  expect(text.html).not.toMatch(/<script|onclick|style=/)
  expect(problems).toEqual([])
})
