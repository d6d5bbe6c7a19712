// What the frame shows, through the API: each number is the caller's own, and follows what changes it.
import { expect, test } from 'vitest'
import { readFrame } from '@register/contract/system/frame/frame'
import { listMessages, markRead } from '@register/contract/system/message'
import { removeSetting, saveSetting } from '@register/contract/system/setting'
import { removeTask, startExport } from '@register/contract/system/tasks'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [manager, other] = await Promise.all([app.as('body-manager'), app.as('body-manager-902')])
if (!manager || !other) throw new Error('No callers')

test('the revision of the setting of the frame is that of the caller, and 0 without one', async () => {
  const at = { kind: 'layout', name: 'frame' } as const
  expect((await manager(readFrame, {})).settingRev).toBe(0)
  const { rev } = await manager(saveSetting, { body: { ...at, value: { layout: 'dock' }, rev: 0 } })
  expect((await manager(readFrame, {})).settingRev).toBe(rev)
  expect((await other(readFrame, {})).settingRev).toBe(0)
  await manager(removeSetting, { params: at })
  expect((await manager(readFrame, {})).settingRev).toBe(0)
})

test('tasks that wait or run are counted for the person who started them', async () => {
  const task = await manager(startExport, { body: { name: 'business/report', params: {} } })
  expect((await manager(readFrame, {})).tasks).toBe(1)
  expect((await other(readFrame, {})).tasks).toBe(0)
  await manager(removeTask, { params: { id: task.id } })
  expect((await manager(readFrame, {})).tasks).toBe(0)
})

test('unread messages are counted as their list counts them', async () => {
  const { unread } = await manager(listMessages, { query: {} })
  expect((await manager(readFrame, {})).unread).toBe(unread)
  await manager(markRead, { body: {} })
  expect((await manager(readFrame, {})).unread).toBe(0)
})
