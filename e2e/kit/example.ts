// The examples on the kit's pages, as somebody finds them by their titles.
import type { Locator, Page } from 'playwright-core'
import { seen, site } from '../people.ts'

/** Opens the page of a piece anew. */
export async function openPiece(page: Page, key: string, query = ''): Promise<void> {
  await page.goto(site(`/vab/${key}${query}`))
  await page.reload()
  await seen(page.getByRole('heading', { level: 1 }))
}

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

/** Opens a select and takes one of its options. */
export async function choose(box: Locator, label: string): Promise<void> {
  await box.click()
  await openList(box.page()).getByTitle(label, { exact: true }).click()
}

/** The list of the select that is open. */
export const openList = (page: Page): Locator => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')

export const headsOf = async (place: Locator): Promise<string[]> =>
  (await place.locator('thead').first().locator('th').allInnerTexts()).map((head) => head.trim()).filter(Boolean)
