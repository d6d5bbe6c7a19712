// Adds the texts of the screens to the error of a failed browser test, because a CI log is all that its reader has.
import { afterEach, beforeEach } from 'vitest'
import { closed, forgetProblems, shown, theBrowser } from './browser.ts'

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
  // The report of a test that passes at its second attempt says nothing of the first.
  if ((task.result.retryCount ?? 0) < Number(task.retry ?? 0))
    console.error(`First attempt of "${task.name}": ${errors[0].message}`)
  // The retry begins without the dialogs that the first attempt left open, and without its problems.
  await Promise.all(pages.map((page) => page.reload().catch(() => undefined)))
  forgetProblems()
})
