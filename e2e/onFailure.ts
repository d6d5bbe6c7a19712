// The content of the screens when a browser test failed, printed with its error, because a CI log is all there is to go by.
import { afterEach, beforeEach } from 'vitest'
import { closed, shown, theBrowser } from './browser.ts'

beforeEach(() => void closed.splice(0))

afterEach(async ({ task }) => {
  const errors = task.result?.errors
  if (task.result?.state !== 'fail' || !errors?.[0]) return
  const pages = (await theBrowser()).contexts().flatMap((context) => context.pages())
  const screens = [...closed, ...(await Promise.all(pages.map(shown)))]
  const told = `\n\nOn the screens were:\n${screens.join('\n')}`
  errors[0].message += told
  // The summary at the end of a run is made of stacks.
  errors[0].stack = (errors[0].stack ?? '') + told
  // A second try begins without what the first one left open.
  await Promise.all(pages.map((page) => page.reload().catch(() => undefined)))
})
