// The harness itself: the browser starts and draws, pages report their problems, the server answers.
import { createServer, type AddressInfo } from 'node:net'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { theServer } from './theServer.ts'

test('the server answers and the browser shows its answer', async () => {
  const { page, problems, close } = await newVisitor()
  const answer = await page.goto(`${theServer().url}/live`)
  expect(answer?.status()).toBe(200)
  expect(problems).toEqual([])
  await close()
})

test('the browser draws in colour and speaks Chinese', async () => {
  const { page, problems, close } = await newVisitor({ viewport: { width: 200, height: 100 } })
  await page.setContent('<body style="margin:0;background:rgb(200,30,40)"><h1 style="color:white">电梯</h1></body>')
  const picture = PNG.sync.read(await page.screenshot())
  expect([picture.width, picture.height]).toEqual([200, 100])
  expect([...picture.data.subarray(-4)]).toEqual([200, 30, 40, 255])
  expect(await page.evaluate(() => navigator.language)).toBe('zh-CN')
  expect(problems).toEqual([])
  await close()
})

test('console errors, exceptions, CSP violations and failed requests are recorded', async () => {
  const { page, problems, forget, close } = await newVisitor()
  await page.setContent(
    `<meta http-equiv="Content-Security-Policy" content="img-src 'none'"><img src="data:image/gif,x">`,
  )
  await page.evaluate(() => {
    console.error('said aloud')
    setTimeout(() => {
      throw new Error('thrown')
    })
  })
  const closed = `http://127.0.0.1:${await closedPort()}/`
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), closed)
  await expect.poll(() => problems.some((line) => line.startsWith('page:'))).toBe(true)
  const all = problems.join('\n')
  expect(all).toMatch(/console: said aloud/)
  expect(all).toMatch(/page: thrown/)
  expect(all).toMatch(/console: Loading the image .* violates the following Content Security Policy/)
  expect(all).toMatch(/request: GET http.* net::ERR_CONNECTION_REFUSED/)
  forget()
  expect(problems).toEqual([])
  await close()
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}
