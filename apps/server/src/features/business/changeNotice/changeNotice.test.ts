// Change notices: the text of every change of a report, for the public and for the office within its scope, searched by their contents.
import { type ChangeKind } from '@register/contract/business/report/changeKinds'
import {
  changeFeed,
  listChangeNotices,
  publicChangeNotices,
  type ChangeNotice,
} from '@register/contract/business/changeNotice'
import { renameParty, restoreReport, revokeReport, suspendReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { describe, expect, test } from 'vitest'
import { shift } from '../../../../seed/demo/contents.ts'
import { makers } from '../../../../seed/demo/makers.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const [head, manager] = [await app.as('head-office'), await app.as('body-manager')]
const today = shanghaiDay()
const renamedOn = shift(today, -3)

/** Of the company that the account "enterprise" belongs to, then of another one. */
const [own, other] = makers
if (!own?.creditCode || !other?.creditCode) throw new Error('The makers are gone')
const party = ({ name, creditCode }: typeof own) => ({
  testStartDate: shift(today, -4),
  testEndDate: shift(today, -4),
  issueDate: shift(today, -4),
  manufacturerName: name,
  manufacturerCreditCode: creditCode,
  applicantName: name,
  applicantCreditCode: creditCode,
})
const theirs = await publishedReport(app, party(other))
const ours = await publishedReport(app, party(own))

/** A body that has no change notices. */
const { rows: bodies } = await app.owner.query<{ id: number }>(
  'SELECT id::int FROM dept WHERE body_code IS NOT NULL AND id NOT IN (SELECT body_id FROM report) LIMIT 1',
)
const idle = bodies[0]?.id ?? 0

const suspended = await head(suspendReport, { body: { id: theirs.id, rev: theirs.rev, reason: '抽查不符' } })
const restored = await head(restoreReport, { body: { id: theirs.id, rev: suspended.rev, reason: '整改完成' } })
await head(revokeReport, {
  body: { id: theirs.id, rev: restored.rev, reason: '弄虚作假', lastFour: theirs.certificateNo.slice(-4) },
})
await manager(renameParty, {
  body: {
    id: ours.id,
    rev: ours.rev,
    party: 'manufacturer',
    newName: '更名后的电梯有限公司',
    changeDate: renamedOn,
    reason: '企业更名',
  },
})

const kinds = (list: readonly ChangeNotice[]): ChangeKind[] => list.map(({ kind }) => kind)
const found = async (body: object) => kinds((await app.stranger(publicChangeNotices, { body })).list)
const inOffice = async (caller: Caller) => kinds((await caller(listChangeNotices, { body: {} })).list)

describe('for anyone', () => {
  test('every change has its notice, the latest first', async () => {
    const { list, total } = await app.stranger(publicChangeNotices, { body: {} })
    expect(total).toBe(4)
    expect(kinds(list)).toEqual(['revocation', 'restoration', 'suspension', 'rename'])
    expect(list[0]).toMatchObject({
      reportPublicId: theirs.publicId,
      certificateNo: theirs.certificateNo,
      bodyName: 'Beichen Testing Institute (demo)',
      reason: '弄虚作假',
      changeDate: today,
    })
  })

  test('a change of name states both names, the day it took effect and its version', async () => {
    const { list } = await app.stranger(publicChangeNotices, { body: { kind: 'rename' } })
    expect(list).toMatchObject([{ changeDate: renamedOn, version: 2, manufacturerName: '更名后的电梯有限公司' }])
    const line = list[0]?.changes.find(({ field }) => field === 'manufacturerName')
    expect(line).toMatchObject({ before: own.name, after: '更名后的电梯有限公司' })
  })

  test.each([
    ['by kind', { kind: 'suspension' }, ['suspension']],
    ['by what it is not', { kind: 'rename|!=' }, ['revocation', 'restoration', 'suspension']],
    ['by day, from', { changeDateFrom: today }, ['revocation', 'restoration', 'suspension']],
    ['by day, to', { changeDateTo: renamedOn }, ['rename']],
    ['by part of a name', { manufacturerName: '更名后' }, ['rename']],
    ['by a keyword', { keyword: '更名后的' }, ['rename']],
    ['in another order', { prop: 'changeDate', order: 'ascending', pageSize: 1 }, ['rename']],
    ['by a body that has none', { bodyId: idle }, []],
  ] as const)('are found %s', async (_, body, expected) => {
    expect(await found(body)).toEqual(expected)
  })

  test('are found by the number in any spelling', async () => {
    const spelled = theirs.certificateNo.toLowerCase().replace(/^(tsx)(.{4})/, '$1 $2-')
    expect(spelled).not.toBe(theirs.certificateNo)
    for (const body of [{ certificateNo: spelled }, { keyword: spelled }])
      expect(await found(body)).toEqual(['revocation', 'restoration', 'suspension'])
  })
})

describe('in the office', () => {
  test('the head office sees all of them, a body its own, another body none', async () => {
    expect(await inOffice(head)).toHaveLength(4)
    expect(await inOffice(manager)).toHaveLength(4)
    expect(await inOffice(await app.as('body-manager-902'))).toEqual([])
  })

  test('a company sees those of its own certificates', async () => {
    expect(await inOffice(await app.as('enterprise'))).toEqual(['rename'])
  })

  test('a caller without the permission is refused', async () => {
    const expert = await app.as('expert')
    expect((await expert.refused(listChangeNotices, { body: {} })).status).toBe(403)
  })
})

describe('the feed', () => {
  const feedOf = (query: object, headers: Record<string, string> = {}) =>
    app.stranger.raw(changeFeed, { query }, { headers })
  /** Texts of the feed, read by an XML reader, which refuses invalid XML. */
  const texts = async (xml: string, path: string): Promise<string[]> => {
    const { rows } = await app.owner.query<{ found: string[] }>(
      "SELECT xpath($2, $1::xml, ARRAY[ARRAY['a', 'http://www.w3.org/2005/Atom']])::text[] AS found",
      [xml, path],
    )
    return rows[0]?.found ?? []
  }

  test.each([
    ['of all, the latest first', {}, ['Change of name', 'Revocation', 'Restoration', 'Suspension']],
    ['in Chinese', { lang: 'zh' }, ['单位名称变更', '撤销', '恢复', '暂停']],
    ['of one by its code', { manufacturer: own.creditCode }, ['Change of name']],
    ['of one by its name', { manufacturer: other.name }, ['Revocation', 'Restoration', 'Suspension']],
    ['of one about whom nothing is told', { manufacturer: '没有变更的单位' }, []],
  ])('%s', async (_, query, expected) => {
    const { body, headers } = await feedOf(query)
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const titles = await texts(body, '/a:feed/a:entry/a:title/text()')
    expect(titles.map((title) => title.split(' · ')[0])).toEqual(expected)
    for (const needed of ['id', 'title', 'updated', 'author/a:name'])
      expect(await texts(body, `/a:feed/a:${needed}/text()`)).toHaveLength(1)
    const [self = ''] = await texts(body, '/a:feed/a:link[@rel="self"]/@href')
    const again = new URL(self.replaceAll('&amp;', '&'))
    expect((await app.stranger.raw(changeFeed, { query: Object.fromEntries(again.searchParams) })).body).toBe(
      (await feedOf({ ...query, lang: again.searchParams.get('lang') })).body,
    )
  })

  test('leads to the answer, under ids that stay', async () => {
    const [first, again] = [(await feedOf({})).body, (await feedOf({ lang: 'zh' })).body]
    const ids = await texts(first, '//a:entry/a:id/text()')
    expect(ids[0]).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(await texts(again, '//a:entry/a:id/text()')).toEqual(ids)
    expect((await texts(first, '//a:entry/a:link/@href'))[0]).toMatch(new RegExp(`/#/v/${ours.publicId}$`))
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await feedOf({})
    const [mark, at] = [String(headers['etag']), String(headers['last-modified'])]
    const ask = async (known: Record<string, string>) => {
      const { statusCode, body } = await feedOf({}, known)
      return [statusCode, body === '']
    }
    expect(await ask({ 'if-none-match': mark })).toEqual([304, true])
    expect(await ask({ 'if-modified-since': at })).toEqual([304, true])
    expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': at })).toEqual([200, false])
    expect(await ask({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual([200, false])
  })

  test('says whatever a reason holds', async () => {
    const reason = '抽查 <b>不符</b> & "图号" ]]>'
    const one = await publishedReport(app, party(other))
    await head(suspendReport, { body: { id: one.id, rev: one.rev, reason } })
    const [text = ''] = await texts((await feedOf({})).body, '//a:entry[1]/a:content/text()')
    expect(text).toContain('抽查 &lt;b&gt;不符&lt;/b&gt; &amp; "图号" ]]&gt;')
  })
})
