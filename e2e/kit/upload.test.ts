// Uploads, cropping and the file chooser: every state on the real library, failures on the way, by mouse, by keyboard and on a telephone.
import type { Locator } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { focused, pressed } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'
import { gate, fits, picture, refuse, sized, text } from './given.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await pieces('body-manager')
const { page } = manager

const publicUploads = '**/api/file/upload/public'
/** Distinguishes the files of this run from all others. */
const mark = Date.now().toString(36)
const megabyte = 1024 * 1024

/** Reads a notification over the page, and closes it. */
async function readNotice(title: string, words: string | RegExp): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: title }).filter({ hasText: words }).first()
  await notice.waitFor()
  await notice.getByRole('button', { name: '关闭' }).click()
  await notice.waitFor({ state: 'detached' })
}
async function answer(question: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question })
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const box = (label: string) => example(page, '单图上传').getByRole('figure').filter({ hasText: label })
const choose = (where: Locator) => where.locator('input[type=file]')

/** A file that begins as a picture and ends too early. */
function half(name: string) {
  const whole = picture(name)
  return { ...whole, buffer: whole.buffer.subarray(0, 40) }
}

describe('one image', () => {
  const photo = box('照片')
  const name = `photo-${mark}.png`
  beforeEach(() => openPiece(page, 'upload'))

  async function uploaded(called = name): Promise<void> {
    await choose(photo).setInputFiles(picture(called))
    await seen(photo.getByRole('button', { name: `预览 ${called}` }))
  }

  test('is uploaded with its picture and percentage, and can be stopped', async () => {
    const held = await gate(page, publicUploads)
    await choose(photo).setInputFiles(picture(name))
    await seen(photo.getByRole('progressbar', { name }))
    await photo.getByRole('button', { name: `取消上传 ${name}` }).click()
    await seen(photo.getByText('选择图片'))
    held.open()
    await uploaded()
    expect(await photo.getByRole('progressbar').count()).toBe(0)
  })

  test('is shown large, and the focus comes back', async () => {
    await uploaded()
    const look = photo.getByRole('button', { name: `预览 ${name}` })
    await look.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await seen(dialog.getByRole('img', { name }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await focused(look)
    expect(await dialog.count()).toBe(0)
  })

  test('is replaced by another; one that fails leaves the earlier one', async () => {
    const other = `other-${mark}.png`
    await uploaded()
    await uploaded(other)
    expect(await photo.getByRole('button', { name: `预览 ${name}` }).count()).toBe(0)
    await refuse(page, publicUploads, '磁盘已满')
    await choose(photo).setInputFiles(picture(name))
    await readNotice('上传文件未成功', '磁盘已满')
    await seen(photo.getByRole('button', { name: `预览 ${other}` }))
    await page.unroute(publicUploads)
    await intercept(page, publicUploads, (route) => route.abort('connectionfailed'))
    await choose(photo).setInputFiles(picture(name))
    await readNotice('上传文件未成功', '请求服务器无响应！')
    await page.unroute(publicUploads)
    manager.forget()
    await uploaded()
    expect(await photo.getByRole('button', { name: `预览 ${other}` }).count()).toBe(0)
  })

  test('is removed after a confirmation, on the server too', async () => {
    await uploaded()
    await photo.hover()
    await photo.getByRole('button', { name: `移除 ${name}` }).click()
    await answer(`是否移除 ${name} ?`, '取消')
    await seen(photo.getByRole('button', { name: `预览 ${name}` }))
    await photo.hover()
    await photo.getByRole('button', { name: `移除 ${name}` }).click()
    const [deletion] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'DELETE'),
      answer(`是否移除 ${name} ?`, '移除'),
    ])
    expect(deletion.status()).toBe(200)
    await seen(photo.getByText('选择图片'))
  })

  test('a file that is no image, or too large, is not sent', async () => {
    let sent = 0
    await intercept(page, publicUploads, (route) => {
      sent += 1
      return route.continue()
    })
    await choose(photo).setInputFiles(text('a.txt'))
    await readNotice('上传文件警告', '选择的文件非图像类文件')
    // The browser refuses a file whose type is not that of an image, even when its name is.
    await choose(photo).setInputFiles(text('a.png', 'text/html'))
    await readNotice('上传文件警告', '选择的文件非图像类文件')
    await choose(photo).setInputFiles(await sized('a.png', 10 * megabyte))
    await readNotice('上传文件警告', '上传文件大小不能超过 10MB!')
    await choose(box('须小于 1 MB')).setInputFiles(await sized('a.png', megabyte))
    await readNotice('上传文件警告', '上传文件大小不能超过 1MB!')
    // The browser recognises a text file with an image's name and type by its first bytes.
    await choose(photo).setInputFiles(text('fake.png', 'image/png'))
    await readNotice('上传文件警告', 'fake.png 的内容不是 PNG 文件，请选择真正的 PNG 文件')
    expect(sent).toBe(0)
    await page.unroute(publicUploads)
    // The server finds a file that has only the first bytes of an image; its message is shown.
    await choose(photo).setInputFiles(half('half.png'))
    await readNotice('上传文件未成功', /文件|内容|类型/)
    manager.forget()
  })

  test('boxes that fail on purpose: during the upload, at deletion, and because the page refuses the result', async () => {
    await choose(box('上传失败')).setInputFiles(picture('a.png'))
    await readNotice('上传文件未成功', '存储服务繁忙')
    await choose(box('结果不被采用')).setInputFiles(picture('a.png'))
    await readNotice('上传文件警告', '上传结果未被采用')
    await seen(box('结果不被采用').getByText('选择图片'))
    const stays = box('删除失败')
    await stays.hover()
    await stays.getByRole('button', { name: '移除 nameplate.png' }).click()
    await answer('是否移除 nameplate.png ?', '移除')
    await readNotice('删除失败！', '文件正被报告使用')
    expect(await stays.getByRole('button', { name: '预览 nameplate.png' }).count()).toBe(1)
    manager.forget()
  })

  test('the box is 148 by 148, round, with its own content, or disabled', async () => {
    const size = await choose(photo).locator('xpath=ancestor::div[1]').boundingBox()
    expect([size?.width, size?.height]).toEqual([148, 148])
    await seen(box('自定图标与标题').getByText('上传印章'))
    expect(await box('禁用').getByRole('button', { name: /^移除/ }).count()).toBe(0)
    expect(await choose(box('禁用')).count()).toBe(0)
  })

  test('an image is cropped before it is sent', async () => {
    const cropped = box('先剪裁')
    await choose(cropped).setInputFiles(picture(`wide-${mark}.png`, { width: 200, height: 100 }))
    const dialog = page.getByRole('dialog', { name: '剪裁' })
    await seen(dialog.getByText('图像预览'))
    await dialog.getByRole('button', { name: '使用此区域' }).click()
    const image = cropped.getByRole('button', { name: `预览 wide-${mark}.jpg` }).locator('img')
    await image.waitFor()
    // A square cut from a picture twice as wide as high.
    await expect
      .poll(() =>
        image.evaluate((one) => [(one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).naturalHeight]),
      )
      .toEqual([100, 100])
  })
})

describe('several images', () => {
  const several = example(page, '多图上传')
  const names = async () => (await several.locator('pre').innerText()).split('\n')
  beforeEach(() => openPiece(page, 'upload'))

  /** Adds two images to the two that are there. */
  async function fourImages(): Promise<void> {
    await choose(several).setInputFiles([picture('c.png'), picture('d.png')])
    await expect.poll(async () => (await names()).length).toBe(4)
  }

  test('are added together, in any order they arrive, up to the limit', async () => {
    await choose(several).setInputFiles([picture('c.png'), picture('d.png'), picture('e.png')])
    await readNotice('上传文件警告', '当前设置最多上传 4 个文件，请移除后上传!')
    await expect.poll(async () => (await names()).toSorted()).toEqual(['c.png', 'd.png', 'front.png', 'side.png'])
    await expect.poll(() => choose(several).count()).toBe(0)
  })

  test('are shown one after the other, by buttons and by the arrow keys', async () => {
    await fourImages()
    await several.getByRole('button', { name: '预览 front.png' }).click()
    const dialog = page.getByRole('dialog')
    await seen(dialog.getByText('1 / 4'))
    await dialog.getByRole('button', { name: '下一张' }).click()
    await seen(dialog.getByText('2 / 4'))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await seen(dialog.getByText('4 / 4'))
    expect(await dialog.locator('img').getAttribute('alt')).toBe((await names()).at(-1))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('are put in order by the keyboard', async () => {
    await fourImages()
    await several.getByRole('button', { name: '移动 front.png' }).focus()
    await pressed(page, 'Space')
    await seen(page.getByText('移到第 1 位，共 4 位'))
    await pressed(page, 'ArrowRight')
    await seen(page.getByText('移到第 2 位，共 4 位'))
    await pressed(page, 'Space')
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['side.png', 'front.png'])
  })

  test('one that fails says why in its card, and can be sent again', async () => {
    await fourImages()
    await several.getByRole('spinbutton', { name: 'limit' }).fill('5')
    await refuse(page, publicUploads, '磁盘已满')
    await choose(several).setInputFiles(picture('e.png'))
    await seen(several.getByRole('alert').filter({ hasText: '上传文件未成功：磁盘已满' }))
    await page.unroute(publicUploads)
    manager.forget()
    await several.getByRole('button', { name: '重新上传' }).click()
    await expect.poll(async () => (await names()).length).toBe(5)
    await several.getByRole('spinbutton', { name: 'limit' }).fill('9')
    await choose(several).setInputFiles(text('a.pdf', 'application/pdf'))
    await readNotice('上传文件警告', '选择的文件类型 application/pdf 非图像类文件')
  })

  test('are removed one by one, and cannot be changed when disabled', async () => {
    await fourImages()
    await several.getByRole('button', { name: '移除 c.png' }).focus()
    await page.keyboard.press('Enter')
    await answer('是否移除 c.png ?', '移除')
    await expect.poll(async () => (await names()).includes('c.png')).toBe(false)
    await several.getByRole('switch', { name: 'disabled' }).click()
    expect(await several.getByRole('button', { name: /^(移除|移动)/ }).count()).toBe(0)
    expect(await choose(several).count()).toBe(0)
  })
})

describe('files', () => {
  const files = example(page, '文件上传')
  const documents = files.getByRole('list', { name: '证明材料' })
  const report = { ...text(`report-${mark}.pdf`, 'application/pdf'), buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  beforeEach(() => openPiece(page, 'upload'))

  test('are listed with a link that opens in a new window, and their limits are shown', async () => {
    await seen(files.getByText('扫描件请合并为一个文件'))
    await files.getByLabel('选择文件：证明材料').setInputFiles(report)
    const link = documents.getByRole('link', { name: report.name })
    await link.waitFor()
    expect(await link.getAttribute('target')).toBe('_blank')
    const stored = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect([stored.status(), (await stored.body()).toString()]).toEqual([200, report.buffer.toString()])
    await files.getByLabel('选择文件：证明材料').setInputFiles([
      { ...report, name: 'b.pdf' },
      { ...report, name: 'c.pdf' },
      { ...report, name: 'd.pdf' },
    ])
    await readNotice('上传文件警告', '当前设置最多上传 3 个文件，请移除后上传!')
    await expect.poll(() => documents.getByRole('link').count()).toBe(3)
    await files.getByLabel('选择文件：证明材料').setInputFiles(text('a.exe', 'application/octet-stream'))
    await readNotice('上传文件警告', '不支持此文件类型：a.exe')
  })

  test('can be dropped, stopped during the upload, and removed after a confirmation', async () => {
    const place = files.getByText('将文件拖到此处，或点击选择')
    const held = await gate(page, publicUploads)
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'dropped.pdf', { type: 'application/pdf' }))
      return data
    })
    await place.dispatchEvent('drop', { dataTransfer: transfer })
    const dropped = files.getByRole('list', { name: '拖拽区域' })
    await seen(dropped.getByRole('progressbar', { name: 'dropped.pdf' }))
    await dropped.getByRole('button', { name: '取消上传 dropped.pdf' }).click()
    await expect.poll(() => dropped.getByRole('listitem').count()).toBe(0)
    held.open()
    await place.dispatchEvent('drop', { dataTransfer: transfer })
    await seen(dropped.getByRole('link', { name: 'dropped.pdf' }))
    await dropped.getByRole('button', { name: '移除 dropped.pdf' }).click()
    await answer('是否移除 dropped.pdf ?', '移除')
    await expect.poll(() => dropped.getByRole('listitem').count()).toBe(0)
  })

  test('a failed file stays with its reason', async () => {
    const refused = files.getByRole('list', { name: '上传与删除都失败' })
    await files.getByLabel('选择文件：上传与删除都失败').setInputFiles(report)
    await seen(refused.getByRole('alert').filter({ hasText: '上传文件未成功：存储服务繁忙' }))
    await refused.getByRole('button', { name: '移除 report.pdf', exact: true }).click()
    await answer('是否移除 report.pdf ?', '移除')
    await readNotice('删除失败！', '文件正被报告使用')
    expect(await refused.getByRole('listitem').count()).toBe(2)
    manager.forget()
  })
})

describe('cropping', () => {
  const frame = example(page, '剪裁区')
  const result = frame.getByRole('img', { name: '剪裁结果' })
  beforeEach(() => openPiece(page, 'cropper'))
  const shape = () =>
    result.evaluate((one) => [(one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).naturalHeight])

  test('keeps its ratio, size and quality', async () => {
    await frame.getByRole('button', { name: '剪裁', exact: true }).click()
    await result.waitFor()
    await expect.poll(shape).toEqual([640, 480])
    await seen(frame.getByText(/^machine-room\.jpg · \d+ KB$/))
    await frame.getByRole('radio', { name: '1 : 1' }).check()
    await frame.getByRole('spinbutton', { name: 'maxSide' }).fill('100')
    await frame.getByRole('button', { name: '剪裁', exact: true }).click()
    await expect.poll(shape).toEqual([100, 100])
  })

  test('is moved and zoomed by the keyboard, and the preview follows', async () => {
    const preview = () => frame.getByRole('figure').first().locator('img').getAttribute('style')
    const before = await preview()
    await frame.getByRole('slider', { name: '缩放' }).focus()
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowRight')
    await expect.poll(preview).not.toBe(before)
    const zoomed = await preview()
    await frame.getByRole('group', { name: /^剪裁区域/ }).focus()
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft')
    await expect.poll(preview).not.toBe(zoomed)
  })

  test('a broken image is reported, and the dialog can be closed', async () => {
    const banner = example(page, '对话框与上传').getByRole('figure').filter({ hasText: '横幅' })
    await choose(banner).setInputFiles(half('broken.png'))
    const dialog = page.getByRole('dialog', { name: '剪裁' })
    await seen(dialog.getByText('无法打开此图像，请另选一个'))
    expect(await dialog.getByRole('button', { name: '使用此区域' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await seen(banner.getByText('选择图片'))
  })

  test('on a telephone every control can be reached', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
    await page.getByRole('button', { name: '打开剪裁对话框' }).click()
    const dialog = page.getByRole('dialog', { name: '剪裁' })
    await dialog.getByRole('button', { name: '使用此区域' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

describe('the file chooser', () => {
  const panel = example(page, '面板')
  const tile = (name: string) => panel.getByRole('option', { name: new RegExp(name) })
  const names = [1, 2, 3].map((n) => `lib-${mark}-${n}.png`)
  const paper = { ...text(`lib-${mark}.pdf`, 'application/pdf'), buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const search = panel.getByRole('searchbox', { name: '搜索文件名' })
  beforeEach(() => openPiece(page, 'fileselect'))

  let isFilled = false
  /** Shows the four files of this run alone; the first test that needs them uploads them. */
  async function ownFiles(): Promise<void> {
    if (!isFilled) {
      await panel.getByLabel('上传文件').setInputFiles([...names.map((name) => picture(name)), paper])
      for (const name of [...names, paper.name]) await seen(tile(name))
      isFilled = true
    }
    await search.fill(`lib-${mark}`)
    await expect.poll(() => panel.getByRole('option').count()).toBe(4)
  }

  test('uploads files into the chosen group, and shows both limits', async () => {
    await seen(panel.getByText('单个文件须小于 10 MB（此处设置 30 MB，服务器上限 10 MB）'))
    await panel.getByRole('button', { name: /^图片/ }).click()
    const given = [1, 2, 3].map((n) => `group-${mark}-${n}.png`)
    await panel.getByLabel('上传文件').setInputFiles(given.map((name) => picture(name)))
    for (const name of given) await seen(tile(name))
    await panel.getByLabel('上传文件').setInputFiles(await sized('large.pdf', 10 * megabyte))
    await readNotice('上传文件警告', '上传文件大小不能超过 10MB!')
    await panel.getByRole('button', { name: /^文档/ }).click()
    await expect.poll(() => tile(given[0] ?? '').count()).toBe(0)
    await panel.getByLabel('上传文件').setInputFiles({ ...paper, name: `group-${mark}.pdf` })
    await seen(tile(`group-${mark}.pdf`))
    await panel.getByRole('button', { name: '全部' }).click()
  })

  test('finds by name', async () => {
    await ownFiles()
    await search.fill('没有这样的文件')
    await seen(panel.getByText('没有符合的文件'))
    await search.fill(`lib-${mark}`)
    await expect.poll(() => panel.getByRole('option').count()).toBe(4)
    await panel.getByRole('switch', { name: 'onlyImage' }).click()
    await expect.poll(() => panel.getByRole('option').count()).toBe(3)
  })

  test('files are chosen by the arrow keys, up to the limit', async () => {
    await ownFiles()
    await panel.getByRole('option').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await seen(panel.getByText('已选 2 / 99'))
    expect(await panel.getByRole('option', { selected: true }).count()).toBe(2)
    await focused(panel.getByRole('option').nth(1))
    await page.keyboard.press('Space')
    await seen(panel.getByText('已选 1 / 99'))
    await panel.getByRole('spinbutton', { name: 'max' }).fill('1')
    await panel.getByRole('option').nth(2).click()
    await readNotice('选择文件', '最多选择 1 个文件')
    await panel.getByRole('button', { name: /^取消选择/ }).click()
    await seen(panel.getByText('尚未选择文件'))
  })

  test('replaces the chosen file when only one is allowed, and can hide its upload', async () => {
    await ownFiles()
    await panel.getByRole('switch', { name: 'multiple' }).click()
    await panel.getByRole('option').nth(0).click()
    await panel.getByRole('option').nth(1).click()
    expect(await panel.getByRole('option', { selected: true }).count()).toBe(1)
    await panel.getByRole('switch', { name: 'hideUpload' }).click()
    expect(await panel.getByLabel('上传文件').count()).toBe(0)
  })

  test('as a dialog it returns the files only when confirmed', async () => {
    await ownFiles()
    const shown = example(page, '对话框')
    await shown.getByRole('button', { name: '选择附件' }).click()
    const dialog = page.getByRole('dialog', { name: '选择文件' })
    await dialog.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await seen(shown.getByText('暂无文件'))
    await shown.getByRole('button', { name: '选择附件' }).click()
    expect(await dialog.getByRole('button', { name: '选择', exact: true }).isDisabled()).toBe(true)
    await dialog.getByRole('option').first().click()
    await dialog.getByRole('option').nth(1).click()
    await dialog.getByRole('button', { name: '选择 2 个文件' }).click()
    await expect.poll(() => shown.getByRole('list', { name: '已选文件' }).getByRole('link').count()).toBe(2)
  })

  test('a library that cannot be read says so', async () => {
    const fails = example(page, '读取失败')
    await fails.getByRole('button', { name: '打开读取失败的文件库' }).click()
    await seen(fails.getByRole('alert').filter({ hasText: '文件库维护中' }))
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('/demo/status')),
      fails.getByRole('button', { name: '重新加载' }).click(),
    ])
    await seen(fails.getByRole('alert').filter({ hasText: '文件库维护中' }))
    manager.forget()
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
  })
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
