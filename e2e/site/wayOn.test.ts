// From the search to its results and back by key, and a code that is scanned instead of typed.
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { encodeQR } from 'qr'
import { PNG } from 'pngjs'
import { seen, site, visitor } from '../people.ts'

const anyone = await visitor()
afterAll(() => anyone.close())
const { context, page } = anyone

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

test('results are one key away, and back from an answer the focus is on its row', async () => {
  await page.goto(site('/certificate_search?keyword=电梯'))
  await seen(page.getByRole('row').nth(3))
  await page.getByRole('link', { name: '跳到查询结果' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('查询结果')
  const row = page.getByRole('row').nth(3).getByRole('link').first()
  const number = await row.innerText()
  await row.focus()
  await page.keyboard.press('Enter')
  await seen(page.getByRole('heading', { level: 1, name: number }))
  await page.goBack()
  await expect.poll(focused).toBe(number)
})

/** The picture of a code, as a photograph of a certificate has it. */
function pictureOf(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4, scale: 6 })
  const png = new PNG({ width: modules.length, height: modules.length })
  for (const [y, line] of modules.entries())
    for (const [x, isDark] of line.entries())
      png.data.set([isDark ? 0 : 255, isDark ? 0 : 255, isDark ? 0 : 255, 255], (y * modules.length + x) * 4)
  return PNG.sync.write(png)
}

async function scan(text: string): Promise<void> {
  await page.goto(site('/certificate_search'))
  await page.getByRole('button', { name: '扫描二维码' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('选择照片')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: pictureOf(text) })
}

/** The browser closes the window before its step of the history has ended; whoever goes elsewhere in between goes back from there. */
async function closed(): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('scanning')
}

test('a photograph of a code opens its answer; one that leads elsewhere is named, and looked up here when that is wanted', async () => {
  await page.goto(site('/certificate_search'))
  const example = page.getByRole('button', { name: /^TSX/ })
  await seen(example)
  const number = await example.innerText()
  await scan(number)
  await seen(page.getByRole('heading', { level: 1, name: number }))

  await scan(`https://register.example.com/#/answer/${encodeURIComponent(number)}`)
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText('这个二维码指向 register.example.com，不是本登记系统'))
  await dialog.getByRole('button', { name: '在本系统查验其中的编号' }).click()
  await seen(page.getByRole('heading', { level: 1, name: number }))

  await scan('WIFI:S:hall;;')
  await seen(dialog.getByText('这个二维码中没有证书编号'))
  await page.keyboard.press('Escape')
  await closed()
})

test('a photograph of a proof code leads to the page that checks it, with its text', async () => {
  await scan('TLP1:UJCLQE7W581')
  await seen(page.getByRole('heading', { level: 1, name: '核对证明' }))
  await seen(page.getByText('证明码的文字不完整或被改动，请重新扫描'))
})

test('the camera is looked at until it shows a code, and is off after that', async () => {
  const own = await context.newPage()
  onTestFinished(() => own.close())
  await own.goto(site('/certificate_search'))
  const example = own.getByRole('button', { name: /^TSX/ })
  await seen(example)
  const number = await example.innerText()
  // In place of a camera: a canvas with the code, as a stream.
  await own.evaluate(
    (picture) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 480
      const image = new Image()
      image.src = picture
      setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0, 480, 480), 50)
      const stream = canvas.captureStream(10)
      Object.assign(window, { camera: stream })
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => Promise.resolve(stream) } })
    },
    `data:image/png;base64,${pictureOf(number).toString('base64')}`,
  )
  await own.getByRole('button', { name: '扫描二维码' }).click()
  await seen(own.getByRole('heading', { level: 1, name: number }))
  const states = await own.evaluate(() =>
    (window as unknown as { camera: MediaStream }).camera.getTracks().map(({ readyState }) => readyState),
  )
  expect(states).toEqual(['ended'])
})

test('without a camera a photograph is asked for', async () => {
  await page.goto(site('/certificate_search'))
  await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
  await page.getByRole('button', { name: '扫描二维码' }).click()
  await seen(page.getByRole('dialog').getByText('这里不能打开摄像头'))
  await page.keyboard.press('Escape')
  await closed()
})

test('going back with the scan open closes it, and leaves what was typed', async () => {
  await page.goto(site('/catalogue'))
  await page.goto(site('/certificate_search'))
  const box = page.getByRole('textbox').first()
  await box.fill('TSX 31')
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: '扫描二维码' }).click()
    await seen(page.getByRole('dialog'))
    await close()
    await closed()
    expect(page.url()).toContain('/certificate_search')
    expect(await box.inputValue()).toBe('TSX 31')
  }
  // Neither way leaves a step behind.
  await page.goBack()
  await page.waitForURL(/catalogue/)
})
