// Notices: who reads which and when, how a published one changes, what its versions contain, and how the register publishes scheduled ones by itself.
import { uploadBusinessFile } from '@register/contract/business/file'
import * as office from '@register/contract/business/notice/office'
import { homeNotices, publicNotices, readPublicNotice } from '@register/contract/business/notice/reader'
import { listOperations } from '@register/contract/log/operations'
import { uploadFile } from '@register/contract/system/file'
import { listMessages } from '@register/contract/system/message/message'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type Caller } from '../../../../test/app.ts'
import { publishDue } from './service.ts'

const app = await testApp()
const [head, staff, auditor] = await Promise.all([app.as('head-office'), app.as('body-staff'), app.as('auditor')])

const written = (more: object = {}) => ({
  title: '关于核对证书信息的公告',
  type: 'notice',
  audience: 'public',
  when: 'now',
  content: '<p>请于月底前核对<strong>门锁</strong>装置。</p>',
  ...more,
})
const add = (more: object = {}) => head(office.insertNotice, { body: written(more) })
const change = ({ id, rev }: office.OfficeNotice, more: object = {}) =>
  head(office.updateNotice, { body: { ...written({ when: null }), ...more, id, rev } })
const withdraw = ({ id, rev }: office.OfficeNotice) =>
  head(office.withdrawNotice, { body: { id, rev, reason: '内容有误' } })
const read = (caller: Caller, id: number) => caller(readPublicNotice, { body: { id } })
const statusFor = async (caller: Caller, id: number) =>
  (await caller.raw(readPublicNotice, { body: { id } })).statusCode
const titles = async (caller: Caller, body: object = {}) =>
  (await caller(publicNotices, { body })).list.map(({ title }) => title)
const tomorrow = () => {
  const at = new Date(Date.now() + 32 * 3_600_000).toISOString()
  return `${at.slice(0, 10)} ${at.slice(11, 16)}`
}
const due = (id: number) =>
  app.owner.query(`UPDATE public_notice SET publish_at = now() - interval '1 minute' WHERE id = ${id}`)
const publishing = () =>
  publishDue({
    db: app.db,
    secrets: app.secrets,
    signal: new AbortController().signal,
    job: { id: 'test' } as Parameters<typeof publishDue>[0]['job'],
  })
const pdf = { name: '附件.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
const attach = async () => (await head(uploadBusinessFile, { body: { kind: 'other' } }, { file: pdf })).id

describe('who reads which', () => {
  const of: Record<string, office.OfficeNotice> = {}
  beforeAll(async () => {
    of['draft'] = await add({ title: 'draft', when: 'draft' })
    of['scheduled'] = await add({ title: 'scheduled', when: 'later', publishAt: tomorrow() })
    of['public'] = await add({ title: 'public' })
    of['inside'] = await add({ title: 'inside', audience: 'signedIn', type: 'policy' })
    of['pinned'] = await add({ title: 'pinned', pinned: true })
    await add({ title: 'newest', content: '<p>自动扶梯 &amp; 人行道</p>' })
    of['withdrawn'] = await withdraw(await add({ title: 'withdrawn' }))
    of['withdrawn inside'] = await withdraw(await add({ title: 'withdrawn inside', audience: 'signedIn' }))
  })

  test.each([
    ['draft', 404, 404],
    ['scheduled', 404, 404],
    ['public', 200, 200],
    ['inside', 404, 200],
    ['withdrawn', 200, 200],
    ['withdrawn inside', 404, 200],
  ])('%s: a stranger %i, somebody signed in %i', async (name, stranger, signedIn) => {
    const id = of[name]?.id ?? 0
    expect([await statusFor(app.stranger, id), await statusFor(staff, id)]).toEqual([stranger, signedIn])
    // The office reads unpublished notices by an endpoint of its own.
    expect(await statusFor(head, id)).toBe(signedIn)
    expect((await head(office.readOfficeNotice, { body: { id } })).title).toBe(name)
  })

  test('lists hold what is published, pinned ones first, then the newest', async () => {
    expect(await titles(app.stranger)).toEqual(['pinned', 'newest', 'public'])
    expect(await titles(staff)).toEqual(['pinned', 'newest', 'inside', 'public'])
    expect((await app.stranger(homeNotices, { body: { size: 2 } })).map(({ title }) => title)).toEqual([
      'pinned',
      'newest',
    ])
    expect(await staff(homeNotices, { body: {} })).toHaveLength(4)
  })

  test.each([
    ['by type', { type: 'policy' }, ['inside']],
    ['by a word of the title', { keyword: 'NEW' }, ['newest']],
    ['by words of the text, as they read', { keyword: '自动扶梯 人行道' }, ['newest']],
    ['by a word with a tag inside', { keyword: '核对门锁装置' }, ['pinned', 'inside', 'public']],
    ['by no tag', { keyword: 'strong' }, []],
    ['by a day', { publishedAtTo: '2020-01-01' }, []],
  ])('are found %s', async (_, body, expected) => {
    expect(await titles(staff, body)).toEqual(expected)
  })

  test('a withdrawn one states that and why, and nothing of its text', async () => {
    expect(await read(app.stranger, of['withdrawn']?.id ?? 0)).toMatchObject({
      title: 'withdrawn',
      content: '',
      files: [],
      withdrawn: { reason: '内容有误' },
    })
  })

  test('the office finds all of them, and only those who may', async () => {
    const found = async (body: object) =>
      (await head(office.listOfficeNotices, { body })).list.map(({ title }) => title)
    expect(await found({ status: 'scheduled' })).toEqual(['scheduled'])
    expect(await found({ keyword: '门锁', audience: 'signedIn' })).toEqual(['withdrawn inside', 'inside'])
    expect((await staff.refused(office.listOfficeNotices, { body: {} })).status).toBe(403)
    expect((await staff.refused(office.readOfficeNotice, { body: { id: of['public']?.id ?? 0 } })).status).toBe(403)
  })
})

describe('writing', () => {
  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['an unknown type', { type: 'news' }, 'type'],
    ['no readers', { audience: null }, 'audience'],
    ['no time where one is set', { when: 'later' }, 'publishAt'],
    ['a time that is none', { when: 'later', publishAt: '2026-02-30 08:00' }, 'publishAt'],
    ['a time that has been', { when: 'later', publishAt: '2020-01-01 08:00' }, 'publishAt'],
    ['no text', { content: '<p> </p>' }, 'content'],
    ['no text that shows', { content: '<p>&nbsp;&#8203;&#x2060;</p>' }, 'content'],
    ['no text at its time', { when: 'later', publishAt: tomorrow(), content: '' }, 'content'],
    ['a file of nobody', { fileIds: ['nothing-like-this'] }, 'fileIds'],
  ])('is refused with %s, and nothing is kept', async (_, more, field) => {
    const before = (await head(office.listOfficeNotices, { body: {} })).total
    expect(await head.refused(office.insertNotice, { body: written(more) })).toMatchObject({
      status: 400,
      errors: [{ field }],
    })
    expect((await head(office.listOfficeNotices, { body: {} })).total).toBe(before)
  })

  test('keeps harmless tags alone, and its pictures and attachments open with the notice', async () => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { url } = await head(uploadFile, { body: {} }, { file: { name: 'a.png', bytes } })
    const notice = await add({
      content: `<h1>A</h1><p onclick="x()">a</p><script>y()</script><img src="${url}">`,
      fileIds: [await attach()],
    })
    const seen = await read(app.stranger, notice.id)
    expect(seen.content).toMatch(/^<h2>A<\/h2><p>a<\/p><img src="\/api\/file\/[^"]+signature=[^"]+" \/>$/)
    const picture = /src="([^"]+)"/.exec(seen.content)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await app.app.http.inject(picture)).statusCode).toBe(200)
    expect(seen.files).toMatchObject([{ name: '附件.pdf', size: pdf.bytes.length, mime: 'application/pdf' }])
    expect((await app.app.http.inject(seen.files[0]?.url ?? '')).statusCode).toBe(200)
    // Only the links inside a notice open its files.
    expect((await app.app.http.inject(`/api/file/${seen.files[0]?.id}`)).statusCode).toBe(404)
  })

  test('publishing is a right of its own, also where a change is shown at once', async () => {
    const [shown, draft] = [await add(), await add({ when: 'draft' })]
    const grant = `FROM role_grant WHERE permission = '${office.publishNotice.access.may}'`
    const { rows } = await app.owner.query<{ role_id: string; scope: string }>(`SELECT * ${grant}`)
    await app.owner.query(`DELETE ${grant}`)
    app.app.actors.forget()
    for (const more of [{}, { when: 'later', publishAt: tomorrow() }])
      expect((await head.refused(office.insertNotice, { body: written(more) })).status).toBe(403)
    for (const { id, rev } of [shown, draft]) {
      expect((await head.refused(office.publishNotice, { body: { id, rev } })).status).toBe(403)
      const body = { ...written({ when: id === draft.id ? 'now' : null }), id, rev }
      expect((await head.refused(office.updateNotice, { body })).status).toBe(403)
    }
    expect(await change(draft, { title: 'still a draft' })).toMatchObject({ status: 'draft' })
    for (const { role_id, scope } of rows)
      await app.owner.query(`INSERT INTO role_grant (role_id, permission, scope) VALUES ($1, $2, $3)`, [
        role_id,
        office.publishNotice.access.may,
        scope,
      ])
    app.app.actors.forget()
  })
})

describe('a published one', () => {
  test('changes by a new version; the one before stays readable in the office, with its attachment', async () => {
    const file = await attach()
    const first = await add({ title: 'first', content: '<p>one</p>', fileIds: [file] })
    expect(await read(app.stranger, first.id)).toMatchObject({ version: 1, changedAt: '' })
    const second = await change(first, { title: 'second', content: '<p>two</p>' })
    expect(second).toMatchObject({ version: 2, files: [], publishedAt: first.publishedAt })
    const seen = await read(app.stranger, first.id)
    expect(seen).toMatchObject({ title: 'second', version: 2, files: [], changedAt: second.changedAt })
    expect(seen.changedAt).not.toBe('')
    const versions = await head(office.noticeVersions, { body: { id: first.id } })
    expect(versions.map(({ version, title, by }) => [version, title, by])).toEqual([
      [2, 'second', '总局 郑文'],
      [1, 'first', '总局 郑文'],
    ])
    const old = await head(office.readNoticeVersion, { body: { id: first.id, version: 1 } })
    expect(old).toMatchObject({ content: '<p>one</p>', files: [{ id: file }] })
    // A file that only an earlier version has may be added again.
    expect((await change(second, { fileIds: [file] })).files).toMatchObject([{ id: file }])
    expect((await staff.refused(office.readNoticeVersion, { body: { id: first.id, version: 1 } })).status).toBe(403)
  })

  test('makes no version of what readers would not notice, and takes no other time', async () => {
    const notice = await add({ title: 'same' })
    expect(await change(notice, { title: 'same', pinned: true })).toMatchObject({ version: 1, pinned: true })
    const { id, rev } = await head(office.readOfficeNotice, { body: { id: notice.id } })
    const body = { ...written({ when: 'draft' }), id, rev }
    expect((await head.refused(office.updateNotice, { body })).status).toBe(409)
    const stale = { ...written({ when: null }), id, rev: 1 }
    expect((await head.refused(office.updateNotice, { body: stale })).status).toBe(409)
  })

  test.each<[string, object, number[]]>([
    ['a draft', { when: 'draft' }, [200, 409, 200]],
    ['a scheduled one', { when: 'later', publishAt: tomorrow() }, [409, 409, 200]],
    ['a published one', {}, [409, 200, 409]],
  ])('%s: deleted, withdrawn, published', async (_, more, expected) => {
    const outcomes: number[] = []
    for (const endpoint of [office.deleteNotice, office.withdrawNotice, office.publishNotice]) {
      const { id, rev } = await add(more)
      const reason = endpoint === office.withdrawNotice ? { reason: 'x' } : {}
      outcomes.push((await head.raw(endpoint, { body: { id, rev, ...reason } })).statusCode)
    }
    expect(outcomes).toEqual(expected)
  })

  test('is neither changed nor published again once it is withdrawn', async () => {
    const { id, rev } = await withdraw(await add())
    const body = { ...written({ when: null }), id, rev }
    expect((await head.refused(office.updateNotice, { body })).status).toBe(409)
    expect((await head.refused(office.publishNotice, { body: { id, rev } })).status).toBe(409)
    expect((await head.refused(office.withdrawNotice, { body: { id, rev, reason: ' ' } })).status).toBe(400)
  })

  test('counts its readers apart from the read, and neither the office nor a withdrawn one', async () => {
    const notice = await add()
    for (const caller of [app.stranger, staff]) await read(caller, notice.id)
    await head(office.readOfficeNotice, { body: { id: notice.id } })
    const reads = async () => (await head(office.readOfficeNotice, { body: { id: notice.id } })).reads
    expect(await reads()).toBe(0)
    const flush = app.app.tasks.find(({ name }) => name === 'flush reads of notices')
    await flush?.run()
    expect(await reads()).toBe(2)
    await withdraw(await head(office.readOfficeNotice, { body: { id: notice.id } }))
    await read(app.stranger, notice.id)
    await flush?.run()
    expect(await reads()).toBe(2)
  })
})

describe('a scheduled one', () => {
  test('is published by the register at its time, and the audit names the person who scheduled it', async () => {
    const notice = await add({ title: 'due', when: 'later', publishAt: tomorrow() })
    expect(notice).toMatchObject({ status: 'scheduled', version: 0, publishedAt: '' })
    expect(await publishing()).toEqual([])
    await due(notice.id)
    // Setting a time does not publish it yet.
    expect(await statusFor(staff, notice.id)).toBe(404)
    expect(await Promise.all([publishing(), publishing()])).toContainEqual(['due'])
    expect(await publishing()).toEqual([])
    expect(await read(app.stranger, notice.id)).toMatchObject({ title: 'due', version: 1 })
    expect(await head(office.noticeVersions, { body: { id: notice.id } })).toMatchObject([{ version: 1, by: '' }])
    expect((await head(listMessages, { query: {} })).list[0]).toMatchObject({
      title: 'Notice published at its time: due',
      object: `publicNotice:${notice.id}`,
    })
    expect((await auditor(listOperations, { query: {} })).list.map(({ text }) => text)).toContain(
      'The register published the notice "due"',
    )
  })

  test('is put off, made a draft again, or published before its time', async () => {
    const notice = await add({ when: 'later', publishAt: tomorrow() })
    const draft = await change(notice, { when: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', publishAt: '' })
    const later = await change(draft, { when: 'later', publishAt: tomorrow() })
    expect(later).toMatchObject({ status: 'scheduled', publishAt: notice.publishAt })
    const changed = await change(later, { title: 'kept' })
    expect(changed).toMatchObject({ status: 'scheduled', publishAt: notice.publishAt, title: 'kept' })
    const { id, rev } = changed
    expect(await head(office.publishNotice, { body: { id, rev } })).toMatchObject({
      status: 'published',
      publishAt: '',
    })
  })
})

test('what all of this has left agrees', async () => {
  expect(await app.findings()).toEqual([])
})
