// The days of a record against those of its code: refused, asked for a reason, warned about, by form, import, submission, publication and revision.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { insertReport, publishReport, readReport, updateReport } from '@register/contract/business/report/report'
import { submitReport } from '@register/contract/business/report/lifecycle/handover'
import { checkImport } from '@register/contract/business/reportImport'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { expect, test } from 'vitest'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { endOfImport } from '../../../../../test/endOfImport.ts'
import { completeDraft, issuedCode, liftContent, publishedReport } from '../../../../../test/make.ts'
import { writeBook } from '../../../../files/excel.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
const today = shanghaiDay()
const yesterday = shift(today, -1)

const key = ({ id, rev }: Report) => ({ id, rev })
const changed = (report: Report, more: Partial<ReportContent>, reason?: string) => ({
  ...(report.content as ReportContent),
  ...more,
  ...key(report),
  ...(reason !== undefined && { reason }),
})
/** A draft whose test began on the day before its code was applied for. */
const testedEarly = () => completeDraft(app, staff, { testStartDate: yesterday })
const fields = (refusal: { errors?: readonly { field: string }[] }) => refusal.errors?.map(({ field }) => field)

test('an issue before the approval of its number is refused in draft, save and import', async () => {
  const { code } = await issuedCode(app, staff)
  const early = { issueDate: yesterday, testStartDate: yesterday, testEndDate: yesterday }
  const refusal = await staff.refused(insertReport, { body: liftContent({ certificateNo: code, ...early }) })
  expect(fields(refusal)).toEqual(['issueDate'])
  expect(refusal.msg).toContain(yesterday)
  expect(refusal.msg).toContain(today)
  const draft = await staff(insertReport, { body: liftContent({ certificateNo: code }) })
  expect(fields(await staff.refused(updateReport, { body: changed(draft, early) }))).toEqual(['issueDate'])

  const other = await issuedCode(app, staff)
  const heads = ['Certificate No.', 'Equipment category', 'Issue date']
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: heads.map((header) => ({ header, width: 10 })),
      rows: [yesterday, today].map((day) => [other.code, '3110', day]),
    },
  ])
  const { id } = await staff(checkImport, { body: { formKind: elevator.key } }, { file: { name: 'new.xlsx', bytes } })
  const { problems } = await endOfImport(staff, id)
  const ofIssue = problems.filter(({ label }) => label === 'Issue date')
  expect(ofIssue.map(({ row }) => row)).toEqual([2])
  expect(ofIssue[0]?.msg).toContain('approved')
})

test('a test before the application is warned about, and its reason asked for at submission and publication', async () => {
  const draft = await testedEarly()
  const sentence = `The test started on ${yesterday}, before the certificate number was applied for on ${today}`
  expect(draft.warnings).toContain(sentence)
  expect(draft.missing).toEqual([expect.objectContaining({ field: 'dateNote', kind: 'other' })])
  for (const refusal of [
    await staff.refused(submitReport, { body: key(draft) }),
    await manager.refused(publishReport, { body: key(draft) }),
  ]) {
    expect(fields(refusal)).toEqual(['dateNote'])
    expect(refusal.msg).toContain(sentence)
  }
  const noted = await staff(updateReport, { body: changed(draft, { dateNote: '样品先行送检' }) })
  expect(noted.missing).toEqual([])
  await staff(submitReport, { body: key(noted) })
  const waiting = await manager(readReport, { body: { id: noted.id } })
  expect(waiting.warnings).toContain(sentence)
  expect(waiting.content).toMatchObject({ dateNote: '样品先行送检' })
  const published = await manager(publishReport, { body: key(waiting) })
  expect(published.status).toBe('published')
  const answer = await app.stranger(frontAnswer, { body: { publicId: published.publicId } })
  expect(JSON.stringify(answer)).not.toContain('样品先行送检')
  expect(await app.findings()).toEqual([])
})

test('a revision that leaves the dates is not checked again, one that changes them is', async () => {
  const report = await publishedReport(app)
  await app.owner.query("UPDATE code_application SET created_at = now() + interval '9 days' WHERE code = $1", [
    report.content['certificateNo'],
  ])
  const first = await manager(updateReport, { body: changed(report, { drawingNo: 'A-1' }, '更正图号') })
  expect(first.version).toBe(2)
  const days = { testStartDate: yesterday }
  expect(fields(await manager.refused(updateReport, { body: changed(first, days, '更正') }))).toEqual(['dateNote'])
  const early = { ...days, testEndDate: yesterday, issueDate: yesterday, dateNote: '原件如此' }
  expect(fields(await manager.refused(updateReport, { body: changed(first, early, '更正') }))).toEqual(['issueDate'])
  const second = await manager(updateReport, { body: changed(first, { ...days, dateNote: '原件如此' }, '更正') })
  expect(second.version).toBe(3)
})

test('a certificate from before the register is warned about and needs no reason', async () => {
  const content = liftContent({
    certificateNo: null,
    issueDate: '2015-05-01',
    testStartDate: '2015-05-01',
    validTo: null,
  })
  const body = { ...content, testEndDate: '2015-05-20', existing: true, publish: true }
  const report = await manager(insertReport, { body })
  expect(report.version).toBe(1)
  expect(report.warnings).toContain('The test ended on 2015-05-20, after the issue date 2015-05-01')
})
