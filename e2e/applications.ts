// What journeys of a certificate have in common: an application found in a review queue, what was decided, and a choice in a form.
import type { Locator, Page } from 'playwright-core'
import { fromMenu } from './office.ts'
import { seen } from './people.ts'

/** Opens the application for this model in a review queue. */
export async function queued(page: Page, queue: string, model: string): Promise<void> {
  await fromMenu(page, '编码申请', queue)
  await page.getByRole('searchbox').fill(model)
  await page.getByRole('button', { name: new RegExp(model) }).click()
  await seen(page.getByRole('main').getByText('审核决定'))
}

/** The message that a decision has been taken. */
export const decided = (page: Page, word: string) =>
  seen(page.getByRole('status').filter({ hasText: new RegExp(`刚作的决定：.*${word}.*SQ`) }))

/** As a person does who looks whether it stands there: on a busy machine the list may be pressed while it still moves. */
export async function choose(form: Page | Locator, name: string, option: string): Promise<void> {
  const page = 'page' in form ? form.page() : form
  const box = form.getByRole('combobox', { name, exact: true })
  const inside = page.getByRole('combobox', { name, exact: true })
  const chosen = form.locator('.ant-select', { has: inside }).getByText(option, { exact: true })
  for (let tries = 0; tries < 2 && (await chosen.count()) === 0; tries++) {
    await box.click()
    await page.locator('.ant-select-item-option:visible', { hasText: option }).click()
    await chosen.waitFor({ timeout: 3_000 }).catch(() => undefined)
  }
  await seen(chosen)
}
