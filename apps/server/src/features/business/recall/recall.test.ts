// Recalls of some products of one certificate: shown at once, asked for in the coverage check, lifted by an act.
import { expect, test } from 'vitest'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { changeFeed, publicChangeNotices } from '@register/contract/business/changeNotice'
import { follow } from '@register/contract/business/follow/follow'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { addRecall, liftRecall } from '@register/contract/business/report/lifecycle/recall'
import { readReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { listMessages } from '@register/contract/system/message/message'
import { testApp } from '../../../../test/app.ts'
import { coveredLift, publishedReport } from '../../../../test/make.ts'
import { noticeFindings } from '../changeNotice/service.ts'
import { integrityFindings } from '../../../../test/log/integrityFindings.ts'

const app = await testApp()
const { stranger } = app
const head = await app.as('head-office')
const manager = await app.as('body-manager')
const report = await publishedReport(app)
const rev = async () => (await head(readReport, { body: { id: report.id } })).rev
const range = { serialFrom: 'A-001', serialTo: 'A-100', madeTo: '2026-06-30' }
const answer = () => stranger(frontAnswer, { body: { publicId: report.publicId } })

test('only who may suspend may recall, and a range that cannot be is refused at its field', async () => {
  const body = { id: report.id, rev: await rev(), ...range, reason: '制动器' }
  expect(await manager.refused(addRecall, { body })).toMatchObject({ status: 403 })
  const wrong = { ...body, serialTo: 'B-100' }
  expect((await head.refused(addRecall, { body: wrong })).errors.map(({ field }) => field)).toEqual(['serialTo'])
  expect(await head.refused(addRecall, { body: { ...body, rev: body.rev + 1 } })).toMatchObject({ status: 409 })
})

test.each([
  ['a number that is too long, by its own name', { serialFrom: '9'.repeat(61) }, 'serialFrom', 'Serial number from'],
  ['a stroke for a number', { serialFrom: '/', madeTo: '2026-06-30' }, 'serialFrom', 'Serial number from'],
  ['a reference for a number', { serialFrom: '见表1' }, 'serialFrom', 'Serial number from'],
  ['a list for a number', { serialFrom: 'A1、A5、A9' }, 'serialFrom', 'Serial number from'],
  ['a range for a number', { serialFrom: 'A1～A9' }, 'serialFrom', 'Serial number from'],
  ['a number of two lines', { serialFrom: 'A-1', serialTo: 'A-1\n2' }, 'serialTo', 'Serial number to'],
  ['no product that is made yet', { madeFrom: '2099-01-01' }, 'madeFrom', 'Made from'],
])('%s is refused', async (_, given, field, name) => {
  const body = { id: report.id, rev: await rev(), ...given, reason: '制动器' }
  const { errors } = await head.refused(addRecall, { body })
  expect(errors).toEqual([{ field, msg: expect.stringMatching(`^${name}`) as unknown }])
})

test('the same products are not recalled twice for one reason', async () => {
  const one = await publishedReport(app)
  const first = await head(addRecall, { body: { id: one.id, rev: one.rev, ...range, reason: '制动器' } })
  const again = { id: one.id, rev: first.rev, ...range }
  expect((await head.refused(addRecall, { body: { ...again, reason: '制动器' } })).status).toBe(409)
  expect((await head(addRecall, { body: { ...again, reason: '门锁' } })).recalls).toHaveLength(2)
})

test('is on the page of the certificate at once, which stays in force, and is lifted with its reason', async () => {
  expect((await answer()).recalls).toEqual([])
  const recalled = await head(addRecall, { body: { id: report.id, rev: await rev(), ...range, reason: '制动器' } })
  expect(recalled.recalls).toMatchObject([
    {
      ...range,
      madeFrom: null,
      reason: '制动器',
      announcedOn: shanghaiDay(),
      liftedOn: null,
      liftedReason: null,
    },
  ])
  expect(await answer()).toMatchObject({ status: 'published', recalls: recalled.recalls })
  const [one] = recalled.recalls
  const lift = { id: report.id, recallId: one?.id ?? 0, reason: '已整改' }
  const lifted = await head(liftRecall, { body: { ...lift, rev: await rev() } })
  expect(lifted.recalls).toMatchObject([{ liftedOn: shanghaiDay(), liftedReason: '已整改' }])
  expect((await answer()).recalls).toEqual(lifted.recalls)
  expect(await head.refused(liftRecall, { body: { ...lift, rev: await rev() } })).toMatchObject({ status: 409 })
  expect(await head.refused(liftRecall, { body: { ...lift, recallId: 9_999, rev: await rev() } })).toMatchObject({
    status: 404,
  })
})

test('reaches the body, the manufacturer and the followers, the notices, the feed and the log, and so does lifting it', async () => {
  const [{ code }] = (
    await app.owner.query<{ code: string }>("SELECT credit_code AS code FROM app_user WHERE username = 'enterprise'")
  ).rows as [{ code: string }]
  const one = await publishedReport(app, { manufacturerCreditCode: code, manufacturerName: '样本电梯有限公司' })
  const people = ['body-staff', 'body-manager', 'enterprise', 'registered'] as const
  const callers = await Promise.all(people.map((name) => app.as(name)))
  await callers[3]?.(follow, { body: { publicId: one.publicId, what: 'certificate' } })
  await app.owner.query('DELETE FROM message')
  const recalled = await head(addRecall, { body: { id: one.id, rev: one.rev, ...range, reason: '制动器' } })
  await head(liftRecall, {
    body: { id: one.id, rev: recalled.rev, recallId: recalled.recalls[0]?.id ?? 0, reason: '已整改' },
  })
  for (const caller of callers) {
    const { list } = await caller(listMessages, { query: { unread: 'yes', pageSize: 50 } })
    const mine = list.filter(({ topic }) => topic === 'certificate')
    expect(mine.map(({ title }) => title.split(':')[0])).toEqual([
      'Recall of products under a certificate lifted',
      'Some products under a certificate recalled',
    ])
    expect(mine.map(({ text }) => text)).toEqual([
      `serial numbers A-001 to A-100, made … to 2026-06-30 · From ${shanghaiDay()} · 已整改`,
      `serial numbers A-001 to A-100, made … to 2026-06-30 · From ${shanghaiDay()} · 制动器`,
    ])
  }
  const { list } = await app.stranger(publicChangeNotices, { body: { certificateNo: one.certificateNo } })
  const products = 'serial numbers A-001 to A-100, made … to 2026-06-30'
  expect(list).toMatchObject([
    { kind: 'recallLifted', reason: '已整改', changes: [{ label: 'Recalled products', before: products, after: '—' }] },
    { kind: 'recall', reason: '制动器', changes: [{ before: '—', after: products }] },
  ])
  const { payload } = await stranger.raw(changeFeed, { query: { lang: 'zh' } })
  expect(payload).toContain('部分产品召回')
  expect(payload).toContain('产品编号 A-001 至 A-100')
  const told = await stranger(frontAnswer, { body: { publicId: one.publicId } })
  expect(told.log.map(({ kind }) => kind)).toEqual(['publication', 'recall', 'recallLifted'])
  expect(told.history.map(({ kind }) => kind)).toEqual(['publication', 'recall', 'recallLifted'])
  const { list: records } = await stranger(integrityRecords, { body: { publicIds: [one.publicId] } })
  expect(records[0]?.record.recalls).toEqual([
    {
      serialFrom: 'A-001',
      serialTo: 'A-100',
      madeTo: '2026-06-30',
      reason: '制动器',
      announcedOn: shanghaiDay(),
      liftedOn: shanghaiDay(),
      liftedReason: '已整改',
    },
  ])
})

test('asks for the machine in the coverage check, and gives no yes to one that is recalled', async () => {
  const lift = await publishedReport(app, coveredLift.content)
  const own = { manufacturer: { is: 'printed' }, model: { is: 'printed' } } as const
  const ask = (more: object) =>
    stranger(checkCoverage, { body: { publicId: lift.publicId, ...own, values: coveredLift.values, ...more } })
  const before = (await ask({})).answer
  await head(addRecall, { body: { id: lift.id, rev: lift.rev, ...range, reason: '制动器' } })
  expect(before).toBe('covered')
  expect(await ask({})).toMatchObject({
    answer: 'cannotTell',
    missing: [{ parameter: 'serialNo' }, { parameter: 'manufactureDate' }],
  })
  expect(await ask({ serialNo: 'A-050', manufactureDate: '2026-01-01' })).toMatchObject({
    answer: 'cannotTell',
    reasons: expect.arrayContaining([expect.stringContaining('This product is recalled')]) as unknown,
  })
  expect((await ask({ serialNo: 'A-500' })).answer).toBe('covered')
})

const findings = async () => {
  const found: string[] = []
  for await (const { kind, where } of noticeFindings(app.db)) found.push(`${kind} ${where}`)
  for await (const { kind, where } of integrityFindings(app.db, app.secrets)) found.push(`${kind} ${where}`)
  return found
}

test('a recall that is changed, taken away or made past the product is found', async () => {
  expect(await findings()).toEqual([])
  const id = report.id
  await app.owner.query('UPDATE recall SET serial_to = $1 WHERE report_id = $2', ['A-010', id])
  expect(await findings()).toEqual([`integrity-record-changed report:${id}`])
  await app.owner.query('UPDATE recall SET serial_to = $1 WHERE report_id = $2', ['A-100', id])
  await app.owner.query('CREATE TEMP TABLE kept AS SELECT * FROM recall WHERE report_id = $1'.replace('$1', String(id)))
  await app.owner.query('DELETE FROM recall WHERE report_id = $1', [id])
  expect(await findings()).toEqual([`recall-without-notice report:${id}`, `integrity-record-changed report:${id}`])
  await app.owner.query('INSERT INTO recall OVERRIDING SYSTEM VALUE SELECT * FROM kept')
  expect(await findings()).toEqual([])
})
