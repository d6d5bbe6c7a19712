// Being replaced is a fact of its own: it outlives the successor, and only an act undoes it.
import { replaceReport } from '@register/contract/business/report/lifecycle/standing'
import { describe, expect, test } from 'vitest'
import { changeFeed, publicChangeNotices } from '@register/contract/business/changeNotice'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, makerOf, publishedReport } from '../../../../../test/make.ts'
import { noticeFindings } from '../../changeNotice/service.ts'
import { integrityFindings } from '../../../../../test/log/integrityFindings.ts'

const app = await testApp()
const head = await app.as('head-office')
const staff = await app.as('body-staff')
const manager = await app.as('body-manager')
const today = shanghaiDay()
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const now = (report: Report) => head(contract.readReport, { body: { id: report.id } })
const answerOf = ({ publicId }: Report) => app.stranger(frontAnswer, { body: { publicId } })

async function pair(): Promise<{ former: Report; successor: Report }> {
  const former = await publishedReport(app)
  return { former, successor: await publishedReport(app, { ...makerOf(former), supersedesId: former.id }) }
}

describe.each([
  ['suspended', (one: Report) => head(contract.suspendReport, { body: { ...key(one), reason: '抽查不符' } })],
  [
    'revoked',
    (one: Report) =>
      head(contract.revokeReport, { body: { ...key(one), reason: '虚假材料', lastFour: one.certificateNo.slice(-4) } }),
  ],
  ['expired', (one: Report) => app.owner.query("UPDATE report SET valid_to = '2020-01-01' WHERE id = $1", [one.id])],
])('where the successor is %s', (status, stop) => {
  test('the replaced certificate stays replaced for every reader, and the successor is named with its standing', async () => {
    const { former, successor } = await pair()
    await stop(successor)
    const answer = await answerOf(former)
    expect(answer).toMatchObject({
      status: 'superseded',
      statusSince: today,
      supersededBy: { publicId: successor.publicId, status },
    })
    expect(await answerOf(successor)).toMatchObject({ supersedes: { publicId: former.publicId, status: 'superseded' } })
    const { certificateNo } = former
    const listed = async (asked: string) =>
      (await app.stranger(frontList, { body: { keyword: certificateNo, status: asked } })).total
    expect([await listed('superseded'), await listed('published')]).toEqual([1, 0])
    const numbers = await app.stranger(checkNumbers, { body: { numbers: [certificateNo] } })
    expect(numbers.list).toMatchObject([{ standing: 'superseded', record: { successorNo: successor.certificateNo } }])
    const covers = await app.stranger(checkCoverage, { body: { publicId: former.publicId, values: {} } })
    expect(covers.answer).toBe('cannotTell')
    expect(covers.reasons[0]).toContain('stays replaced')
    expect(covers.supersededBy).toEqual({
      publicId: successor.publicId,
      certificateNo: successor.certificateNo,
      status,
    })
  })
})

test('it is a notice, an entry of the log and part of the public record of the replaced certificate', async () => {
  const { former, successor } = await pair()
  const { list } = await app.stranger(publicChangeNotices, { body: { certificateNo: former.certificateNo } })
  expect(list).toMatchObject([{ kind: 'replacement', changeDate: today, version: 1 }])
  expect(list.flatMap(({ changes }) => changes).map(({ field }) => field)).toEqual(['status', 'replacedBy'])
  const answer = await answerOf(former)
  expect(answer.history.map(({ kind }) => kind)).toEqual(['publication', 'replacement'])
  expect(answer.log.map(({ kind }) => kind)).toEqual(['publication', 'replacement'])
  const { list: records } = await app.stranger(integrityRecords, { body: { publicIds: [former.publicId] } })
  expect(records[0]?.record).toMatchObject({ replacedBy: successor.certificateNo, replacedOn: today })
  const feed = await app.stranger.raw(changeFeed, { query: { lang: 'zh' } })
  expect(feed.payload).toContain('被替代')
  expect((await now(former)).versions.map(({ kind }) => kind)).toEqual(['publication', 'replacement'])
})

test.each([2, 4])('replacements in parallel never make a ring of %i', async (length) => {
  const record = (former: Report, successor: Report) =>
    head(replaceReport, { body: { ...key(former), successorId: successor.id, reason: '换证' } })
  for (let time = 0; time < 12; time++) {
    const ring = await Promise.all(Array.from({ length }, () => publishedReport(app)))
    await Promise.allSettled(ring.map((one, at) => record(one, ring[(at + 1) % length] ?? one)))
    const { rows } = await app.owner.query<{ replaced: number }>(
      'SELECT count(replaced_by)::int AS replaced FROM report WHERE id = ANY($1)',
      [ring.map(({ id }) => id)],
    )
    expect(rows[0]?.replaced).toBeGreaterThan(0)
    expect(rows[0]?.replaced).toBeLessThan(length)
  }
})

test('undone, it stays undone when the successor is revised in something else', async () => {
  const { former, successor } = await pair()
  await head(contract.restoreReport, { body: { ...key(await now(former)), reason: '替代登记有误' } })
  await manager(contract.renameParty, {
    body: { ...key(successor), party: 'applicant', newName: '新名电梯有限公司', changeDate: today, reason: '更名' },
  })
  expect(await answerOf(former)).toMatchObject({ status: 'published', supersededBy: null })
})

test('an act restores it, with a notice; a valid certificate has nothing to restore', async () => {
  const { former, successor } = await pair()
  const replaced = await now(former)
  expect(replaced).toMatchObject({ status: 'superseded', supersededBy: { id: successor.id } })
  expect(replaced.actions).toContain('restore')
  const restored = await head(contract.restoreReport, { body: { ...key(replaced), reason: '替代登记有误' } })
  expect(restored).toMatchObject({ status: 'published', supersededBy: null })
  expect(restored.actions).not.toContain('restore')
  expect(restored.versions.at(-1)).toMatchObject({ kind: 'restoration', reason: '替代登记有误' })
  expect(await answerOf(former)).toMatchObject({ status: 'published', supersededBy: null })
  expect(await head.refused(contract.restoreReport, { body: { ...key(restored), reason: 'x' } })).toMatchObject({
    status: 409,
  })
})

test('a suspension of a replaced certificate ends with the certificate replaced, not valid', async () => {
  const { former } = await pair()
  const suspended = await head(contract.suspendReport, { body: { ...key(await now(former)), reason: '抽查' } })
  expect(suspended.status).toBe('suspended')
  const restored = await head(contract.restoreReport, { body: { ...key(suspended), reason: '整改' } })
  expect(restored.status).toBe('superseded')
})

test('a revoked certificate stays revoked when another one names it', async () => {
  const former = await publishedReport(app)
  const lastFour = former.certificateNo.slice(-4)
  await head(contract.revokeReport, { body: { ...key(former), reason: 'x', lastFour } })
  await publishedReport(app, { ...makerOf(former), supersedesId: former.id })
  expect(await answerOf(former)).toMatchObject({ status: 'revoked', supersededBy: null })
})

test('a revision that names the replaced certificate later replaces it as well', async () => {
  const former = await publishedReport(app)
  const later = await publishedReport(app, makerOf(former))
  const content = { ...(later.content as unknown as ReportContent), supersedesId: former.id }
  await manager(contract.updateReport, { body: { ...content, ...key(later), reason: '补登' } })
  expect(await answerOf(former)).toMatchObject({ status: 'superseded', supersededBy: { publicId: later.publicId } })
  expect((await answerOf(former)).history.at(-1)).toMatchObject({ kind: 'replacement', reason: '补登' })
})

describe('of another manufacturer or category', () => {
  const foreign = { country: 'DE', manufacturerCreditCode: null, manufacturerLicenceNo: null }

  test('a writer is told that the head office decides', async () => {
    const former = await publishedReport(app, { ...foreign, manufacturerName: 'Aufzug Werke GmbH' })
    const draft = await completeDraft(app, staff)
    const content = draft.content as unknown as ReportContent
    for (const more of [{}, { ...foreign, manufacturerName: 'Lift Works Ltd.' }]) {
      const refusal = await staff.refused(contract.updateReport, {
        body: { ...content, ...more, ...key(draft), supersedesId: former.id },
      })
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'supersedesId' }] })
      expect(refusal.errors[0]?.msg).toContain('head office')
    }
    const goods = await completeDraft(app, staff, { categoryCode: '3120', ...makerOf(former) })
    const refusal = await staff.refused(contract.updateReport, {
      body: { ...(goods.content as unknown as ReportContent), ...key(goods), supersedesId: former.id },
    })
    expect(refusal.errors[0]?.msg).toContain('category')
  })

  test('a former name is the same manufacturer', async () => {
    const manufacturerName = 'Aufzug Werke GmbH'
    const before = await publishedReport(app, { ...foreign, manufacturerName })
    await manager(contract.renameParty, {
      body: { ...key(before), party: 'manufacturer', newName: 'Neue Aufzug GmbH', changeDate: today, reason: '更名' },
    })
    await publishedReport(app, { ...foreign, manufacturerName, supersedesId: before.id })
    expect((await answerOf(before)).status).toBe('superseded')
  })

  test('the head office records it with a reason; nobody else may, and none of it twice or in a circle', async () => {
    const [former, successor] = [await publishedReport(app), await publishedReport(app)]
    const given = { reason: '制造单位重组', successorId: successor.id }
    expect(await manager.refused(replaceReport, { body: { ...key(former), ...given } })).toMatchObject({
      status: 403,
    })
    const replaced = await head(replaceReport, { body: { ...key(former), ...given } })
    expect(replaced).toMatchObject({ status: 'superseded', supersededBy: { id: successor.id, status: 'published' } })
    expect(await answerOf(successor)).toMatchObject({ supersedes: { publicId: former.publicId } })
    const refused = async (one: Report, successorId: number) =>
      (await head.refused(replaceReport, { body: { ...key(one), reason: 'x', successorId } })).errors
    for (const [one, id] of [
      [replaced, successor.id],
      [successor, former.id],
      [successor, successor.id],
      [successor, 999_999],
    ] as const)
      expect(await refused(one, id)).toMatchObject([{ field: 'successorId' }])
  })
})

describe('a successor', () => {
  const record = async (one: Report, successorId: number) =>
    head(replaceReport, { body: { ...key(await now(one)), reason: '换证', successorId } })
  const refusal = async (one: Report, successorId: number) =>
    (await head.refused(replaceReport, { body: { ...key(await now(one)), reason: '换证', successorId } })).errors[0]

  test('is not one that the certificate has replaced by way of others', async () => {
    const [one, two, three] = [await publishedReport(app), await publishedReport(app), await publishedReport(app)]
    await record(one, two.id)
    await record(two, three.id)
    expect(await refusal(three, one.id)).toEqual({
      field: 'successorId',
      msg: 'Replaced by: this certificate has been replaced by the one to be replaced, or by way of others',
    })
    // Nor by the statement of a revision.
    const content = { ...(one.content as unknown as ReportContent), supersedesId: three.id }
    const own = await now(one)
    expect(
      (await manager.refused(contract.updateReport, { body: { ...content, ...key(own), reason: '补登' } })).errors,
    ).toMatchObject([{ field: 'supersedesId', msg: expect.stringContaining('replacing the present one') as unknown }])
    expect((await answerOf(three)).status).toBe('published')
  })

  test.each([
    ['suspended', "status = 'suspended'"],
    ['revoked', "status = 'revoked'"],
    ['expired', "valid_to = '2020-01-01'"],
    ['superseded', `replaced_by = id, replaced_on = '${today}'`],
  ])('that is %s is refused with a message that says so', async (standing, set) => {
    const [former, later] = [await publishedReport(app), await publishedReport(app)]
    // Set in the table, and put back so that the register agrees with its notices.
    const before = (
      await app.owner.query<{ valid_to: string | null }>('SELECT valid_to::text FROM report WHERE id = $1', [later.id])
    ).rows[0]
    await app.owner.query(`UPDATE report SET ${set} WHERE id = $1`, [later.id])
    expect(await refusal(former, later.id)).toEqual({
      field: 'successorId',
      msg: `Replaced by: it must be in force, and this certificate is "${standing}"`,
    })
    await app.owner.query(
      "UPDATE report SET status = 'published', replaced_by = null, replaced_on = null, valid_to = $2 WHERE id = $1",
      [later.id, before?.valid_to],
    )
  })

  test('that was issued before the replaced certificate is refused, by the office and by its writer', async () => {
    const [former, later] = [await publishedReport(app), await publishedReport(app)]
    const setIssued = (one: Report, day: string) =>
      app.owner.query('UPDATE report SET issue_date = $2 WHERE id = $1', [one.id, day])
    await setIssued(later, '2001-02-03')
    const early = `the replacing certificate was issued on 2001-02-03, before the replaced one of ${former.issueDate}`
    expect(await refusal(former, later.id)).toEqual({ field: 'successorId', msg: `Replaced by: ${early}` })
    await setIssued(later, later.issueDate ?? '')
    await setIssued(former, '2199-01-01')
    const content = { ...(later.content as unknown as ReportContent), ...makerOf(former), supersedesId: former.id }
    const { errors } = await manager.refused(contract.updateReport, {
      body: { ...content, ...key(later), reason: '补登' },
    })
    expect(errors).toMatchObject([{ field: 'supersedesId', msg: expect.stringContaining('before') as unknown }])
    await setIssued(former, former.issueDate ?? '')
  })

  test('that is not in force any more takes no place by the statement of a revision', async () => {
    const [former, later] = [await publishedReport(app), await publishedReport(app)]
    const suspended = await head(contract.suspendReport, { body: { ...key(later), reason: '抽查' } })
    const content = { ...(later.content as unknown as ReportContent), ...makerOf(former), supersedesId: former.id }
    const { errors } = await manager.refused(contract.updateReport, {
      body: { ...content, ...key(suspended), reason: '补登' },
    })
    expect(errors).toMatchObject([{ field: 'supersedesId', msg: expect.stringContaining('not in force') as unknown }])
  })
})

test('afterwards the register agrees with its notices and its log', async () => {
  const found = []
  for await (const one of noticeFindings(app.db)) found.push(one)
  for await (const one of integrityFindings(app.db, app.secrets))
    // The dates of validity were set in the table.
    if (one.kind !== 'integrity-record-changed') found.push(one)
  expect(found).toEqual([])
})
