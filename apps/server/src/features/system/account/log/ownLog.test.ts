// Tests that people read their own acts, refused ones too, as sentences in their language, and never the acts of others.
import { markRead } from '@register/contract/system/message/message'
import { addPost, changePost } from '@register/contract/system/post'
import { listOwnActs } from '@register/contract/system/user/ownLog'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
const [system, expert] = await Promise.all([app.as('system-admin'), app.as('expert')])
const written = (more: object = {}) => ({ code: 'own-log', name: '记录员', sort: 9, status: 'active', ...more })
const acts = async (caller: typeof system, query: object = {}) =>
  caller(listOwnActs, { query: { pageSize: 50, ...query } })

test('one’s own acts read as sentences, newest first, and refusals among them', async () => {
  const post = await system(addPost, { body: written() })
  await system(changePost, { body: { ...written({ status: 'stopped' }), id: post.id, rev: post.rev } })
  await system.refused(changePost, { body: { ...written(), id: post.id, rev: post.rev } })
  const { list } = await acts(system)
  expect(list.slice(0, 3).map(({ text }) => text)).toEqual([
    expect.stringMatching(/was refused \(the record was in another state\): changed the post/),
    expect.stringMatching(/changed the post "记录员": Status from "Active" to "Disabled"/),
    expect.stringMatching(/added the post "记录员"/),
  ])
  expect(list[0]).toMatchObject({ result: 409, ip: '127.0.0.1' })
  const oldest = await acts(system, { prop: 'at', order: 'ascending', pageSize: 10 })
  expect(oldest.list.map(({ id }) => id)).toEqual(oldest.list.map(({ id }) => id).toSorted((a, b) => a - b))
})

test('people do not see the acts of others, and strangers see none', async () => {
  await expert.refused(addPost, { body: written({ code: 'not-allowed' }) })
  const { list } = await acts(expert)
  expect(list.map(({ text }) => text).filter((text) => text.includes('记录员'))).toEqual([])
  expect((await app.stranger.refused(listOwnActs, { query: {} })).status).toBe(401)
})

test('acts on one’s own account are separate from work', async () => {
  await system(markRead, { body: {} })
  const kinds = async (kind: string) => (await acts(system, { kind })).list.map(({ text }) => text)
  expect(await kinds('own')).toEqual([expect.stringContaining('marked messages as read')])
  expect(await kinds('work')).not.toContainEqual(expect.stringContaining('marked messages as read'))
})

test('days are counted as the register counts them', async () => {
  const { total } = await acts(system, { atFrom: '2020-01-01', atTo: '2020-01-02' })
  expect(total).toBe(0)
})
