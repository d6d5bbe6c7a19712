// Opens pages of the kit in one browser, one after the other.
import type { Page } from 'playwright-core'
import { loadAnew } from '../office.ts'

/** Loads the page of a piece anew and waits for its heading. */
export async function openPiece(page: Page, key: string, heading: string): Promise<void> {
  // Going to the address inside the loaded app would keep what earlier tests did there.
  await loadAnew(page, `/vab/${key}`)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** The part of the page under this heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
