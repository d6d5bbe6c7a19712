// The examples on the kit's pages, found by their titles.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { antd } from '../antd/parts.ts'

/** One example: the part of the page under this title. */
export const example = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** The rows of a table, without heads and totals. */
export const rowsOf = (place: Locator): Locator => place.locator('tbody tr[data-row-key]')

/** The texts of one column, from the first row on. */
export async function columnOf(place: Locator, title: string): Promise<string[]> {
  const heads = await place.locator('thead th').allInnerTexts()
  const at = heads.findIndex((head) => head.trim() === title)
  if (at < 0) throw new Error(`No column ${title} among ${heads.join(' ')}`)
  return rowsOf(place)
    .locator(`td:nth-child(${at + 1})`)
    .allInnerTexts()
}

/** Opens a select, unless it is open; gives its own list, because other lists may still be closing. */
export async function listOf(box: Locator): Promise<Locator> {
  if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click()
  await expect.poll(() => box.getAttribute('aria-controls')).toBeTruthy()
  return box
    .page()
    .locator(antd.selectList, { has: box.page().locator(`[id="${await box.getAttribute('aria-controls')}"]`) })
}

/** The visible options of a list. */
export const optionsOf = (list: Locator): Locator => list.locator(`${antd.option}:visible`)

/** Chooses options of a select, opening it first. */
export async function choose(box: Locator, ...labels: string[]): Promise<void> {
  const list = await listOf(box)
  for (const label of labels) await list.locator(`${antd.option}[title="${label}"]:visible`).click()
}

export const headsOf = async (place: Locator): Promise<string[]> =>
  (await place.locator('thead').first().locator('th').allInnerTexts()).map((head) => head.trim()).filter(Boolean)
