// An existing certificate whose validity is not registered is neither called valid nor denied.
import { describe, expect, test } from 'vitest'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import { importExisting } from '@register/contract/business/reportImport'
import type { ReportContent } from '@register/contract/business/report/shape'
import { contexts } from '../../../../../seed/demo/ctx.ts'
import { testApp } from '../../../../../test/app.ts'
import { liftContent, publishedReport } from '../../../../../test/make.ts'
import { insertExisting } from '../service.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const ctx = await contexts(app.db, app.secrets)('body-manager', importExisting)
let count = 0

/** Stores an existing certificate as an import does, and returns its office record. */
async function existing(more: Partial<ReportContent>) {
  const no = `OLD-${++count}`
  const content = { ...liftContent({ certificateNo: no, reportNo: [`R-${no}`] }), validTo: null, ...more }
  const [id = 0] = await app.db
    .transaction()
    .execute((tx) => insertExisting({ ...ctx, db: tx }, { id: ctx.actor.deptId ?? 0 }, [content]))
  return manager(contract.readReport, { body: { id } })
}

describe.each<[string, Partial<ReportContent>, string]>([
  ['nothing about its end', {}, 'unconfirmed'],
  ['an end, but no conclusion', { validTo: '2099-01-01', conclusion: null }, 'unconfirmed'],
  ['no expiry, but no day of issue', { noExpiry: true, issueDate: null }, 'unconfirmed'],
  [
    'an end that is over, and no conclusion',
    { validTo: '2020-01-01', issueDate: '2016-01-01', conclusion: null },
    'expired',
  ],
  ['an end to come', { validTo: '2099-01-01' }, 'published'],
  ['that it does not expire', { noExpiry: true }, 'published'],
])('an existing certificate that states %s', (_, more, status) => {
  test('reads alike in the answer, the lists and the coverage check', async () => {
    const report = await existing(more)
    expect(report.status).toBe(status)
    const { publicId, certificateNo } = report
    expect((await app.stranger(frontAnswer, { body: { publicId } })).status).toBe(status)
    const listed = async (asked: string) =>
      (await app.stranger(frontList, { body: { keyword: certificateNo, status: asked } })).list.length
    expect(await listed(status)).toBe(1)
    if (status !== 'published') expect(await listed('published')).toBe(0)
    const { answer, reasons } = await app.stranger(checkCoverage, { body: { publicId, values: {} } })
    if (status === 'unconfirmed') {
      expect(answer).toBe('cannotTell')
      expect(reasons[0]).toContain('check the original')
    }
  })
})

test('the writer states later that the original says so; an end and no end contradict each other', async () => {
  const report = await existing({})
  const content = report.content as unknown as ReportContent
  const given = { ...content, id: report.id, rev: report.rev, reason: '核对原件', noExpiry: true }
  const refused = await manager.refused(contract.updateReport, { body: { ...given, validTo: '2099-01-01' } })
  expect(refused.errors).toMatchObject([{ field: 'noExpiry' }])
  expect(await manager(contract.updateReport, { body: given })).toMatchObject({ status: 'published' })
})

test('a certificate that this register issued has no end where none is given', async () => {
  expect((await publishedReport(app, { validTo: null })).status).toBe('published')
})
