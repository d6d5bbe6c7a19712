// Announcements from the side of writers and readers: whom they reach and when, in which order, and marks of having been read.
import { shanghaiDay } from '@register/contract/dates'
import { uploadFile, uploadPrivateFile } from '@register/contract/system/file'
import { listMessages, markRead } from '@register/contract/system/message/message'
import { readFrame } from '@register/contract/system/frame/frame'
import {
  addNotice,
  changeNotice,
  listNotices,
  readNotice,
  removeNotice,
  type Notice,
} from '@register/contract/system/notice'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { shift } from '../../../../seed/demo/contents.ts'
import { testApp, type Caller } from '../../../../test/app.ts'

const app = await testApp()
const [system, staff, expert, head, visitor] = (await Promise.all(
  ['system-admin', 'body-staff', 'expert', 'head-office', 'registered'].map((name) => app.as(name)),
)) as [Caller, Caller, Caller, Caller, Caller]

const written = (more = {}) => ({
  title: '系统维护',
  type: 'maintenance',
  status: 'published',
  content: '<p>今晚维护</p>',
  ...more,
})
const add = (more = {}): Promise<Notice> => system(addNotice, { body: written(more) })
const change = (notice: Notice, more = {}) =>
  system(changeNotice, { body: { ...written(), id: notice.id, rev: notice.rev, ...more } })
const mine = async (caller: Caller) => (await caller(listMessages, { query: {} })).list
const unread = async (caller: Caller) => (await caller(readFrame, {})).unread
const today = shanghaiDay()
const picture = {
  name: 'a.png',
  bytes: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
}

afterEach(async () => {
  await app.owner.query('DELETE FROM file_use; DELETE FROM announcement')
})

describe('an announcement', () => {
  it('is written, listed, changed and deleted, each with its trace', async () => {
    const notice = await add({
      pinned: true,
      link: '/business/report/list',
      remark: '内部',
      content: '<p>a</p><script>x</script>',
    })
    expect(notice).toMatchObject({ rev: 1, content: '<p>a</p>', createdBy: '系统管理员', pinned: true, roleKeys: [] })
    expect((await system(listNotices, { query: { title: '维护', pinned: 'true' } })).list).toMatchObject([
      { id: notice.id },
    ])
    expect((await system(listNotices, { query: { status: 'draft' } })).total).toBe(0)
    expect(
      (await system(listNotices, { query: { updatedAt: today, prop: 'updatedAt', order: 'descending' } })).total,
    ).toBe(1)
    const changed = await change(notice, { title: '改期', pinned: null })
    expect(changed).toMatchObject({ rev: 2, title: '改期', pinned: false, link: '' })
    expect(await system(readNotice, { params: { id: notice.id } })).toEqual(changed)
    await system(removeNotice, { params: { id: notice.id } })
    expect((await system.refused(readNotice, { params: { id: notice.id } })).status).toBe(404)
    const { rows } = await app.owner.query<{ action: string }>(
      `SELECT action FROM audit WHERE object = 'notice:${notice.id}' ORDER BY id`,
    )
    expect(rows.map((row) => row.action)).toEqual(['systemNotice.add', 'systemNotice.change', 'systemNotice.remove'])
  })

  it('is not changed over a newer one', async () => {
    const notice = await add()
    await change(notice)
    const refusal = await system.refused(changeNotice, { body: { ...written(), id: notice.id, rev: notice.rev } })
    expect(refusal).toMatchObject({ status: 409, data: { rev: 2, by: '系统管理员' } })
  })

  it.each([
    [{ title: undefined }, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ type: 'alarm' }, 'type'],
    [{ status: null }, 'status'],
    [{ roleKeys: ['expert', 'nobody'] }, 'roleKeys'],
    [{ validFrom: '2026-03-02', validUntil: '2026-03-01' }, 'validUntil'],
    [{ validFrom: '2026-02-30' }, 'validFrom'],
    [{ link: 'https://evil.example' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ link: '/\\evil.example' }, 'link'],
    [{ link: '/\t/evil.example' }, 'link'],
    [{ content: 'x'.repeat(100_001) }, 'content'],
  ])('with %o is refused at %s', async (more, field) => {
    const refusal = await system.refused(addNotice, { body: written(more) })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect((await system(listNotices, { query: {} })).total).toBe(0)
  })
})

describe('readers', () => {
  it('are all users, or those of a role', async () => {
    await add({ title: 'all' })
    await add({ title: 'reviewers', roleKeys: ['head-office', 'expert'] })
    const titles = async (caller: Caller) => (await mine(caller)).map((one) => one.title)
    expect(await titles(expert)).toEqual(['reviewers', 'all'])
    expect(await titles(head)).toEqual(['reviewers', 'all'])
    expect(await titles(visitor)).toEqual(['all'])
    expect([await unread(expert), await unread(visitor)]).toEqual([2, 1])
  })

  it('see what is published, on its days only', async () => {
    await add({ status: 'draft' })
    await add({ validFrom: shift(today, 1) })
    await add({ validUntil: shift(today, -1) })
    expect(await mine(staff)).toEqual([])
    await add({ title: 'first day', validFrom: today })
    await add({ title: 'last day', validFrom: shift(today, -9), validUntil: today })
    expect((await mine(staff)).map((one) => one.title).toSorted()).toEqual(['first day', 'last day'])
  })

  it('find unread ones first, then pinned, then the newest', async () => {
    for (const [title, pinned] of [
      ['old', false],
      ['pinned', true],
      ['read', true],
      ['new', false],
    ] as const)
      await add({ title, pinned })
    const read = (await mine(staff)).find((one) => one.title === 'read')
    await staff(markRead, { body: { keys: [read?.key ?? ''] } })
    expect((await mine(staff)).map((one) => [one.title, one.read])).toEqual([
      ['pinned', false],
      ['new', false],
      ['old', false],
      ['read', true],
    ])
    const second = await staff(listMessages, { query: { page: 2, pageSize: 3 } })
    expect(second).toMatchObject({ total: 4, unread: 3, list: [{ title: 'read' }] })
    expect((await staff(listMessages, { query: { keyword: 'pin' } })).list).toMatchObject([{ title: 'pinned' }])
  })

  it('mark them as read, once and for themselves; only what reaches them', async () => {
    const [one] = [await add(), await add()]
    const foreign = await add({ roleKeys: ['expert'] })
    const keys = [one?.id ?? 0, foreign.id, 999_999].map((id) => `notice:${id}`)
    expect(await staff(markRead, { body: { keys } })).toEqual({ unread: 1 })
    expect(await staff(markRead, { body: { keys } })).toEqual({ unread: 1 })
    expect(await unread(expert)).toBe(3)
    expect(await staff(markRead, { body: {} })).toEqual({ unread: 0 })
    expect(await unread(visitor)).toBe(2)
    const { rows } = await app.owner.query(`SELECT 1 FROM announcement_read WHERE announcement_id = ${foreign.id}`)
    expect(rows).toEqual([])
  })

  it('see one that is announced again, and not one that was only changed', async () => {
    const notice = await add()
    await staff(markRead, { body: {} })
    const changed = await change(notice, { title: '错字改正' })
    expect(await unread(staff)).toBe(0)
    const drawn = await change(changed, { status: 'draft' })
    await change(drawn)
    expect(await unread(staff)).toBe(1)
  })
})

describe('pictures', () => {
  const source = (html: string | undefined) => /src="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  const get = (url: string) => app.app.http.inject({ method: 'GET', url })

  it('of the library are shown to readers by links that work, and survive being saved again', async () => {
    const file = await system(uploadFile, { body: {} }, { file: picture })
    const notice = await add({ content: `<p><img src="${file.url}"></p>` })
    const again = await change(notice, { content: notice.content })
    for (const html of [again.content, (await mine(visitor))[0]?.content])
      expect((await get(source(html))).statusCode).toBe(200)
    const { rows } = await app.owner.query<{ content: string }>('SELECT content FROM announcement')
    expect(rows).toEqual([{ content: `<p><img src="/api/file/${file.id}" /></p>` }])
  })

  it('of other people are not made readable by naming them', async () => {
    const file = await staff(uploadPrivateFile, { body: {} }, { file: picture })
    const notice = await add({ content: `<p><img src="/api/file/${file.id}"></p>` })
    expect((await get(source(notice.content))).statusCode).toBe(404)
  })
})
