// Pieces that display: figures, charts and their states, icons, codes, films, watermarks, code, menus, permissions and times.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { focused } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const { page, context } = await pieces('body-manager')
await context.grantPermissions(['clipboard-read', 'clipboard-write'])
const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

test('figures group thousands, explain themselves and show their trend', async () => {
  await openPiece(page, 'statistic')
  await seen(page.getByText('9,007,199,254,740,991'))
  await seen(page.getByText('20260302', { exact: true }))
  await page.getByRole('button', { name: '说明：不含已退回的申请' }).focus()
  await seen(
    page.getByRole('tooltip', { name: '不含已退回的申请' }).or(page.getByRole('tooltip').getByText('不含已退回的申请')),
  )
  await openPiece(page, 'mini')
  const colour = (at: number) =>
    example(page, '趋势')
      .getByText('12.5%')
      .nth(at)
      .evaluate((element) => getComputedStyle(element).color)
  expect(await colour(0)).not.toBe(await colour(1))
  expect(await example(page, '趋势').getByText('上升', { exact: true }).count()).toBe(2)
})

test('a chart is a picture with a name, a table, and three states', async () => {
  await openPiece(page, 'chart')
  await seen(page.getByRole('img', { name: '每月证书', exact: true }).locator('canvas'))
  const lines = example(page, '折线图')
  await lines.getByRole('button', { name: '数据表' }).click()
  await seen(lines.getByRole('cell', { name: '264 张' }))
  await seen(lines.getByRole('cell', { name: '–' }))
  await lines.getByRole('button', { name: '图表' }).click()
  await seen(lines.locator('canvas'))
  const states = example(page, '加载、没有数据与失败')
  await seen(states.getByText(/^还没有数据/))
  await seen(states.getByRole('alert').getByText('统计服务暂停，请稍后再试'))
  await states.getByRole('button', { name: '重新加载' }).click()
  await seen(states.getByRole('img', { name: '读取失败' }).locator('canvas'))
  await states.getByRole('button', { name: '正在读取' }).click()
  await seen(states.getByRole('status', { name: '正在加载' }))
  expect(await states.locator('canvas').count()).toBe(1)
})

test('a chart follows its container and the colours of the night', async () => {
  await openPiece(page, 'chart')
  const canvas = example(page, '随容器变化').locator('canvas')
  await canvas.waitFor()
  const frame = example(page, '随容器变化').locator('figure').locator('..')
  await frame.evaluate((element) => (element.style.width = '300px'))
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBeLessThan(300)
  const drawn = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
  const day = await drawn()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(drawn).not.toBe(day)
})

test('icons are found by name, copied, chosen and cleared', async () => {
  await openPiece(page, 'iconfont')
  await page.getByRole('textbox', { name: '搜索图标名称' }).fill('calendar')
  await seen(page.getByText('扩展 1'))
  await page.getByText('扩展 1').click()
  await page.getByRole('button', { name: 'calendar' }).click()
  await expect.poll(clipboard).toBe('calendar')
  await openPiece(page, 'iconselect')
  await seen(page.getByText('未知图标 el-icon-menu'))
  await page.getByRole('button', { name: '菜单图标 certificate' }).click()
  const dialog = page.getByRole('dialog', { name: '图标选择器' })
  expect(await dialog.getByRole('button', { name: 'certificate' }).getAttribute('aria-pressed')).toBe('true')
  await dialog.getByRole('textbox').fill('没有')
  await seen(dialog.getByText('没有名称匹配的图标'))
  await dialog.getByRole('textbox').fill('home')
  await dialog.getByRole('button', { name: 'home' }).click()
  await seen(page.getByRole('button', { name: '菜单图标 home' }))
  await page.getByRole('button', { name: '菜单图标 home' }).click()
  await dialog.getByRole('button', { name: '清除' }).click()
  await seen(page.getByRole('button', { name: '菜单图标 请选择图标' }))
  expect(await page.locator('code[aria-live]').textContent()).toBe('""')
})

test('a code is drawn again when its text changes, saved as a picture, and refused when too long', async () => {
  await openPiece(page, 'qrcode')
  const code = page.getByRole('img', { name: '示例二维码', exact: true })
  const drawing = () => code.locator('path').last().getAttribute('d')
  const before = await drawing()
  await page.getByRole('textbox', { name: '内容' }).fill('TSX31100122026007')
  await expect.poll(drawing).not.toBe(before)
  for (const [name, wrong, words] of [
    ['掩模', '8', /掩模应为 0 至 7 的整数.*bad maskPattern:8/],
    ['版本', '41', /版本应为 1 至 40 的整数.*bad rs block @ typeNumber:41/],
  ] as const) {
    await page.getByRole('spinbutton', { name }).fill(wrong)
    await seen(page.getByRole('alert').getByText(words))
    await page.getByRole('spinbutton', { name }).fill('')
    await code.waitFor()
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存图片' }).click()
  const file = await (await download).path()
  expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG')
  await seen(page.getByRole('alert').getByText(/1275 字节，最多 1273 字节.*code length overflow\. 1275>1273/))
})

test('a film plays; a stream and a file that cannot be played say so', async () => {
  await openPiece(page, 'video')
  await page.getByRole('button', { name: '录制影片' }).click()
  const film = page.getByLabel('示例影片')
  await film.waitFor()
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1)
  await seen(
    example(page, '无法播放')
      .getByRole('alert')
      .getByText(/^视频无法播放/),
  )
  await page.getByRole('button', { name: '播放不存在的流' }).click()
  await seen(
    example(page, '流媒体与直播')
      .getByRole('alert')
      .getByText(/^视频无法播放/),
  )
})

test('a watermark covers its content without blocking clicks', async () => {
  await openPiece(page, 'watermark')
  const over = () => page.locator('main [style*="background-image"], main [style*="background: url"]').count()
  await expect.poll(over).toBeGreaterThan(0)
  await page.getByRole('button', { name: '可以点击' }).click()
  await seen(page.getByRole('button', { name: '已点击' }))
  await page.getByRole('switch', { name: '显示水印' }).click()
  await expect.poll(over).toBe(0)
})

test('code is coloured, copied whole, and invalid JSON is reported', async () => {
  await openPiece(page, 'codeeditor')
  for (const language of ['json', 'sql', 'html', 'css', 'bash', 'ts']) {
    await page.getByText(language, { exact: true }).first().click()
    await page
      .getByRole('region', { name: `高亮与复制 ${language}` })
      .and(page.locator('[data-coloured="true"]'))
      .waitFor()
  }
  await example(page, '高亮与复制').getByRole('button', { name: '复制代码' }).click()
  await expect.poll(clipboard).toMatch(/^\/\/ One sentence.*\n/)
  await page.getByRole('textbox', { name: '配置' }).fill('{ "a": }')
  await seen(page.getByRole('alert').getByText(/^不是有效的 JSON/))
})

test('a menu opens by the right button and by the keyboard, two levels down', async () => {
  await openPiece(page, 'contextmenu')
  const draft = page.getByRole('button', { name: /草稿$/ })
  await draft.click({ button: 'right' })
  // Each row has its own actions.
  expect(await page.getByRole('menuitem', { name: '修订' }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('menuitem', { name: '导出' }).hover()
  await page.getByRole('menuitem', { name: 'Excel 表格' }).hover()
  await page.getByRole('menuitem', { name: '全部列' }).click()
  await expect.poll(() => page.locator('code[aria-live]').textContent()).toBe('"sheet-all · TSX 3220 901 2026 0012"')
  await focused(draft)
  for (const open of [() => draft.click({ button: 'right' }), () => page.keyboard.press('ContextMenu')]) {
    await open()
    await focused(page.getByRole('menuitem', { name: '打开' }))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await focused(draft)
  }
})

test('parts are shown or hidden by permissions and roles', async () => {
  await openPiece(page, 'permission')
  const rows = page.getByRole('row')
  const said = (await rows.allTextContents()).slice(1).map((text) => text.endsWith('可以'))
  expect(said).toEqual([true, true, false, true, true, false, true, false, false])
  await page.getByRole('button', { name: '复制 TSX 3110 012 2026 007' }).click()
  await expect.poll(clipboard).toBe('TSX31100122026007')
  await page.getByRole('button', { name: '复制整段说明' }).click()
  await expect.poll(clipboard).toMatch(/^试验样品/)
})

test('times in words and by a pattern', async () => {
  await openPiece(page, 'time')
  const list = example(page, '相对时间')
  for (const said of ['刚刚', '5 分钟前', '2026-13-45']) await seen(list.getByText(said, { exact: true }))
  expect(await list.getByText('刚刚', { exact: true }).count()).toBe(2)
  await seen(example(page, '按格式显示').getByText('2026年05月29日'))
})
