// The dossier of an application: what was corrected, duplicates of every standing, the company, the body's approval; and only what each role may see.
import { describe, expect, test } from 'vitest'
import * as codes from '@register/contract/business/codeApply/codeApply'
import type { Application } from '@register/contract/business/codeApply/shape'
import { revokeReport } from '@register/contract/business/report/report'
import { readDossier } from '@register/contract/business/review/dossier'
import { uploadBusinessFile } from '@register/contract/business/file'
import { testApp } from '../../../../test/app.ts'
import { applicationFor, certificateFile, completeDraft, makerOf, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const [staff, other, head, expert, company, auditor] = await Promise.all(
  ['body-staff', 'body-staff-902', 'head-office', 'expert', 'enterprise', 'auditor'].map((name) => app.as(name)),
)
if (!staff || !other || !head || !expert || !company || !auditor) throw new Error('No callers')

let models = 0
/** A model that no other application has. */
const newModel = () => `QX-${Date.now()}-${++models}`
const apply = (more: Partial<ReturnType<typeof applicationFor>> = {}) =>
  staff(codes.generateCode, { body: { ...applicationFor(), model: newModel(), ...more } })
const returned = ({ id, rev }: Application, opinion: string) =>
  head(codes.reviewByHead, { body: { id, rev, decision: 'return', opinion } })
const dossier = (id: number, who = head) => who(readDossier, { body: { id } })

describe('what was corrected', () => {
  test('reason, step and each changed field with both values; the queue says it too', async () => {
    const content = { ...applicationFor(), model: newModel() }
    const first = await staff(codes.generateCode, { body: content })
    expect((await dossier(first.id)).resubmission).toBeNull()
    const back = await returned(first, '型号与图纸不符')
    const drawing = await staff(uploadBusinessFile, { body: { kind: 'other' } }, { file: certificateFile })
    const model = newModel()
    const again = await staff(codes.resubmitApplication, {
      body: { ...content, model, remark: '已更正', files: [drawing.id], id: first.id, rev: back.rev },
    })
    const { resubmission, application } = await dossier(first.id)
    expect(application).toMatchObject({ id: again.id, resubmission: { step: 'head', reason: '型号与图纸不符' } })
    expect(resubmission).toMatchObject({ step: 'head', reason: '型号与图纸不符', returnedBy: '总局 郑文' })
    expect(resubmission?.changes).toEqual([
      { field: 'model', label: 'Product model', before: content.model, after: model },
      { field: 'remark', label: 'Details', before: '—', after: '已更正' },
      { field: 'files', label: 'Attachments', before: '', after: 'certificate.pdf' },
    ])
    const queue = await head(codes.listByHead, { body: { tab: 'waiting', keyword: application.applicationNo } })
    expect(queue.list.map((row) => row.resubmission)).toEqual([{ step: 'head', reason: '型号与图纸不符' }])
  })

  test('of two corrections the latest counts, with what it began from', async () => {
    const content = { ...applicationFor(), model: newModel() }
    const first = await staff(codes.generateCode, { body: content })
    const resubmit = (rev: number, remark: string) =>
      staff(codes.resubmitApplication, { body: { ...content, remark, id: first.id, rev } })
    const second = await resubmit((await returned(first, '一')).rev, '第一次')
    await resubmit((await returned(second, '二')).rev, '第二次')
    expect((await dossier(first.id)).resubmission).toMatchObject({
      reason: '二',
      changes: [{ field: 'remark', before: '第一次', after: '第二次' }],
    })
  })

  test('a correction from before contents were stored says that it is not known', async () => {
    const content = { ...applicationFor(), model: newModel() }
    const first = await staff(codes.generateCode, { body: content })
    const back = await returned(first, '请改')
    await staff(codes.resubmitApplication, { body: { ...content, id: first.id, rev: back.rev } })
    expect((await dossier(first.id)).resubmission?.changes).toEqual([])
    await app.owner.query('UPDATE code_application_event SET former = NULL WHERE application_id = $1', [first.id])
    expect((await dossier(first.id)).resubmission).toMatchObject({ reason: '请改', changes: null })
  })
})

describe('duplicates', () => {
  test('of the same company and model whatever became of them; the own number is none', async () => {
    const maker = applicationFor()
    const model = newModel()
    const first = await apply({ ...maker, model })
    await head(codes.reviewByHead, { body: { id: first.id, rev: first.rev, decision: 'reject', opinion: 'x' } })
    // In another spelling, and without the credit code: the name alone is enough.
    const second = await apply({ ...maker, model: model.toLowerCase(), manufacturerCreditCode: '' })
    await apply({ ...maker, model: newModel() })
    const { alike } = await dossier(second.id)
    expect(alike.applications.map(({ id, status }) => [id, status])).toEqual([[first.id, 'rejected']])
    expect(alike.certificates).toEqual([])
  })

  test('a revoked certificate is one, by its credit code under another name', async () => {
    const published = await publishedReport(app)
    const revoked = await head(revokeReport, {
      body: {
        id: published.id,
        rev: published.rev,
        reason: '样品不符',
        lastFour: published.certificateNo.slice(-4),
      },
    })
    expect(revoked.status).toBe('revoked')
    const made = await apply({
      manufacturerName: '改名后的电梯有限公司',
      manufacturerCreditCode: makerOf(published).manufacturerCreditCode ?? '',
      model: published.model,
    })
    const { alike, company: known } = await dossier(made.id)
    const found = alike.certificates.find(({ id }) => id === published.id)
    expect(found).toMatchObject({ status: 'revoked', certificateNo: published.certificateNo, inReach: true })
    expect(known.ended.map(({ id }) => id)).toContain(published.id)
    expect(known.standings.find(({ status }) => status === 'revoked')?.count).toBeGreaterThan(0)
    expect(known.firstCertificate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('who sees what', () => {
  test('the head office, the experts and the body itself; another body and a company do not', async () => {
    const { id } = await apply()
    for (const who of [head, expert, staff]) expect((await dossier(id, who)).application.id).toBe(id)
    expect(await other.refused(readDossier, { body: { id } })).toMatchObject({ status: 404 })
    expect(await company.refused(readDossier, { body: { id } })).toMatchObject({ status: 403 })
    expect(await head.refused(readDossier, { body: { id: 999_999_999 } })).toMatchObject({ status: 404 })
  })

  test('another body’s application and draft are no duplicates for a body, and its public certificate has no office page', async () => {
    const model = newModel()
    const maker = applicationFor()
    const theirs = await other(codes.generateCode, { body: { ...maker, model } })
    const ours = await apply({ ...maker, model })
    expect((await dossier(ours.id, staff)).alike.applications).toEqual([])
    expect((await dossier(ours.id)).alike.applications.map(({ id }) => id)).toEqual([theirs.id])
    const published = await publishedReport(app)
    const like = await other(codes.generateCode, {
      body: {
        ...maker,
        manufacturerName: published.manufacturerName,
        manufacturerCreditCode: makerOf(published).manufacturerCreditCode ?? '',
        model: published.model,
      },
    })
    const seen = (await dossier(like.id, other)).alike.certificates.find(({ id }) => id === published.id)
    expect(seen).toMatchObject({ inReach: false, publicId: published.publicId })
    const draft = await completeDraft(app, staff, { model })
    expect((await dossier(like.id, other)).alike.certificates.map(({ id }) => id)).not.toContain(draft.id)
  })

  test('open errors are counted in the caller’s scope, and absent is not none', async () => {
    const { id } = await apply()
    expect((await dossier(id)).company.openErrors).toEqual(expect.any(Number))
    expect((await dossier(id, expert)).company.openErrors).toBeNull()
  })
})

test('the approval of the body: what holds the category, everything, or neither', async () => {
  const { id, bodyId } = await apply()
  const list = async (approval: 'all' | 'listed', codes_: readonly string[]) => {
    await app.owner.query('DELETE FROM dept_category WHERE dept_id = $1', [bodyId])
    await app.owner.query('UPDATE dept SET approval = $2 WHERE id = $1', [bodyId, approval])
    for (const code of codes_)
      await app.owner.query('INSERT INTO dept_category (dept_id, category_code) VALUES ($1, $2)', [bodyId, code])
    return (await dossier(id)).approval
  }
  const some = await list('listed', ['3000', '4000'])
  expect(some).toMatchObject({ everything: false, stopped: false })
  expect(some.covering.map(({ code }) => code)).toEqual(['3000'])
  expect(some.approved).toHaveLength(2)
  expect(await list('listed', ['4000'])).toMatchObject({ everything: false, covering: [] })
  expect(await list('all', [])).toMatchObject({ everything: true, approved: [], covering: [] })
})
