// A failed save says whether it is tried again.
import { expect, test } from 'vitest'
import { notSavedFor } from './words.ts'

test('by itself, or not before something is changed', () => {
  const reason = ['网络不通。', 'No connection.'] as const
  expect(notSavedFor(reason, 10)).toEqual([
    '未能保存：网络不通。每 10 秒自动重试，您填写的内容仍在',
    'Could not save: No connection. It is tried again every 10 seconds, and what you have typed is kept',
  ])
  expect(notSavedFor(reason, undefined)).toEqual(['未能保存：网络不通', 'Could not save: No connection'])
})
