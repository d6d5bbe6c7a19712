// What the frame shows, through the API: each number is the caller's own, and follows what changes it.
import { expect, test } from 'vitest'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import type { EndpointSpec } from '@register/contract/endpoint'
import { rightsHeader } from '@register/contract/errors'
import { readFrame } from '@register/contract/system/frame/frame'
import { listOnline } from '@register/contract/system/online'
import { listMessages, markRead } from '@register/contract/system/message/message'
import { removeSetting, saveSetting } from '@register/contract/system/setting'
import { removeTask, startExport } from '@register/contract/system/tasks'
import { testApp, type Caller } from '../../../../test/app.ts'

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

test('the word for the rights, on every answer, is the same until a role, a permission or a scope changes', async () => {
  const wordIn = async (caller: Caller, endpoint: EndpointSpec = readFrame) =>
    (await caller.raw(endpoint, {})).headers[rightsHeader]
  const word = () => wordIn(manager)
  const first = await word()
  expect(first).toMatch(/^[\w-]{16}$/)
  expect(await word()).toBe(first)
  expect(await wordIn(manager, listMessages)).toBe(first)
  // A refusal carries it too: it may be why a page asks again.
  expect(await wordIn(manager, listOnline)).toBe(first)
  expect(await wordIn(other)).not.toBe(first)
  expect(await wordIn(app.stranger, frontList)).toBeUndefined()
  const [role, more] = [`(SELECT id FROM role WHERE key = 'body-manager')`, `'${listOnline.access.may}'`]
  await app.owner.query(`INSERT INTO role_grant (role_id, permission, scope) VALUES (${role}, ${more}, 'self')`)
  await expect.poll(word).not.toBe(first)
  const granted = await word()
  await app.owner.query(`UPDATE role_grant SET scope = 'own' WHERE role_id = ${role} AND permission = ${more}`)
  await expect.poll(word).not.toBe(granted)
  await app.owner.query(`DELETE FROM role_grant WHERE role_id = ${role} AND permission = ${more}`)
  await expect.poll(word).toBe(first)
})
