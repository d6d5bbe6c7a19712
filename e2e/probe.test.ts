// probe
import { test } from 'vitest'
import { visitor, site } from './people.ts'
test('x', async () => {
  const { page } = await visitor()
  await page.goto(site('/certificate_search?keyword=LONGMODEL&status=published'))
  await page.getByRole('main').getByRole('link', { name: /TSX/ }).first().click()
  await page.getByRole('heading', { level: 1, name: /TSX/ }).waitFor()
  await page.waitForLoadState('networkidle')
  if (process.env.EN) { await page.evaluate(() => localStorage.setItem('APP_LANG','en')); await page.reload(); await page.waitForLoadState('networkidle') }
  const pdf = await page.pdf({ preferCSSPageSize: true, path: '/tmp/mine/long.pdf' })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: Math.round(184 * 96 / 25.4), height: Math.round(275 * 96 / 25.4) })
  console.log(await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight, ...[...document.querySelectorAll('section, header, aside, footer')].map((o) => o.tagName + ' ' + (o.querySelector('h2')?.textContent ?? '') + ' ' + Math.round(o.getBoundingClientRect().top) + ' ' + Math.round(o.getBoundingClientRect().height))].join('\n')))
  await page.screenshot({ path: '/tmp/mine/long.png', fullPage: true })
})
