// The integrity log as the public uses it: from an answer to its entries, and the whole check with the program that the site offers.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { seen, visitor } from '../people.ts'
import { theServer } from '../theServer.ts'

test('an answer leads to its entries, and the keyboard to those of another certificate', async () => {
  const { page, problems, close } = await visitor('/change_notices?kind=restoration')
  await page.getByRole('main').locator('a[href^="#/v/"]').first().click()
  const line = page.getByRole('link', { name: /^最近一次记于公开日志第 [\d,]+ 条，共 \d+ 条$/ })
  // Other tests may change this certificate too, so the number of entries is read from the line.
  const all = Number(/共 (\d+) 条/.exec(await line.innerText())?.[1])
  expect(all).toBeGreaterThanOrEqual(3)
  await line.click()
  await seen(page.getByRole('heading', { level: 2, name: '该证书的条目' }))
  const entries = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => entries.count()).toBe(all)
  expect(await page.getByRole('main').innerText()).toContain('恢复')
  expect(await entries.last().innerText()).toContain('发布')

  const first = await entries.last().getByRole('link').innerText()
  await page.getByRole('button', { name: '清除' }).click()
  await expect.poll(() => entries.count()).toBe(20)
  const box = page.getByRole('textbox', { name: '证书编号' })
  await box.fill(first.toLowerCase())
  await box.press('Enter')
  await expect.poll(() => entries.count()).toBe(all)
  expect(problems).toEqual([])
  await close()
})

test('the program of the page finds no fault', async () => {
  const { url } = theServer()
  const { page, close } = await visitor('/integrity')
  const link = page.getByRole('link', { name: '下载核对程序' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const folder = await mkdtemp(join(tmpdir(), 'register-check-'))
  const program = join(folder, download.suggestedFilename())
  await writeFile(program, await readFile(await download.path()))
  const command = (await page.locator('pre').innerText()).split(' ')
  expect(command.slice(0, 3)).toEqual(['node', 'check-log.mjs', url])
  const { stdout } = await promisify(execFile)(process.execPath, command.slice(1), { cwd: folder })
  expect(stdout).toContain('Everything fits.')
  expect(JSON.parse(await readFile(join(folder, 'register.json'), 'utf8'))).toMatchObject({ url })
  await rm(folder, { recursive: true })
  await close()
})
