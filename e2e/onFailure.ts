// Adds the texts of the screens to the error of a failed browser test, because a CI log is all that its reader has.
import { afterEach, beforeEach } from 'vitest'
import { closed, shown, theBrowser } from './browser.ts'

beforeEach(() => void closed.splice(0))

afterEach(async ({ task }) => {
  const errors = task.result?.errors
  if (task.result?.state !== 'fail' || !errors?.[0]) return
  const pages = (await theBrowser()).contexts().flatMap((context) => context.pages())
  const screens = [...closed, ...(await Promise.all(pages.map(shown)))]
  const screensText = `\n\nOn the screens were:\n${screens.join('\n')}`
  errors[0].message += screensText
  // The summary at the end of a run prints the stacks.
  errors[0].stack = (errors[0].stack ?? '') + screensText
  // The retry begins without the dialogs that the first attempt left open.
  await Promise.all(pages.map((page) => page.reload().catch(() => undefined)))
})
