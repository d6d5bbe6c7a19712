// Following: who gets which message about a certificate and its manufacturer, each once, and what can be followed.
import { beforeEach, describe, expect, test } from 'vitest'
import { follow, followState, listFollows, mostFollows, unfollow } from '@register/contract/business/follow/follow'
import * as report from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { importExisting } from '@register/contract/business/reportImport'
import { listMessages } from '@register/contract/system/message/message'
import { insertExisting } from '../report/service.ts'
import { contexts } from '../../../../seed/demo/ctx.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { completeDraft, liftContent, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const names = ['registered', 'enterprise', 'body-staff', 'body-manager', 'head-office'] as const
type Name = (typeof names)[number]
const people = new Map<string, Caller>()
for (const name of names) people.set(name, await app.as(name))
const who = (name: string): Caller => people.get(name) ?? app.stranger
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const ownCode = (
  await app.owner.query<{ code: string }>("SELECT credit_code AS code FROM app_user WHERE username = 'enterprise'")
).rows[0]?.code
const made = (more: Partial<ReportContent> = {}) =>
  publishedReport(app, { manufacturerCreditCode: ownCode ?? null, manufacturerName: '样本电梯有限公司', ...more })
const foreign = { manufacturerCreditCode: null, manufacturerName: 'Aufzug Werke GmbH', country: 'DE' }

const followIt = (name: string, { publicId }: Report, what: 'certificate' | 'manufacturer' = 'certificate') =>
  who(name)(follow, { body: { publicId, what } })
/** Unread messages about certificates by person: title and link, without the name of the certificate. */
async function messages(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const name of names) {
    const { list } = await who(name)(listMessages, { query: { unread: 'yes', pageSize: 50 } })
    const lines = list
      .filter(({ topic }) => topic === 'certificate')
      .map(({ title, object }) => `${title.split(':')[0]} ${object.split(':')[0]}`)
    if (lines.length > 0) all[name] = lines
  }
  return all
}
const suspend = (one: Report) =>
  who('head-office')(report.suspendReport, { body: { ...key(one), reason: '监督抽查不合格' } })

beforeEach(() => app.owner.query('DELETE FROM message; DELETE FROM follow'))

describe('who is notified', () => {
  test('who follows the certificate, of every change, and what leads them to the public answer', async () => {
    const one = await made(foreign)
    await followIt('registered', one)
    const suspended = await suspend(one)
    const restored = await who('head-office')(report.restoreReport, { body: { ...key(suspended), reason: '已整改' } })
    await who('head-office')(report.revokeReport, {
      body: { ...key(restored), reason: '注销', lastFour: one.certificateNo.slice(-4) },
    })
    const { registered } = await messages()
    expect(registered).toEqual(
      ['revoked', 'restored', 'suspended'].map((change) => `Certificate ${change} certificate`),
    )
    const { list } = await who('registered')(listMessages, { query: { pageSize: 1 } })
    expect(list[0]).toMatchObject({ object: `certificate:${one.publicId}`, from: '' })
  })

  test.each<
    [string, Partial<ReportContent>, readonly [Name, 'certificate' | 'manufacturer'][], Record<string, string[]>]
  >([
    [
      'who follows the manufacturer',
      {},
      [['registered', 'manufacturer']],
      { registered: ['Certificate suspended certificate'], enterprise: ['Certificate suspended report'] },
    ],
    [
      'who follows one without a code, by its name',
      foreign,
      [['registered', 'manufacturer']],
      { registered: ['Certificate suspended certificate'] },
    ],
    [
      'once who follows both',
      foreign,
      [
        ['registered', 'certificate'],
        ['registered', 'manufacturer'],
      ],
      { registered: ['Certificate suspended certificate'] },
    ],
    ['once the company itself', {}, [['enterprise', 'certificate']], { enterprise: ['Certificate suspended report'] }],
    ['once a manager of the body', foreign, [['body-manager', 'certificate']], {}],
    ['not who did it', foreign, [['head-office', 'certificate']], {}],
  ])('%s', async (_, more, follows, expected) => {
    const one = await made(more)
    for (const [name, what] of follows) await followIt(name, one, what)
    await app.owner.query('DELETE FROM message')
    await suspend(one)
    // People of the issuing body are notified of every suspension.
    const { 'body-staff': staff, 'body-manager': manager, ...others } = await messages()
    expect([staff, manager]).toEqual([['Certificate suspended report'], ['Certificate suspended report']])
    expect(others).toEqual(expected)
  })

  test('not people who have ended it, or whose account is closed', async () => {
    const one = await made(foreign)
    const { certificate } = await followIt('registered', one)
    await who('registered')(unfollow, { body: { id: certificate ?? 0 } })
    await followIt('enterprise', one)
    await app.owner.query("UPDATE app_user SET status = 'disabled' WHERE username = 'enterprise'")
    await suspend(one)
    await app.owner.query("UPDATE app_user SET status = 'active' WHERE username = 'enterprise'")
    app.app.actors.forget()
    expect(Object.keys(await messages()).toSorted()).toEqual(['body-manager', 'body-staff'])
  })

  test('of a revision when it is confirmed, not when it is proposed', async () => {
    const one = await made(foreign)
    await followIt('registered', one)
    const changed = { ...one.content, model: 'HX-9' } as unknown as ReportContent
    const after = await who('body-staff')(report.updateReport, {
      body: { ...key(one), ...changed, reason: '型号更正' },
    })
    expect((await messages())['registered']).toBeUndefined()
    const [proposal] = after.proposals
    await who('body-manager')(report.confirmProposal, { body: { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 } })
    expect((await messages())['registered']).toEqual(['Certificate revised certificate'])
  })

  test('of one that replaces the followed, and of a new certificate of a followed manufacturer', async () => {
    const one = await made(foreign)
    await followIt('registered', one, 'manufacturer')
    await followIt('enterprise', one)
    const draft = await completeDraft(app, who('body-staff'), { ...foreign, supersedesId: one.id })
    expect(await messages()).toEqual({})
    await who('body-manager')(report.publishReport, { body: key(draft) })
    expect(await messages()).toEqual({
      registered: ['Certificate replaced by a newer one certificate'],
      enterprise: ['Certificate replaced by a newer one certificate'],
    })
    await app.owner.query('DELETE FROM message')
    await made(foreign)
    expect(await messages()).toEqual({ registered: ['New certificate of a manufacturer you follow certificate'] })
  })
})

test('of many that come in at once, one message for each manufacturer', async () => {
  const one = await made(foreign)
  await followIt('registered', one, 'manufacturer')
  const ctx = await contexts(app.db, app.secrets)('body-manager', importExisting)
  const content = (n: number) => liftContent({ ...foreign, certificateNo: `OLD-${n}`, reportNo: [`OLD-R-${n}`] })
  await app.db
    .transaction()
    .execute((tx) => insertExisting({ ...ctx, db: tx }, { id: ctx.actor.deptId ?? 0 }, [1, 2, 3].map(content)))
  const { list } = await who('registered')(listMessages, { query: {} })
  expect(list).toMatchObject([{ object: 'maker:Aufzug Werke GmbH', text: '3 certificates' }])
})

describe('what one follows', () => {
  test('is listed with its standing of now, once however often it was pressed, and ends', async () => {
    const one = await made(foreign)
    const first = await followIt('registered', one)
    expect(await followIt('registered', one)).toEqual(first)
    await followIt('registered', one, 'manufacturer')
    await suspend(one)
    const { list } = await who('registered')(listFollows, { body: {} })
    expect(list).toMatchObject([
      { what: 'manufacturer', manufacturerName: foreign.manufacturerName, status: null, publicId: '' },
      { what: 'certificate', publicId: one.publicId, status: 'suspended', certificateNo: one.certificateNo },
    ])
    for (const { id } of list) await who('registered')(unfollow, { body: { id } })
    const none = { certificate: null, manufacturer: null }
    expect(await who('registered')(followState, { body: { publicId: one.publicId } })).toEqual(none)
  })

  test('cannot be seen or ended by others', async () => {
    const one = await made(foreign)
    const { certificate } = await followIt('registered', one)
    await who('enterprise')(unfollow, { body: { id: certificate ?? 0 } })
    expect((await who('enterprise')(listFollows, { body: {} })).total).toBe(0)
    expect((await who('registered')(followState, { body: { publicId: one.publicId } })).certificate).toBe(certificate)
  })

  test.each([
    ['a stranger follows nothing', 'stranger', () => made(foreign), 401],
    ['a draft cannot be followed', 'registered', () => completeDraft(app, who('body-staff')), 404],
  ])('%s', async (_, name, make, status) => {
    const { publicId } = await make()
    const { statusCode } = await who(name).raw(follow, { body: { publicId, what: 'certificate' } })
    expect(statusCode).toBe(status)
  })

  test(`is ${mostFollows} at most, and the refusal says so`, async () => {
    const one = await made(foreign)
    await app.owner.query(
      `INSERT INTO follow (user_id, maker_name) SELECT u.id, n::text FROM app_user u, generate_series(1, ${mostFollows}) n WHERE username = 'registered'`,
    )
    const refused = await who('registered').refused(follow, { body: { publicId: one.publicId, what: 'certificate' } })
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('500')])
  })
})
