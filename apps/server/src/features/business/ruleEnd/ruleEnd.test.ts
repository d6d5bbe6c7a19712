// A rule ends a whole kind: shown before it happens, in force from midnight in Shanghai for every reader, also for records entered later, undone by an act alone.
import { expect, test } from 'vitest'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { callOffStanding } from '@register/contract/business/report/lifecycle/standing'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import * as office from '@register/contract/business/ruleEnd/office'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../seed/demo/contents.ts'
import { testApp } from '../../../../test/app.ts'
import { liftContent, publishedReport, uploadCertificate } from '../../../../test/make.ts'
import type { JobRecord } from '../../../jobs/job.ts'
import { noticeFindings } from '../changeNotice/service.ts'
import { integrityFindings } from '../../../../test/log/integrityFindings.ts'
import { putDueIntoForce, putRulesIntoForce } from '../report/service.ts'

const app = await testApp()
const head = await app.as('head-office')
const today = shanghaiDay()
const tomorrow = shift(today, 1)
const said = {
  title: 'TSG 71-2023 大型游乐设施安全技术规程',
  announcementNo: '2023 年第 36 号公告',
  sentenceZh: '须补发证书后方可使用',
  sentenceEn: 'It may be used only with a reissued certificate',
  reason: '过渡期满',
}
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const now = ({ id }: { id: number }) => head(contract.readReport, { body: { id } })
const answerOf = ({ publicId }: Report) => app.stranger(frontAnswer, { body: { publicId } })
const work = () => ({
  db: app.db,
  secrets: app.secrets,
  job: { id: 'standings' } as JobRecord,
  signal: new AbortController().signal,
})
/** Midnight, seen from the records and rules. */
const nextDay = async () => {
  await app.owner.query('UPDATE report SET lapses_on = lapses_on - 1 WHERE lapses_on IS NOT NULL')
  await app.owner.query('UPDATE report SET coming_on = coming_on - 1 WHERE coming_on IS NOT NULL')
  await app.owner.query(`UPDATE rule_end SET effective_on = effective_on - 1 WHERE effective_on > '${today}'`)
}
const numbersOf = (...reports: Report[]) => ({
  way: 'numbers' as const,
  numbers: reports.map(({ certificateNo }) => certificateNo),
})
type Chosen = Parameters<typeof preview>[0]
const preview = (
  chosen: {
    way: 'numbers' | 'conditions'
    numbers?: string[]
    categories?: string[]
    issuedTo?: string
    issuedFrom?: string
  },
  effectiveDate = today,
  group: keyof Awaited<ReturnType<typeof counts>> = 'ready',
) => head(office.previewRuleEnd, { body: { chosen, effectiveDate, group } })
const counts = async () => ({ ready: 0, announced: 0, already: 0, undated: 0, notFound: 0, several: 0 })
const putInForce = async (chosen: Chosen, effectiveDate = today) => {
  const { digest, at } = await preview(chosen, effectiveDate)
  return head(office.addRuleEnd, { body: { ...said, chosen, effectiveDate, digest, at } })
}

test('is the head office’s alone', async () => {
  const manager = await app.as('body-manager')
  const body = { chosen: { way: 'numbers' as const, numbers: ['x'] }, effectiveDate: today }
  expect((await manager.refused(office.previewRuleEnd, { body })).status).toBe(403)
})

test('serves until its day, ends at midnight for every reader, and is stored by the task', async () => {
  const report = await publishedReport(app)
  const { certificateNo, publicId } = report
  const added = await putInForce(numbersOf(report), tomorrow)
  expect(added).toMatchObject({ state: 'announced', reports: 1 })
  const read = async (pageSize: number) => ({
    answer: (await answerOf(report)).status,
    office: (await now(report)).status,
    found: (await app.stranger(frontList, { body: { keyword: certificateNo, status: 'lapsed', pageSize } })).total,
    valid: (await app.stranger(frontList, { body: { keyword: certificateNo, status: 'published', pageSize } })).total,
    listed: (await head(contract.queryList, { body: { certificateNo, status: 'lapsed' } })).total,
    number: (await app.stranger(checkNumbers, { body: { numbers: [certificateNo] } })).list[0]?.standing,
    covers: (await app.stranger(checkCoverage, { body: { publicId, values: {} } })).status,
  })
  const is = (status: string, [found, valid]: [number, number]) => ({
    answer: status,
    office: status,
    found,
    valid,
    listed: found,
    number: status,
    covers: status,
  })
  expect(await read(11)).toEqual(is('published', [0, 1]))
  expect((await answerOf(report)).ruleEnd).toMatchObject({ on: tomorrow, sentence: said.sentenceEn })
  const covers = await app.stranger(checkCoverage, { body: { publicId, values: {} } })
  expect(covers.reasons.join()).toContain(`Serves until ${today}`)
  expect(await putRulesIntoForce(work())).toBe(0)
  await nextDay()
  expect(await read(12)).toEqual(is('lapsed', [1, 0]))
  expect(await answerOf(report)).toMatchObject({ statusSince: today, ruleEnd: { title: said.title } })
  expect(await putRulesIntoForce(work())).toBe(1)
  expect(await putRulesIntoForce(work())).toBe(0)
  expect(await read(13)).toEqual(is('lapsed', [1, 0]))
  const answer = await answerOf(report)
  expect(answer.history.map((one) => one.kind)).toEqual(['publication', 'announcement', 'lapse'])
  expect(answer.log.map((one) => one.kind)).toEqual(['publication', 'announcement', 'lapse'])
})

test('names found, not found and already so before it happens, and refuses a set that changed', async () => {
  const [fresh, gone] = [await publishedReport(app), await publishedReport(app)]
  await head(contract.revokeReport, {
    body: { ...key(gone), reason: '虚假材料', lastFour: gone.certificateNo.slice(-4) },
  })
  const chosen = { way: 'numbers' as const, numbers: [fresh.certificateNo, gone.certificateNo, 'TSX9999999'] }
  const before = await preview(chosen)
  expect(before.counts).toMatchObject({ ready: 1, already: 1, notFound: 1, several: 0 })
  expect((await preview(chosen, today, 'already')).list).toMatchObject([
    { asked: gone.certificateNo, status: 'revoked' },
  ])
  expect((await preview(chosen, today, 'notFound')).list).toMatchObject([{ asked: 'TSX9999999', id: null }])
  const body = { ...said, chosen, effectiveDate: today, digest: before.digest, at: before.at }
  await head(contract.revokeReport, {
    body: { ...key(fresh), reason: '虚假材料', lastFour: fresh.certificateNo.slice(-4) },
  })
  const refused = await head.refused(office.addRuleEnd, { body })
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.msg).toContain(printNo(fresh.certificateNo))
})

test('happens once, although it is sent twice at the same moment', async () => {
  const report = await publishedReport(app)
  const chosen = numbersOf(report)
  const { digest, at } = await preview(chosen)
  const send = () =>
    head(office.addRuleEnd, { body: { ...said, chosen, effectiveDate: today, digest, at } }).then(
      () => 'done',
      () => 'refused',
    )
  expect((await Promise.all([send(), send()])).toSorted()).toEqual(['done', 'refused'])
  expect((await answerOf(report)).log.map(({ kind }) => kind)).toEqual(['publication', 'lapse'])
})

test('a record entered later does not read as valid', async () => {
  const range = { issuedFrom: '2001-01-01', issuedTo: '2001-12-31' }
  const chosen = { way: 'conditions' as const, categories: ['3110'], ...range }
  expect((await preview(chosen)).counts.ready).toBe(0)
  await putInForce(chosen)
  const manager = await app.as('body-manager')
  const file = await uploadCertificate(manager)
  const days = { issueDate: '2001-06-01', testStartDate: '2001-05-01', testEndDate: '2001-05-02' }
  const content = liftContent({ ...days, certificateNo: null, validTo: null, fileIds: [file.id] })
  const late = await manager(contract.insertReport, {
    body: { ...content, noExpiry: true, existing: true, publish: true },
  })
  expect(await answerOf(late)).toMatchObject({ status: 'lapsed', ruleEnd: { title: said.title } })
  const other = await publishedReport(app)
  expect((await answerOf(other)).status).toBe('published')
})

test('one is restored by an act and stays so; the rest return to what they were with the reversal', async () => {
  const [one, other, held] = [await publishedReport(app), await publishedReport(app), await publishedReport(app)]
  const suspended = await head(contract.suspendReport, { body: { ...key(held), reason: '抽查不符' } })
  const rule = await putInForce(numbersOf(one, other, suspended))
  expect(rule).toMatchObject({ state: 'inForce', reports: 3 })
  const restored = await head(contract.restoreReport, { body: { ...key(await now(one)), reason: '已补发证书' } })
  expect(restored).toMatchObject({ status: 'published', ruleEnd: null })
  expect(await putRulesIntoForce(work())).toBe(0)
  const undone = await head(office.reverseRuleEnd, { body: { ...key(rule), reason: '公告撤回' } })
  expect(undone).toMatchObject({ state: 'reversed', reversedReason: '公告撤回' })
  expect((await answerOf(other)).status).toBe('published')
  expect(await answerOf(held)).toMatchObject({ status: 'suspended', statusReason: '抽查不符' })
  expect((await head.refused(office.reverseRuleEnd, { body: { ...key(undone), reason: 'x' } })).status).toBe(409)
})

test('is called off before its day, for one or for all', async () => {
  const [one, other] = [await publishedReport(app), await publishedReport(app)]
  const rule = await putInForce(numbersOf(one, other), shift(today, 30))
  const alone = await now(one)
  expect(alone.actions).toContain('callOff')
  await head(callOffStanding, { body: { ...key(alone), reason: '误列' } })
  expect((await answerOf(one)).ruleEnd).toBeNull()
  expect((await answerOf(other)).ruleEnd).toMatchObject({ on: shift(today, 30) })
  expect(await head(office.reverseRuleEnd, { body: { ...key(rule), reason: '推迟' } })).toMatchObject({
    state: 'calledOff',
  })
  expect(await answerOf(other)).toMatchObject({ status: 'published', ruleEnd: null })
})

test('neither an announced revocation nor an announced suspension is lost', async () => {
  const [worse, milder] = [await publishedReport(app), await publishedReport(app)]
  const lastFour = worse.certificateNo.slice(-4)
  const body = { reason: '虚假材料', effectiveDate: tomorrow }
  await head(contract.revokeReport, { body: { ...key(worse), ...body, lastFour } })
  await head(contract.suspendReport, { body: { ...key(milder), ...body } })
  const chosen = numbersOf(worse, milder)
  const seen = await preview(chosen, tomorrow, 'announced')
  expect(seen.list.map(({ comingStatus }) => comingStatus)).toEqual(['revoked', 'suspended'])
  const rule = await putInForce(chosen, tomorrow)
  await nextDay()
  const statuses = async () => [(await answerOf(worse)).status, (await answerOf(milder)).status]
  expect(await statuses()).toEqual(['revoked', 'lapsed'])
  await putDueIntoForce(work())
  await putRulesIntoForce(work())
  expect(await statuses()).toEqual(['revoked', 'lapsed'])
  const { rev } = await head(office.readRuleEnd, { body: { id: rule.id } })
  await head(office.reverseRuleEnd, { body: { id: rule.id, rev, reason: 'x' } })
  expect(await statuses()).toEqual(['revoked', 'suspended'])
})

test('afterwards the register agrees with its notices and its log', async () => {
  const found = []
  for await (const one of noticeFindings(app.db)) found.push(one)
  for await (const one of integrityFindings(app.db, app.secrets)) found.push(one)
  expect(found).toEqual([])
})
