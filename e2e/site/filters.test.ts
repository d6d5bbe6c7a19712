// The filters of the search: the drawer on a telephone is one step of the history, and a day that is being typed is asked for once.
import { afterAll, expect, test } from 'vitest'
import { seen, site, visitor } from '../people.ts'

const asked = '/certificate_search?keyword=%E7%94%B5%E6%A2%AF'
const telephone = await visitor('/notices', { viewport: { width: 390, height: 844 } })
const { page } = telephone
afterAll(() => telephone.close())

const hash = () => page.evaluate(() => location.hash)
const drawer = page.getByRole('dialog', { name: '筛选' })
async function openDrawer(): Promise<void> {
  await page.goto(site('/notices'))
  await page.goto(site(asked))
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await seen(drawer)
}
const leadsBackToNotices = async () => {
  await page.goBack()
  await seen(page.getByRole('heading', { level: 1, name: '公告' }))
}

test('going back closes the drawer and keeps what was chosen in it', async () => {
  await openDrawer()
  await drawer.getByRole('combobox', { name: '状态' }).selectOption('suspended')
  await drawer.getByRole('combobox', { name: '状态' }).selectOption('revoked')
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(hash).toContain('status=revoked')
  await page.goBack()
  await expect.poll(hash).toBe(`#${asked}`)
  await leadsBackToNotices()
})

test('closed otherwise, it leaves no step of its own', async () => {
  await openDrawer()
  await drawer.getByRole('button', { name: '查看结果' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('filteringFrom')
  await leadsBackToNotices()

  await openDrawer()
  await drawer.getByRole('combobox', { name: '状态' }).selectOption('revoked')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(hash).toContain('status=revoked')
  await page.goBack()
  await expect.poll(hash).toBe(`#${asked}`)
  await leadsBackToNotices()
})

test('a day that is typed is asked for when its year is whole', async () => {
  const { page: desk, close } = await visitor(`${asked}&issueDateFrom=2020-01-02`)
  await seen(desk.getByRole('link', { name: /^TSX/ }))
  const asks: string[] = []
  desk.on('request', (request) => {
    const from = /"issueDateFrom":"([^"]*)"/.exec(request.postData() ?? '')?.[1]
    if (from) asks.push(from)
  })
  // As the browser reports them while 2024 is typed over the year.
  for (const day of ['0002-01-02', '0020-01-02', '0202-01-02', '2024-01-02'])
    await desk.getByLabel('发证日期起').fill(day)
  await expect.poll(() => desk.evaluate(() => location.hash)).toContain('issueDateFrom=2024-01-02')
  expect(asks.filter((day) => !day.startsWith('20'))).toEqual([])
  await close()
})
