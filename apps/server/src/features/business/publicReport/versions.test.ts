// Earlier versions of a public certificate: whole, for anyone, and never more than its public answer said at the time.
import { frontVersion } from '@register/contract/business/publicReport/certificate/version'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { updateReport } from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const manager = await app.as('body-manager')
const staff = await app.as('body-staff')

const personal = { contactName: '张三丰', contactPhone: '13812345678', handler: '李四光', remark: '内部备注' }

/** The content as a writer sends it back. */
const sentBack = ({ content }: Report): ReportContent => {
  const { supersedesId: _, ...rest } = content as unknown as ReportContent
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)) as unknown as ReportContent
}

async function revised() {
  const report = await publishedReport(app, {
    ...personal,
    components: [
      { name: '限速器', model: 'XS-1', certificateNo: 'TSXF31002220160001', manufacturer: '甲部件有限公司' },
    ],
  })
  const before = await stranger(frontAnswer, { body: { publicId: report.publicId } })
  const content = sentBack(report)
  await manager(updateReport, {
    body: { id: report.id, rev: report.rev, ...content, productName: '无机房乘客电梯', reason: '证书打印错误' },
  })
  return { publicId: report.publicId, before }
}

test('the first version says what the answer said before the revision, without what is not public', async () => {
  const { publicId, before } = await revised()
  const after = await stranger(frontAnswer, { body: { publicId } })
  const first = await stranger(frontVersion, { body: { publicId, version: 1 } })
  expect(after.productName).toBe('无机房乘客电梯')
  expect(first).toMatchObject({
    version: 1,
    kind: 'publication',
    present: { version: 2, status: 'published' },
    productName: before.productName,
    compare: before.compare,
    groups: before.groups,
    coverageText: before.coverageText,
  })
  expect(first.coverage.rows).toEqual(before.coverage.rows)
  expect(first.components[0]).toMatchObject({ name: '限速器', model: 'XS-1', manufacturer: '甲部件有限公司' })
  const text = JSON.stringify(first)
  for (const word of Object.values(personal)) expect(text).not.toContain(word)
  const second = await stranger(frontVersion, { body: { publicId, version: 2 } })
  expect(second).toMatchObject({ kind: 'revision', present: { version: 2 }, compare: after.compare })
})

test('there is no third version, and none of what is not public', async () => {
  const { publicId } = await revised()
  expect(await stranger.refused(frontVersion, { body: { publicId, version: 3 } })).toMatchObject({ status: 404 })
  const draft = await completeDraft(app, staff)
  expect(await stranger.refused(frontVersion, { body: { publicId: draft.publicId, version: 1 } })).toMatchObject({
    status: 404,
  })
  for (const version of [0, -1, 1.5])
    expect(await stranger.refused(frontVersion, { body: { publicId, version } })).toMatchObject({ status: 400 })
})
