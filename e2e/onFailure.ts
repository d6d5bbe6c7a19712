// What stood on the screens when a browser test failed, told with its error: a log from elsewhere is all that there is to go by.
import { afterEach } from 'vitest'
import { theBrowser } from './browser.ts'

/** Enough to know the page and what it says below the menu, and little enough to be read beside the error. */
const letters = 1_200

afterEach(async ({ task }) => {
  const errors = task.result?.errors
  if (task.result?.state !== 'fail' || !errors?.[0]) return
  const pages = (await theBrowser()).contexts().flatMap((context) => context.pages())
  const screens = await Promise.all(
    pages.map(async (page) => {
      const text = await page.innerText('body', { timeout: 2_000 }).catch((error: unknown) => String(error))
      return `${page.url()} (${page.viewportSize()?.width} wide): ${text.replaceAll(/\s+/g, ' ').slice(0, letters)}`
    }),
  )
  const told = `\n\nOn the screens were:\n${screens.join('\n')}`
  errors[0].message += told
  // The summary at the end of a run is made of stacks.
  errors[0].stack = (errors[0].stack ?? '') + told
})
