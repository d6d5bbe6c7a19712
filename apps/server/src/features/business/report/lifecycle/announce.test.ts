// A change of standing with a day ahead: announced until midnight in Shanghai, in force from then on for every reader, stored by a task, and called off before its day alone.
import { describe, expect, test } from 'vitest'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { callOffStanding, cancelReport } from '@register/contract/business/report/lifecycle/standing'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import type { JobRecord } from '../../../../jobs/job.ts'
import { noticeFindings } from '../../changeNotice/service.ts'
import { integrityFindings } from '../../../../../test/log/integrityFindings.ts'
import { countedStatus, putDueIntoForce } from '../service.ts'

const app = await testApp()
const head = await app.as('head-office')
const tomorrow = shift(shanghaiDay(), 1)
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const lastFour = ({ certificateNo }: Report) => certificateNo.slice(-4)
const answerOf = ({ publicId }: Report) => app.stranger(frontAnswer, { body: { publicId } })
/** What happens at midnight, seen from the record: its day has come. */
const nextDay = () => app.owner.query('UPDATE report SET coming_on = coming_on - 1 WHERE coming_on IS NOT NULL')
const work = () => ({
  db: app.db,
  secrets: app.secrets,
  job: { id: 'standings' } as JobRecord,
  signal: new AbortController().signal,
})

const ways = [
  [
    'suspended',
    'suspension',
    (one: Report, effectiveDate: string) =>
      head(contract.suspendReport, { body: { ...key(one), reason: '抽查不符', effectiveDate } }),
  ],
  [
    'revoked',
    'revocation',
    (one: Report, effectiveDate: string) =>
      head(contract.revokeReport, {
        body: { ...key(one), reason: '虚假材料', effectiveDate, lastFour: lastFour(one) },
      }),
  ],
  [
    'cancelled',
    'cancellation',
    (one: Report, effectiveDate: string) =>
      head(cancelReport, { body: { ...key(one), ground: 'companyClosed', effectiveDate, lastFour: lastFour(one) } }),
  ],
] as const

describe.each(ways)('announced to be %s', (status, kind, act) => {
  test('is told before its day, in force from its day on, and stored by the task', async () => {
    const report = await publishedReport(app)
    const announced = await act(report, tomorrow)
    expect(announced).toMatchObject({ status: 'published', coming: { status, on: tomorrow } })
    const { certificateNo, publicId } = report
    // A page size of its own, because lists are cached for a day and the day of this test does not end.
    const read = async (pageSize: number) => ({
      answer: (await answerOf(report)).status,
      office: (await head(contract.readReport, { body: { id: report.id } })).status,
      found: (await app.stranger(frontList, { body: { keyword: certificateNo, status, pageSize } })).total,
      valid: (await app.stranger(frontList, { body: { keyword: certificateNo, status: 'published', pageSize } })).total,
      listed: (await head(contract.queryList, { body: { certificateNo, status } })).total,
      number: (await app.stranger(checkNumbers, { body: { numbers: [certificateNo] } })).list[0]?.standing,
      covers: (await app.stranger(checkCoverage, { body: { publicId, values: {} } })).status,
    })
    const valid = {
      answer: 'published',
      office: 'published',
      found: 0,
      valid: 1,
      listed: 0,
      number: 'published',
      covers: 'published',
    }
    const over = { answer: status, office: status, found: 1, valid: 0, listed: 1, number: status, covers: status }
    expect(await read(11)).toEqual(valid)
    expect(await answerOf(report)).toMatchObject({ coming: { status, on: tomorrow }, statusSince: null })
    const covers = await app.stranger(checkCoverage, { body: { publicId, values: {} } })
    expect(covers.reasons.join()).toContain(tomorrow)
    expect(await putDueIntoForce(work())).toBe(0)
    await nextDay()
    expect(await read(12)).toEqual(over)
    const counted = app.db.selectFrom('report').select(countedStatus.as('status')).where('id', '=', report.id)
    expect(await counted.executeTakeFirst()).toEqual({ status })
    expect(await answerOf(report)).toMatchObject({ coming: null, statusSince: shanghaiDay() })
    // Until the task has run, no act is taken on a status that readers no longer see.
    const now = await head(contract.readReport, { body: { id: report.id } })
    expect((await head.refused(callOffStanding, { body: { ...key(now), reason: 'x' } })).status).toBe(409)
    expect(await putDueIntoForce(work())).toBe(1)
    expect(await putDueIntoForce(work())).toBe(0)
    expect(await read(13)).toEqual(over)
    const answer = await answerOf(report)
    expect(answer).toMatchObject({ statusSince: shanghaiDay() })
    expect(answer.history.map((one) => one.kind)).toEqual(['publication', 'announcement', kind])
    expect(answer.log.map((one) => one.kind)).toEqual(['publication', 'announcement', kind])
  })
})

test('is called off before its day, with a reason and a notice', async () => {
  const report = await publishedReport(app)
  const announced = await head(contract.suspendReport, {
    body: { ...key(report), reason: '抽查不符', effectiveDate: tomorrow },
  })
  expect(announced.actions).toContain('callOff')
  const off = await head(callOffStanding, { body: { ...key(announced), reason: '企业已整改' } })
  expect(off).toMatchObject({ status: 'published', coming: null })
  await nextDay()
  expect((await answerOf(report)).status).toBe('published')
  const { list } = await app.stranger(publicChangeNotices, { body: { certificateNo: report.certificateNo } })
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(['announcement', 'callOff'])
  expect((await head.refused(callOffStanding, { body: { ...key(off), reason: 'x' } })).status).toBe(409)
})

test('one change is announced at a time; what is urgent is done at once all the same', async () => {
  const report = await publishedReport(app)
  const body = { reason: 'x', effectiveDate: tomorrow, lastFour: lastFour(report) }
  const announced = await head(contract.revokeReport, { body: { ...key(report), ...body } })
  expect((await head.refused(contract.revokeReport, { body: { ...key(announced), ...body } })).status).toBe(409)
  const suspended = await head(contract.suspendReport, { body: { ...key(announced), reason: '先行暂停' } })
  expect(suspended).toMatchObject({ status: 'suspended', coming: { status: 'revoked' } })
  const { effectiveDate: _, ...now } = body
  const revoked = await head(contract.revokeReport, { body: { ...key(suspended), ...now } })
  expect(revoked).toMatchObject({ status: 'revoked', coming: null })
})

test('restoring is never announced', async () => {
  const report = await publishedReport(app)
  const suspended = await head(contract.suspendReport, { body: { ...key(report), reason: 'x' } })
  const body = { ...key(suspended), reason: 'x', effectiveDate: tomorrow }
  expect((await head.refused(contract.restoreReport, { body })).errors).toMatchObject([{ field: 'effectiveDate' }])
})

test('afterwards the register agrees with its notices', async () => {
  const found = []
  for await (const one of noticeFindings(app.db)) found.push(one)
  for await (const one of integrityFindings(app.db, app.secrets)) found.push(one)
  expect(found).toEqual([])
})
