// Parameters that are taken over from an earlier report: which reports are offered, how long a parameter stays marked, and that a draft with unconfirmed marks is neither handed over nor published.
import { copyReport } from '@register/contract/business/report/content/copy'
import { publishBatch, submitReport } from '@register/contract/business/report/lifecycle/handover'
import { publishReport, readReport, updateReport } from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { earlierReports } from '@register/contract/business/report/takeOver/earlier'
import type { Marks } from '@register/contract/business/report/takeOver/marks'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, makerOf, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const [staff, manager, other] = [
  await app.as('body-staff'),
  await app.as('body-manager'),
  await app.as('body-staff-902'),
]
const from = 'TSX 3110 901 2026 0001'
const contentOf = (report: Report, more: Partial<ReportContent> = {}) =>
  ({ ...report.content, ...more }) as unknown as ReportContent
const save = (report: Report, takenOver?: Marks, more: Partial<ReportContent> = {}) =>
  staff(updateReport, {
    body: { ...contentOf(report, more), id: report.id, rev: report.rev, ...(takenOver && { takenOver }) },
  })
const marked = async () => save(await completeDraft(app, staff), { ratedLoad: from, ratedSpeed: from, nothing: from })
const both = ['ratedLoad', 'ratedSpeed']

test('published reports of the own body on this maker and model are offered with their parameters', async () => {
  const model = `QX-${Date.now()}`
  const maker = makerOf(await publishedReport(app))
  const first = await publishedReport(app, { model, ...maker })
  await completeDraft(app, staff, { model, ...maker })
  const asked = { manufacturerName: first.manufacturerName, model: model.toLowerCase().replace('-', ' -') }
  const found = await staff(earlierReports, { body: asked })
  expect(found).toMatchObject([{ id: first.id, number: first.certificateNo, model, subForm: 'traction' }])
  expect(found[0]?.parameters).toEqual(first.content.parameters)
  expect(await staff(earlierReports, { body: { ...asked, model: `${model}A` } })).toEqual([])
  // Other models of the form come after those of the model itself.
  const second = await publishedReport(app, { model: `${model}B`, ...maker })
  const ofForm = await staff(earlierReports, { body: { ...asked, subForm: 'traction' } })
  expect(ofForm.map(({ id }) => id).slice(0, 2)).toEqual([first.id, second.id])
  expect(await staff(earlierReports, { body: { ...asked, model: `${model}A`, subForm: 'hydraulic' } })).toEqual([])
  expect(await staff(earlierReports, { body: { ...asked, manufacturerName: '另一家电梯有限公司' } })).toEqual([])
  expect(await other(earlierReports, { body: asked })).toEqual([])
})

test('marks stay with a draft until they are taken off, and go with an emptied value', async () => {
  const draft = await marked()
  expect(draft.takenOver).toEqual({ ratedLoad: from, ratedSpeed: from })
  const again = await save(draft)
  expect(again.takenOver).toEqual(draft.takenOver)
  const { ratedSpeed: _, ...parameters } = contentOf(again).parameters
  const emptied = await save(again, undefined, { parameters })
  expect(emptied.takenOver).toEqual({ ratedLoad: from })
  expect((await save(emptied, {})).takenOver).toEqual({})
})

test('a draft with marks is neither handed over nor published, by whatever way, until they are confirmed', async () => {
  const { id, rev } = await marked()
  const refusal =
    /409 .*2 parameters taken over.*Rated load.*"needs":"confirmedTakenOver","values":\["ratedLoad","ratedSpeed"\]/
  await expect(staff(submitReport, { body: { id, rev } })).rejects.toThrow(refusal)
  await expect(manager(publishReport, { body: { id, rev } })).rejects.toThrow(refusal)
  const { stopped } = await manager(publishBatch, { body: { reports: [{ id, rev }] } })
  expect(stopped[0]?.reasons.join()).toContain('have not been looked at')
  await expect(staff(submitReport, { body: { id, rev, confirmedTakenOver: ['ratedLoad'] } })).rejects.toThrow(
    /"values":\["ratedSpeed"\]/,
  )
  const sent = await staff(submitReport, { body: { id, rev, confirmedTakenOver: both } })
  expect(sent.takenOver).toEqual({})
  expect(sent.handovers.map(({ event }) => event)).toEqual(['confirmTakenOver', 'submit'])
  expect(sent.handovers[0]?.reason).toContain(from)
  const done = await manager(publishReport, { body: { id, rev: sent.rev } })
  expect(done.status).toBe('published')
})

test('a published report takes no marks, and keeps none in its versions', async () => {
  const { id, rev } = await marked()
  const done = await manager(publishReport, { body: { id, rev, confirmedTakenOver: both } })
  const body = { ...contentOf(done, { drawingNo: 'D-9' }), id, rev: done.rev, reason: '补充图号' }
  await expect(manager(updateReport, { body: { ...body, takenOver: { ratedLoad: from } } })).rejects.toThrow(
    /takenOver/,
  )
  const { rows } = await app.owner.query<{ kept: unknown }>(
    "SELECT content -> 'taken_over' AS kept FROM report_version WHERE report_id = $1",
    [id],
  )
  expect(rows).toEqual([{ kept: {} }])
})

test('a copy is marked as a whole, because nobody has compared it with its own test', async () => {
  const source = await publishedReport(app)
  const { id } = await staff(copyReport, { body: { id: source.id } })
  const { takenOver } = await staff(readReport, { body: { id } })
  expect(Object.keys(takenOver).toSorted()).toEqual(Object.keys(source.content.parameters).toSorted())
  expect(new Set(Object.values(takenOver))).toEqual(new Set([source.certificateNo]))
})
