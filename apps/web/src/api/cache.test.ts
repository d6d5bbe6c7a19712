// A list that is still being read for the first time when something is written shows what was written.
import { listPosts } from '@register/contract/system/post'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { outdate, queryClient, refreshReads, refreshVisible } from './cache.ts'

const queryKey = [listPosts.path]

test.each([
  ['an act that names the list', () => refreshReads([listPosts])],
  ['an act that names its key', () => outdate({ queryKey })],
  ['an act that reads again what is visible', refreshVisible],
])('%s', async (_, act) => {
  queryClient.clear()
  const answers: ((rows: string[]) => void)[] = []
  const list = new QueryObserver(queryClient, {
    queryKey,
    queryFn: ({ signal }) =>
      new Promise<string[]>((answer, refuse) => {
        signal.addEventListener('abort', () => refuse(new Error('aborted')))
        answers.push(answer)
      }),
  })
  const stop = list.subscribe(() => undefined)
  const acted = act()
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(['before'])
  answers[1]?.(['before', 'written'])
  await acted
  expect(list.getCurrentResult()).toMatchObject({ status: 'success', data: ['before', 'written'] })
  stop()
})
