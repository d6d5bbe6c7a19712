// A site that is still built: pages come once it is there, and a build that failed ends the start with its words.
import { afterEach, expect, test } from 'vitest'
import { linesOf } from '../../start/problem.ts'
import { webComesWith, webIsBuilt } from './built.ts'

afterEach(() => webComesWith(Promise.resolve()))

test('the site waits for the build', async () => {
  let end = () => {}
  webComesWith(new Promise<void>((resolve) => (end = resolve)))
  let isThere = false
  const waiting = webIsBuilt().then(() => (isThere = true))
  await Promise.resolve()
  expect(isThere).toBe(false)
  end()
  await waiting
  expect(isThere).toBe(true)
})

test('a build that fails before the site is asked for ends the start with what it said', async () => {
  webComesWith(Promise.reject(new Error('Building the web app failed:\na page is wrong')))
  await new Promise(setImmediate)
  const error = await webIsBuilt().catch((problem: unknown) => problem)
  expect(linesOf(error, undefined)).toEqual([
    'The database is ready, the next start goes on from here. Building the web app failed:\na page is wrong · 网页未能构建；数据库已就绪，下次启动会接着完成',
  ])
})
