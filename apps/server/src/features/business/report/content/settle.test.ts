// A change of a category's forms takes effect at the next write and does not change existing records.
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { copyReport } from '@register/contract/business/report/content/copy'
import * as contract from '@register/contract/business/report/report'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import type { ReportContent } from '@register/contract/business/report/shape'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { applicationFor, completeDraft, issuedCode, liftContent, uploadCertificate } from '../../../../../test/make.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
const catalogue = (change: string) => app.owner.query(`UPDATE category SET ${change} WHERE code = '31Z0'`)
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const given = ({ content, files }: { content: unknown; files: readonly { id: string }[] }) => ({
  ...(content as ReportContent),
  fileIds: files.map(({ id }) => id),
})

await app.owner
  .query(`INSERT INTO category (code, parent_code, level, path, leaf, name_zh, name_en, form_kind, forms, source, edition, sort)
  VALUES ('31Z0', '3100', 3, '{3000,3100,31Z0}', true, '新型电梯', 'New lift', 'elevator', '{traction}', '新规则', '2026', 1)`)

describe('a category of the office’s own', () => {
  test('is applied for, drafted by its default form, published and found', async () => {
    const { subForm: _, ...unnamed } = liftContent({ categoryCode: '31Z0' })
    const { code } = await issuedCode(app, staff, '31Z0')
    const file = await uploadCertificate(staff)
    const body = { ...unnamed, certificateNo: code, fileIds: [file.id] }
    const draft = await staff(contract.insertReport, { body })
    expect(draft.content).toMatchObject({ subForm: 'traction', parameters: { driveMode: 'traction' } })
    expect(draft.formKind).toBe('elevator')
    const { publicId } = await manager(contract.publishReport, { body: key(draft) })
    const answer = await app.stranger(frontAnswer, { body: { publicId } })
    expect(answer.categoryName).toBe('New lift')
    expect(answer.groups.flatMap(({ items }) => items.map((item) => item.key))).toContain('driveMode')
  })

  test.each([
    ['a form that it does not allow', { subForm: 'bridge' }, /must be one of: Traction lift/],
    ['a form that there is not', { subForm: 'none' }, /must be one of: Traction lift/],
  ])('refuses %s by naming those it allows', async (_, more, said) => {
    const { status, errors } = await staff.refused(contract.insertReport, { body: { categoryCode: '31Z0', ...more } })
    expect(status).toBe(400)
    expect(errors).toEqual([{ field: 'subForm', msg: expect.stringMatching(said) as string }])
  })
})

describe('when its forms change', () => {
  test('a draft and a published report keep theirs, a new one and a copy have the default one of now', async () => {
    const draft = await completeDraft(app, staff, { categoryCode: '31Z0' })
    const report = await manager(contract.publishReport, {
      body: key(await completeDraft(app, staff, { categoryCode: '31Z0' })),
    })
    await catalogue(`forms = '{inclined,dumbwaiter}'`)
    const edited = await staff(contract.updateReport, { body: { ...given(draft), ...key(draft), remark: 'x' } })
    expect(edited.content).toMatchObject({ subForm: 'traction', remark: 'x' })
    expect(await manager(contract.publishReport, { body: key(edited) })).toMatchObject({ version: 1 })
    const revised = await manager(contract.updateReport, {
      body: { ...given(report), ...key(report), drawingNo: 'D-7', reason: '证书打印错误' },
    })
    expect(revised).toMatchObject({ version: 2, content: { subForm: 'traction' } })

    const refused = await staff.refused(contract.insertReport, {
      body: { ...liftContent({ categoryCode: '31Z0' }), subForm: 'traction' },
    })
    expect(refused.errors.map(({ field }) => field)).toEqual(['subForm'])
    const { id, leftOut } = await staff(copyReport, { body: { id: report.id } })
    expect(leftOut).toEqual(expect.arrayContaining(['Parameter form', 'Parameters', 'Coverage']))
    expect((await staff(contract.readReport, { body: { id } })).content).toMatchObject({
      subForm: 'dumbwaiter',
      parameters: {},
    })
  })

  test('one that has none any more takes no parameters', async () => {
    await catalogue(`forms = '{}'`)
    const { status, errors } = await staff.refused(contract.insertReport, {
      body: { categoryCode: '31Z0', subForm: 'traction' },
    })
    expect([status, errors]).toEqual([400, [{ field: 'categoryCode', msg: expect.any(String) as string }]])
    await catalogue(`forms = '{traction}'`)
  })
})

test('of a retired category nothing new begins, and what has begun goes on', async () => {
  const draft = await completeDraft(app, staff, { categoryCode: '31Z0' })
  const { code } = await issuedCode(app, staff, '31Z0')
  await catalogue('retired = true')
  for (const refusal of [
    await staff.refused(contract.insertReport, { body: { categoryCode: '31Z0' } }),
    await staff.refused(generateCode, { body: applicationFor('31Z0') }),
  ])
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'categoryCode' }] })
  const written = await staff(contract.insertReport, {
    body: liftContent({ categoryCode: '31Z0', certificateNo: code, fileIds: [(await uploadCertificate(staff)).id] }),
  })
  expect(await manager(contract.publishReport, { body: key(written) })).toMatchObject({ version: 1 })
  const published = await manager(contract.publishReport, { body: key(draft) })
  const body = { ...given(published), ...key(published), drawingNo: 'D-8', reason: '证书打印错误' }
  expect(await manager(contract.updateReport, { body })).toMatchObject({ version: 2 })
  await catalogue('retired = false')
})

test('a vessel takes its class from its category, and a report that contradicts it is refused by both names', async () => {
  const vessel = { categoryCode: '2150', subForm: 'vessel', parameters: {} }
  const draft = await staff(contract.insertReport, { body: vessel })
  expect(draft.content.parameters).toEqual({ vesselClass: 'II' })
  const contrary = { ...vessel, ...key(draft), parameters: { vesselClass: 'III' } }
  expect((await staff.refused(contract.updateReport, { body: contrary })).errors).toEqual([
    {
      field: 'parameters.vesselClass',
      msg: 'Vessel class "Class III" contradicts category 2150, whose products are "Class II"',
    },
  ])
  // Without the form it is the category's only one, which settles the same.
  const unnamed = { categoryCode: '2130', parameters: {} }
  const other = await staff(contract.insertReport, { body: unnamed })
  expect(other.content).toMatchObject({ subForm: 'vessel', parameters: { vesselClass: 'III' } })
  // An earlier record that contradicts it stays readable as it is.
  await app.owner.query(`UPDATE report SET parameters = '{"vesselClass": "I"}' WHERE id = ${other.id}`)
  const read = await staff(contract.readReport, { body: { id: other.id } })
  expect(read.content.parameters).toEqual({ vesselClass: 'I' })
})
