// The preview of a draft equals the public answer after its publication, and only people who may open the draft can read it.
import { publishReport } from '@register/contract/business/report/report'
import { previewAnswer } from '@register/contract/business/publicReport/preview'
import { shippedForm } from '@register/contract/rules/parameters/formKinds'
import { frontAnswer, type Answer } from '@register/contract/business/publicReport/publicReport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { completeDraft } from '../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const draft = await completeDraft(app, staff, {
  contactName: '张三',
  contactPhone: '13800001234',
  remark: 'not for the public',
  coverageText: '同一品种、同一型号',
})

/** Values that differ between preview and published answer: the time, the log, the counter, and addresses that expire. */
const lasting = ({ lookedUpAt: _1, log: _2, checks: _3, files, ...answer }: Answer) => ({
  ...answer,
  files: files.map(({ name, kind, size }) => ({ name, kind, size })),
})

test('it is what the public reads after publication, word for word', async () => {
  const preview = await staff(previewAnswer, { body: { id: draft.id } })
  expect(preview.files).toHaveLength(1)
  expect(preview.status).toBe('published')
  const { form } = shippedForm({ categoryCode: draft.categoryCode }) ?? {}
  expect(preview.groups.flatMap(({ items }) => items)).toContainEqual({
    key: 'subForm',
    label: 'Parameter form',
    value: form?.label[1],
    unit: '',
  })
  expect(JSON.stringify(preview)).not.toMatch(/张三|13800001234|not for the public/)
  const manager = await app.as('body-manager')
  const { publicId } = await manager(publishReport, { body: { id: draft.id, rev: draft.rev } })
  const answer = await app.stranger(frontAnswer, { body: { publicId } })
  expect(lasting(preview)).toEqual(lasting(answer))
  expect(lasting(await staff(previewAnswer, { body: { id: draft.id } }))).toEqual(lasting(answer))
})

test('a draft past its validity reads as expired', async () => {
  const old = await completeDraft(app, staff, {
    testStartDate: '2010-01-04',
    testEndDate: '2010-01-20',
    issueDate: null,
    validTo: '2012-01-01',
  })
  expect((await staff(previewAnswer, { body: { id: old.id } })).status).toBe('expired')
})

test('people outside the body get no preview of a draft', async () => {
  const fresh = await completeDraft(app, staff)
  await expect(app.stranger(previewAnswer, { body: { id: fresh.id } })).rejects.toThrow(/refused: 401/)
  const head = await app.as('head-office')
  await expect(head(previewAnswer, { body: { id: fresh.id } })).rejects.toThrow(/refused: 404/)
})
