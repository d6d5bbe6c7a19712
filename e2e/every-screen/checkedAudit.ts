// Opens the page of the audit check after the auditor has started a check there.
import { come } from './visitors.ts'

const address = '/system/audit'

export async function checkedAudit(): Promise<string> {
  const { page } = await come('auditor')
  await page.evaluate((hash) => void (location.hash = hash), `#${address}`)
  await page.getByRole('button', { name: /^(立即校验|Check now)$/ }).click()
  await page
    .getByRole('main')
    .getByText(/^(操作人|Who)$/)
    .waitFor()
  return address
}
