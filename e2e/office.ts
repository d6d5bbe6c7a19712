// Steps in the office that many tests need.
import type { Locator, Page } from 'playwright-core'
import { antd } from './antd/parts.ts'
import { settled } from './every-screen/look.ts'
import { seen } from './people.ts'

/** Waits until the named page is the visible one: pages of other tabs stay in the document, hidden. */
export const atTab = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('navigation', { name: '打开的页面' })
    .locator('[aria-current="page"]', { hasText: name })
    .waitFor({ timeout: 30_000 })

/** Goes to an address inside the app, as a link does, and waits for the page's heading. */
export async function goTo(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#${path}`)
  await seen(page.getByRole('heading', { level: 1, name: title, exact: true }))
}

/** Loads the app again at an address inside it. The address is set without telling the app, so the page there is drawn only once, after the reload. */
export async function loadAnew(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => history.replaceState(null, '', hash), `#${path}`)
  await page.reload()
}

/** Opens a screen from the menu, unfolding its group first. */
export async function fromMenu(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem').first().waitFor()
  const entry = page.getByRole('menuitem', { name, exact: true })
  if (!(await entry.isVisible())) await page.getByRole('menuitem', { name: group, exact: true }).click()
  await entry.click()
  await atTab(page, name)
}

/** Searches a list and waits for its rows. A choice ends with its list: a row ticked before the answer would not stay ticked. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse((reply) =>
    `${decodeURIComponent(reply.url())} ${reply.request().postData() ?? ''}`.includes(text),
  )
  await page.getByRole('searchbox').filter({ visible: true }).fill(text)
  await answered
  await settled(page)
}

/** Opens the application for this model in a review queue. */
export async function queued(page: Page, queue: string, model: string): Promise<void> {
  await fromMenu(page, '编码申请', queue)
  await page.getByRole('searchbox').fill(model)
  // The search closes what is open; what is typed before that may go to a field that is about to vanish.
  await page.waitForURL(/[?&]keyword=/)
  await page.getByRole('button', { name: new RegExp(model) }).click()
  await seen(page.getByRole('main').getByText('审核决定'))
}

/** The message that a decision has been taken. */
export const decided = (page: Page, word: string) =>
  seen(page.getByRole('status').filter({ hasText: new RegExp(`刚作的决定：.*${word}.*SQ`) }))

/** Chooses an option as a person does, who checks its position first: on a busy machine the list may still move. */
export async function choose(form: Page | Locator, name: string, option: string): Promise<void> {
  const page = 'page' in form ? form.page() : form
  const box = form.getByRole('combobox', { name, exact: true })
  const inside = page.getByRole('combobox', { name, exact: true })
  const chosen = form.locator(antd.select, { has: inside }).getByText(option, { exact: true })
  for (let tries = 0; tries < 2 && (await chosen.count()) === 0; tries++) {
    await box.click()
    await page.locator(`${antd.option}:visible`, { hasText: option }).click()
    await chosen.waitFor({ timeout: 3_000 }).catch(() => undefined)
  }
  await seen(chosen)
}

/** A text field, which offers earlier values where the body has some. */
export const textField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))

/** Begins a report on the code that the page shows: fills its number, the plain text fields, and one day for all its dates. */
export async function beginReport(
  page: Page,
  { no, texts, day }: { no: string; texts: readonly (readonly [label: string, text: string])[]; day: string },
): Promise<void> {
  await page.getByRole('link', { name: '编写报告' }).click()
  await page.getByRole('button', { name: '开始编写' }).click()
  await page.getByRole('combobox', { name: '报告编号' }).fill(no)
  await page.keyboard.press('Enter')
  for (const [name, text] of texts) await textField(page, name).fill(text)
  for (const name of ['试验开始日期', '试验结束日期', '发证日期']) {
    await page.getByRole('textbox', { name }).fill(day)
    await page.keyboard.press('Enter')
  }
}
