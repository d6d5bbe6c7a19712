// Formatted text: writing it with mouse and keyboard, links, tables, pictures, its limits, and pasting.
import { beforeEach, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { focused } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const user = await pieces('body-manager')
const { page } = user
beforeEach(async () => {
  await openPiece(page, 'editor')
  await page.getByRole('button', { name: '清空' }).click()
  user.forget()
})

const text = () => page.getByRole('textbox', { name: '公告正文' }).first()
const tool = (name: string) =>
  page.getByRole('toolbar', { name: '公告正文 格式' }).first().getByRole('button', { name, exact: true })
const value = () => example(page, '编辑与取值').locator('code[aria-live]')
async function has(html: string): Promise<void> {
  await expect.poll(() => value().textContent()).toBe(JSON.stringify(html))
}

test('the value is HTML, and empty without text', async () => {
  await has('')
  expect(await text().locator('p').getAttribute('data-placeholder')).toBe('请输入')
  await text().pressSequentially('动作试验')
  await has('<p>动作试验</p>')
  await page.keyboard.press('Control+a')
  await tool('加粗').click()
  await has('<p><strong>动作试验</strong></p>')
  expect(await tool('加粗').getAttribute('aria-pressed')).toBe('true')
  await tool('一级标题 H1').click()
  await tool('居中').click()
  await has('<h1 data-align="center"><strong>动作试验</strong></h1>')
  await seen(example(page, '编辑与取值').locator('h1[data-align="center"]').last())
  await tool('清除格式').click()
  await has('<p>动作试验</p>')
  await tool('撤销').click()
  await expect.poll(() => value().textContent()).not.toBe('"<p>动作试验</p>"')
  await tool('重做').click()
  await has('<p>动作试验</p>')
  expect(user.problems).toEqual([])
})

test.each([
  ['列表', '<ul><li><p>一</p></li></ul>'],
  ['编号列表', '<ol><li><p>一</p></li></ol>'],
  ['引用', '<blockquote><p>一</p></blockquote>'],
  ['代码块', '<pre><code>一</code></pre>'],
  ['斜体', '<p><em>一</em></p>'],
  ['下划线', '<p><u>一</u></p>'],
  ['删除线', '<p><s>一</s></p>'],
])('%s', async (name, html) => {
  await text().pressSequentially('一')
  await page.keyboard.press('Control+a')
  await tool(name).click()
  await expect.poll(() => value().textContent()).toContain(html)
})

test('the toolbar is one stop, and arrows move within it', async () => {
  await text().click()
  await page.keyboard.press('Shift+Tab')
  await focused(tool('撤销'))
  await page.keyboard.press('End')
  await focused(tool('清除格式'))
  await page.keyboard.press('ArrowRight')
  await focused(tool('撤销'))
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight')
  await focused(tool('加粗'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('重')
  await expect.poll(() => value().textContent()).toBe(JSON.stringify('<p><strong>重</strong></p>'))
})

test('a link needs an address that a browser can open', async () => {
  await text().click()
  await tool('链接').click()
  const dialog = page.getByRole('dialog', { name: '链接' })
  await dialog.getByRole('textbox', { name: '链接地址' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: '设置链接' }).click()
  await seen(dialog.getByRole('alert'))
  await dialog.getByRole('textbox', { name: '链接地址' }).fill('www.example.cn')
  await dialog.getByRole('textbox', { name: '显示文字' }).fill('规则')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await has('<p><a href="https://www.example.cn">规则</a></p>')
  await text().getByText('规则').click()
  await tool('链接').click()
  expect(await dialog.getByRole('textbox', { name: '链接地址' }).inputValue()).toBe('https://www.example.cn')
  await dialog.getByRole('button', { name: '移除链接' }).click()
  await has('<p>规则</p>')
})

test('tables grow and shrink by tools that appear with them', async () => {
  await text().click()
  expect(await tool('在下方插入行').count()).toBe(0)
  await tool('插入表格').click()
  const rows = text().locator('tr')
  await expect.poll(() => rows.count()).toBe(3)
  await tool('在下方插入行').click()
  await expect.poll(() => rows.count()).toBe(4)
  await tool('在右侧插入列').click()
  await expect.poll(() => rows.first().locator('th').count()).toBe(4)
  await tool('删除列').click()
  await tool('删除行').click()
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => value().textContent()).not.toContain('style')
  await tool('删除表格').click()
  await expect.poll(() => rows.count()).toBe(0)
})

async function paste(into: Locator, html: string): Promise<void> {
  await into.evaluate((element, content) => {
    const data = new DataTransfer()
    data.setData('text/html', content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}

test('pasted content is cleaned', async () => {
  await text().click()
  await paste(
    text(),
    '<p style="color:red;text-align:center" onclick="x()">红<b>粗</b></p><script>x()</script><a href="javascript:x()">坏</a>',
  )
  await expect.poll(() => value().textContent()).toContain('<strong>粗</strong>')
  expect(await value().textContent()).not.toMatch(/style|script|onclick/)
})

test('the page stores pictures, or refuses them with its reason', async () => {
  const pictures = example(page, '图片')
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await pictures.getByRole('button', { name: '插入图片' }).click()
    await (await chooser).setFiles(file)
  }
  const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await choose({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot })
  await seen(pictures.getByRole('img', { name: 'dot.gif' }))
  await choose({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(20_001) })
  await seen(page.getByRole('alert').getByText('图片超过 20 KB，请换一张小的'))
  expect(await tool('插入图片').count()).toBe(0)
})

test('a text is not longer than its limit', async () => {
  const bounded = example(page, '字数、高度与占位文字')
  const input = bounded.getByRole('textbox')
  await input.pressSequentially('一二三四五六七八九十一二三四五六七八九十')
  await seen(bounded.getByText('20 / 20'))
  await page.keyboard.type('多')
  await seen(bounded.getByRole('status').getByText('最多 20 个字，超出的内容没有写入'))
  expect(await input.textContent()).toHaveLength(20)
  await page.keyboard.press('Backspace')
  await seen(bounded.getByText('19 / 20'))
})

test('a disabled editor only shows its text; in a form it can be required like any other field', async () => {
  const still = example(page, '禁用与有误').getByRole('textbox', { name: '禁用与有误' })
  expect(await still.getAttribute('contenteditable')).toBe('false')
  const wrong = example(page, '禁用与有误').getByRole('textbox', { name: '请填写正文' })
  expect(await wrong.getAttribute('aria-invalid')).toBe('true')
  await wrong.pressSequentially('好')
  await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('false')
  const form = example(page, '在配置表单中')
  await form.getByRole('button', { name: '提交' }).click()
  await seen(form.getByRole('alert').getByText('请填写正文'))
})

test('on a telephone it fits', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await text().pressSequentially('手机')
  await has('<p>手机</p>')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
