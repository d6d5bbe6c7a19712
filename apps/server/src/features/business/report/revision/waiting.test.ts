// A proposal that waits while an announced name comes into force: it changes what it proposes, and nothing else.
import { expect, test } from 'vitest'
import { uploadBusinessFile } from '@register/contract/business/file'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { certificateFile, publishedReport } from '../../../../../test/make.ts'
import type { JobRecord } from '../../../../jobs/job.ts'
import { putNamesIntoForce } from '../service.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const staff = await app.as('body-staff')
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const rename = (report: Report, more: object = {}) => ({
  body: {
    ...key(report),
    party: 'manufacturer' as const,
    newName: '新名电梯有限公司',
    changeDate: shift(shanghaiDay(), 1),
    reason: '企业更名',
    ...more,
  },
})
/** Midnight of the announced day passes, and the task writes the name. */
async function nextDay({ id }: Report): Promise<void> {
  await app.owner.query('UPDATE party_entry SET effective_on = effective_on - 1 WHERE NOT written AND report_id = $1', [
    id,
  ])
  const { signal } = new AbortController()
  await putNamesIntoForce({ db: app.db, secrets: app.secrets, job: { id: 'names' } as JobRecord, signal })
}
const confirm = ({ proposals: [proposal] }: Report) =>
  manager(contract.confirmProposal, { body: { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 } })

test.each<[string, (report: Report) => Promise<Report>, Partial<Report>]>([
  [
    'a revision',
    async (report) => {
      const { fileIds: _, ...content } = report.content as ReportContent
      const fileIds = report.files.map(({ id }) => id)
      const body = { ...content, ...key(report), fileIds, model: 'ZZ-9', reason: '型号印刷错误' }
      return staff(contract.updateReport, { body })
    },
    { model: 'ZZ-9' },
  ],
  [
    'a change of name of the other company',
    (report) =>
      staff(contract.renameParty, rename(report, { party: 'applicant', newName: '新申请', changeDate: shanghaiDay() })),
    { applicantName: '新申请' },
  ],
])('%s that was proposed before the day leaves the name of the day and its proof', async (_, propose, proposed) => {
  const report = await publishedReport(app)
  const old = report.manufacturerName
  const proof = await manager(uploadBusinessFile, { body: { kind: 'proof' } }, { file: certificateFile })
  const announced = await manager(contract.renameParty, rename(report, { fileIds: [proof.id] }))
  const waiting = await propose(announced)
  await nextDay(report)
  const decided = await confirm(waiting)
  expect(decided).toMatchObject({ ...proposed, manufacturerName: '新名电梯有限公司', version: 3 })
  expect(decided.files.map(({ id }) => id)).toContain(proof.id)
  expect(await app.stranger(frontAnswer, { body: { publicId: report.publicId } })).toMatchObject({
    manufacturerName: '新名电梯有限公司',
    formerNames: expect.arrayContaining([old]) as unknown,
  })
  expect(await app.findings()).toEqual([])
})
