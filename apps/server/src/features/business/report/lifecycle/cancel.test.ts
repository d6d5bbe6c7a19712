// Cancelling at the holder's wish: an end of its own, with its own word, which is not revoking.
import { expect, test } from 'vitest'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { changeFeed, publicChangeNotices } from '@register/contract/business/changeNotice'
import { cancelReport } from '@register/contract/business/report/lifecycle/standing'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { noticeFindings } from '../../changeNotice/service.ts'
import { integrityFindings } from '../../../../../test/log/integrityFindings.ts'

const app = await testApp()
const head = await app.as('head-office')
const manager = await app.as('body-manager')
const today = shanghaiDay()

async function cancelled() {
  const report = await publishedReport(app)
  const { id, rev, certificateNo } = report
  const key = { id, rev, lastFour: certificateNo.slice(-4) }
  return { report: await head(cancelReport, { body: { ...key, ground: 'companyClosed' } }), key }
}

test('is said in its own words everywhere', async () => {
  const { report } = await cancelled()
  const { publicId, certificateNo } = report
  expect(report).toMatchObject({ status: 'cancelled', storedStatus: 'cancelled' })
  const answer = await app.stranger(frontAnswer, { body: { publicId } })
  expect(answer).toMatchObject({ status: 'cancelled', statusSince: today, statusGround: 'The company has closed' })
  const listed = async (status: string) =>
    (await app.stranger(frontList, { body: { keyword: certificateNo, status } })).total
  expect([await listed('cancelled'), await listed('revoked'), await listed('published')]).toEqual([1, 0, 0])
  const covers = await app.stranger(checkCoverage, { body: { publicId, values: {} } })
  // Issued and cancelled on one day, it was in force on none.
  expect(covers).toMatchObject({ answer: 'notCovered', status: 'cancelled' })
  expect(covers.reasons[0]).toContain('holder')
  const { list } = await app.stranger(publicChangeNotices, { body: { certificateNo } })
  expect(list).toMatchObject([
    {
      kind: 'cancellation',
      changes: [{ after: 'Cancelled' }, { field: 'statusGround', after: 'The company has closed' }],
    },
  ])
  expect(answer.log.at(-1)?.kind).toBe('cancellation')
  expect((await app.stranger.raw(changeFeed, { query: { lang: 'zh' } })).payload).toContain('注销')
})

test('asks for the number, for a ground, and for details where no ground of the list is meant', async () => {
  const { id, rev, certificateNo } = await publishedReport(app)
  const refused = async (more: object) =>
    (await head.refused(cancelReport, { body: { id, rev, ...more } })).errors.map(({ field }) => field)
  const lastFour = certificateNo.slice(-4)
  expect(await refused({ lastFour })).toEqual(['ground'])
  expect(await refused({ lastFour: 'XXXX', ground: 'companyClosed' })).toEqual(['lastFour'])
  expect(await refused({ lastFour, ground: 'other' })).toEqual(['reason'])
  const body = { id, rev, lastFour, ground: 'other' as const, reason: '转产' }
  expect((await manager.refused(cancelReport, { body })).status).toBe(403)
  const report = await head(cancelReport, { body })
  expect(await app.stranger(frontAnswer, { body: { publicId: report.publicId } })).toMatchObject({
    statusReason: '转产',
  })
})

test('cannot be undone, but fraud that comes to light afterwards is still revoked', async () => {
  const { report, key } = await cancelled()
  const now = { ...key, rev: report.rev, reason: '虚假材料' }
  expect(report.actions).toEqual(['revoke', 'recall'])
  const { lastFour: _, ...bare } = now
  expect((await head.refused(contract.restoreReport, { body: bare })).status).toBe(409)
  expect((await head.refused(contract.suspendReport, { body: bare })).status).toBe(409)
  expect(await head(contract.revokeReport, { body: now })).toMatchObject({ status: 'revoked' })
  const answer = await app.stranger(frontAnswer, { body: { publicId: report.publicId } })
  expect(answer).toMatchObject({ status: 'revoked', statusGround: null })
})

test('afterwards the register agrees with its notices and its log', async () => {
  const found = []
  for await (const one of noticeFindings(app.db)) found.push(one)
  for await (const one of integrityFindings(app.db, app.secrets)) found.push(one)
  expect(found).toEqual([])
})
