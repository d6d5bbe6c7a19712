// Changes what the server answers, on its way to the page.
import type { Page } from 'playwright-core'
import { intercept } from './intercept.ts'

/** The data of each answer of `path`, a glob, goes through `change`. A request that ends before its answer came is ended for the page too, which would otherwise wait for ever. */
export async function changeAnswers<T>(page: Page, path: string, change: (data: T) => T): Promise<void> {
  await intercept(page, path, async (route) => {
    // The page may have been left, or loaded again, while the server worked.
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort().catch(() => undefined)
    const body = (await answer.json()) as { data?: T }
    const json = body.data === undefined || body.data === null ? body : { ...body, data: change(body.data) }
    return route.fulfill({ response: answer, json }).catch(() => undefined)
  })
}
