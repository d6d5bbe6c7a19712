// The proof of a record: verified on its answer, kept as a file and checked again, altered and refused by name, scanned from paper.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { intercept } from '../arranged/intercept.ts'
import { pagesOf } from '../pdf/pages.ts'
import { seen, site, visitor } from '../people.ts'
import { readQr } from '../qr.ts'
import { theServer } from '../theServer.ts'

// A code of a thousand letters on 50 mm is read from paper, which is finer than a screen.
const anyone = await visitor('/certificate_search', { deviceScaleFactor: 4 })
const { page } = anyone
afterAll(() => anyone.close())

const program = resolve(import.meta.dirname, '../../tools/log/check-log.mjs')

async function answered<T>(path: string): Promise<T> {
  const { data } = (await (await fetch(`${theServer().url}/api/business/integrity/${path}`)).json()) as { data: T }
  return data
}

async function checkLog(proof: string): Promise<string> {
  const { verifierKey } = await answered<{ verifierKey: string }>('key')
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--proof', proof, '--key', verifierKey])
  return stdout
}

/** Opens the answer of a valid certificate. Returns its number as it is printed. */
async function openAnswer(): Promise<string> {
  await page.goto(site('/certificate_search?keyword=901&status=published'))
  const link = page.getByRole('main').getByRole('link', { name: /TSX/ }).first()
  const number = await link.innerText()
  await link.click()
  await seen(page.getByRole('heading', { level: 1, name: number }))
  return number
}

const start = page.getByRole('button', { name: '开始验证' })
const given = { number: '', name: '', proof: '' }

test('an answer verifies its record, by the keyboard alone', async () => {
  given.number = await openAnswer()
  await seen(start)
  await start.focus()
  await page.keyboard.press('Enter')
  await seen(page.getByText('本页的记录在公开日志中', { exact: true }))
  await page.getByText('逐步查看', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await seen(page.getByRole('listitem').filter({ hasText: '登记系统对检查点的签名' }))
  const steps = page.getByRole('listitem').filter({ has: page.locator('b') })
  expect(await steps.filter({ hasText: '相符' }).count()).toBe(4)
  expect(await steps.filter({ hasText: '不符' }).count()).toBe(0)
  expect(await steps.filter({ hasText: '这条记录的正文' }).innerText()).toContain('"certificateNo":"TSX')
  expect(anyone.problems).toEqual([])
})

test('its proof is kept as a file, which check-log takes', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '证明文件' }).click(),
  ])
  given.name = download.suggestedFilename()
  expect(given.name).toMatch(/^TSX.*\.tlog-proof$/)
  given.proof = await readFile(await download.path(), 'utf8')
  expect(await checkLog(await download.path())).toContain('Everything fits.')
})

/** Drops a file of this text. */
async function drop(text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([content, name]) => {
      const data = new DataTransfer()
      data.items.add(new File([content ?? ''], name ?? ''))
      return data
    },
    [text, given.name],
  )
  const place = page.getByText(/^将证明文件拖到这里/)
  await place.dispatchEvent('dragover', { dataTransfer: transfer })
  await place.dispatchEvent('drop', { dataTransfer: transfer })
}

const verdict = page.getByRole('status').filter({ has: page.locator('svg') })

test('the file is dropped on the page that checks it, which leads to the present answer', async () => {
  await page.getByRole('link', { name: '核对已有的证明' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '核对证明' }))
  await drop(given.proof)
  await seen(verdict.filter({ hasText: '证明成立' }))
  expect(await page.getByRole('main').innerText()).toContain(given.number)
  await page.getByRole('link', { name: '查看现在的查验结果' }).click()
  await seen(page.getByRole('heading', { level: 1, name: given.number }))
})

/** The entry in a proof, changed. */
const withEntry = (proof: string, from: string, to: string): string =>
  proof.replace(
    /^extra (.*)$/m,
    (_, base64: string) =>
      `extra ${Buffer.from(Buffer.from(base64, 'base64').toString().replace(from, to)).toString('base64')}`,
  )

test.each<[string, (proof: string) => string, string]>([
  ['another entry', (proof) => withEntry(proof, '"TSX', '"TSY'), '证明不成立：条目或路径被改动'],
  ['another size', (proof) => proof.replace(/\n(\d+)\n(?=.{44}\n\n)/, '\n9$1\n'), '证明不成立：检查点被改动'],
  ['the name of another log', (proof) => proof.replace(/\n\n[^\n]+/, '\n\nother.example/log'), '这是另一份日志的证明'],
])('a file with %s is refused with its name', async (_, changed, said) => {
  await page.goto(site('/check_proof'))
  await page.reload()
  const text = changed(given.proof)
  expect(text).not.toBe(given.proof)
  await page
    .getByLabel('选择证明文件')
    .setInputFiles({ name: given.name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await seen(verdict.filter({ hasText: said }))
  expect(await verdict.innerText()).toContain(`文件 ${given.name}`)
  expect(await page.getByRole('link', { name: '查看现在的查验结果' }).count()).toBe(0)
})

const paste = async (text: string): Promise<void> => {
  await page.getByRole('textbox', { name: '或粘贴证明的文字' }).fill(text)
  await page.getByRole('button', { name: '核对证明' }).click()
}

/** Prints an answer by its button, and stays with what is printed. */
async function print(on: Page): Promise<void> {
  await on.evaluate(() => {
    document.body.removeAttribute('data-printed')
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await on.getByRole('button', { name: '打印' }).click()
  await on.locator('body[data-printed]').waitFor()
  await on.emulateMedia({ media: 'print' })
}

test('a printed answer has its proof as a code, which check-log and the page take', async () => {
  const number = await openAnswer()
  await seen(start)
  await print(page)
  const code = await readQr(page.getByRole('img', { name: '存证证明的二维码' }))
  expect(
    await page.getByText(/^存证证明码 这条记录在公开日志中：日志共 [\d,]+ 条，检查点签名于 \d{4}-/).isVisible(),
  ).toBe(true)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).pages).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: null })
  expect(code).toMatch(/^TLP1:/)
  expect(await checkLog(code)).toContain('Everything fits.')
  await page.goto(site('/check_proof'))
  await paste(code)
  await seen(verdict.filter({ hasText: '证明成立' }))
  expect(await page.getByRole('main').innerText()).toContain(number)
  await paste(code.slice(0, -9))
  await seen(page.getByText('证明码的文字不完整或被改动，请重新扫描'))
  await paste('一张证书')
  await seen(page.getByText(/^这不是证明/))
  expect(anyone.problems).toEqual([])
})

test('without an answer of the register an answer is printed all the same, and says why its code is missing', async () => {
  await openAnswer()
  await seen(start)
  await intercept(page, '**/api/business/integrity/proof**', (route) => route.abort())
  await print(page)
  await seen(page.getByText('未附存证证明码：没有取到证明。'))
  expect(await page.getByRole('img', { name: '存证证明的二维码' }).count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.unroute('**/api/business/integrity/proof**')
})

test('a record that is not the one of its entry is said to be so', async () => {
  await openAnswer()
  await seen(start)
  await intercept(page, '**/api/business/integrity/records', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replace('"model":"', '"model":"X') })
  })
  await start.click()
  await seen(page.getByText('记录的正文与日志条目不符', { exact: true }))
  await page.unroute('**/api/business/integrity/records')
})
