// What each kind of reader sees of a report: masked contact data by default, full data on an audited request, and no internal fields for companies.
import { maskedName, maskedPhone } from '@register/contract/input/mask'
import { readReportVersion } from '@register/contract/business/report/lifecycle/version'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@register/contract/all'
import { uploadBusinessFile } from '@register/contract/business/file'
import { revealContact } from '@register/contract/business/report/parties/contact'
import { findManufacturers } from '@register/contract/business/report/parties/manufacturer'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import {
  certificateFile,
  completeDraft,
  liftContent,
  publishedReport,
  uploadCertificate,
} from '../../../../../test/make.ts'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
const [staff, manager, head, expert, enterprise, other] = await Promise.all(
  (['body-staff', 'body-manager', 'head-office', 'expert', 'enterprise', 'body-manager-902'] as const).map((name) =>
    app.as(name),
  ),
)
if (!staff || !manager || !head || !expert || !enterprise || !other) throw new Error('Nobody there')

const contact = { contactName: '张三丰', contactPhone: '13812345678' }
const shown = { contactName: '张**', contactPhone: '138****5678' }
const key = ({ id, rev }: Report) => ({ id, rev })
/** The content as a writer sends it back after opening it in the editor. */
const sentBack = ({ content }: Report, more: Partial<ReportContent> = {}) => {
  const { supersedesId: _, ...rest } = content as unknown as ReportContent
  return { ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)), ...more } as ReportContent
}
const stored = async ({ id }: { id: number }) => (await manager(revealContact, { body: { id } })) as object

test.each([
  ['13812345678', '138****5678'],
  ['+86 138 1234 5678', '+86****5678'],
  ['010-88880000', '010****0000'],
  ['88880000', '****00'],
])('%s is shown as %s', (phone, mask) => expect(maskedPhone(phone)).toBe(mask))
test.each([
  ['张三', '张**'],
  ['John Smith', 'J**'],
  ['𠮷田', '𠮷**'],
])('%s is shown as %s', (name, mask) => expect(maskedName(name)).toBe(mask))

describe('contact data', () => {
  test('is masked for every reader, also for its writer', async () => {
    const draft = await completeDraft(app, staff, contact)
    expect(draft.content).toMatchObject(shown)
    const report = await manager(contract.publishReport, { body: key(draft) })
    for (const caller of [staff, manager, head, expert]) {
      const opened = await caller(contract.readReport, { body: { id: report.id } })
      expect(opened.content).toMatchObject(shown)
      const version = await caller(readReportVersion, { body: { id: report.id, version: 1 } })
      expect(version.content).toMatchObject(shown)
    }
  })

  test('is opened by its own right, on record, in reach only', async () => {
    const report = await publishedReport(app, contact)
    const asked = { body: { id: report.id } }
    expect(await manager(revealContact, asked)).toEqual(contact)
    expect(await head(revealContact, asked)).toEqual(contact)
    for (const [caller, status] of [
      [staff, 403],
      [expert, 403],
      [enterprise, 403],
      [other, 404],
    ] as const)
      expect((await caller.refused(revealContact, asked)).status).toBe(status)
    const { rows } = await app.owner.query(
      "SELECT actor_name, result FROM audit WHERE action = 'report.revealContact' AND (object = $1 OR detail->>'id' = $2) ORDER BY id",
      [`report:${report.id}`, String(report.id)],
    )
    expect(rows).toEqual([
      { actor_name: 'body-manager', result: 200 },
      { actor_name: 'head-office', result: 200 },
      { actor_name: 'body-staff', result: 403 },
      { actor_name: 'expert', result: 403 },
      { actor_name: 'enterprise', result: 403 },
      { actor_name: 'body-manager-902', result: 404 },
    ])
  })

  test('is unchanged when a draft comes back with its mask, and changed or cleared otherwise', async () => {
    const draft = await completeDraft(app, staff, contact)
    const again = await staff(contract.updateReport, { body: { ...key(draft), ...sentBack(draft, { model: 'HX-9' }) } })
    expect(await stored(draft)).toEqual(contact)
    const changed = await staff(contract.updateReport, {
      body: { ...key(again), ...sentBack(again, { contactPhone: '13900001111' }) },
    })
    expect(await stored(draft)).toEqual({ ...contact, contactPhone: '13900001111' })
    await staff(contract.updateReport, { body: { ...key(changed), ...sentBack(changed, { contactPhone: null }) } })
    expect(await stored(draft)).toEqual({ ...contact, contactPhone: null })
  })

  test('a revision that sends the mask back changes nothing of it', async () => {
    const report = await publishedReport(app, contact)
    const revised = await manager(contract.updateReport, {
      body: { ...key(report), ...sentBack(report, { model: 'HX-8' }), reason: '笔误' },
    })
    expect(await stored(report)).toEqual(contact)
    expect(revised.versions.at(-1)?.changes.map(({ field }) => field)).toEqual(['model'])
  })

  test('a mask of something else is refused by name, in a new report too', async () => {
    const draft = await completeDraft(app, staff, contact)
    const foreign = sentBack(draft, { contactPhone: '139****5678', contactName: '李**' })
    const refusals = [
      await staff.refused(contract.updateReport, { body: { ...key(draft), ...foreign } }),
      await staff.refused(contract.insertReport, { body: liftContent(shown) }),
    ]
    for (const { status, errors } of refusals)
      expect([status, errors.map(({ field }) => field)]).toEqual([400, ['contactName', 'contactPhone']])
  })
})

describe('a company', async () => {
  const secrets = ['内部意见', '内部附件', '秘密理由', '秘密型号', '未公开图样', '林工', '周主任', '北辰 ']
  const { rows } = await app.owner.query<{ credit_code: string }>(
    "SELECT credit_code FROM app_user WHERE username = 'enterprise'",
  )
  const proof = await staff(
    uploadBusinessFile,
    { body: { kind: 'proof' } },
    { file: { ...certificateFile, name: '内部附件.pdf' } },
  )
  const paper = await uploadCertificate(staff)
  const own = await publishedReport(app, {
    ...contact,
    remark: '内部意见',
    sampleName: '未公开图样',
    manufacturerCreditCode: rows[0]?.credit_code ?? '',
    fileIds: [paper.id, proof.id],
  })
  // A change of the remark alone makes a version that outsiders do not see, and they do not see its proposal either.
  const revised = await manager(contract.updateReport, {
    body: { ...key(own), ...sentBack(own, { remark: '内部意见二' }), reason: '秘密理由' },
  })
  await staff(contract.updateReport, {
    body: { ...key(revised), ...sentBack(revised, { model: '秘密型号' }), reason: '秘密理由' },
  })

  const asked: Record<string, object> = {
    [contract.readReport.path]: { id: own.id },
    [readReportVersion.path]: { id: own.id, version: 2 },
    [contract.queryList.path]: { pageSize: 200 },
    [contract.queryListLimit.path]: { pageSize: 200 },
  }
  const family = endpoints.filter(({ path }) => /^\/api\/business\/(equRepInfo|changeNotice|uploadFiles)\//.test(path))

  test.each(family.map((one) => [one.path, one] as const))('hears nothing internal from %s', async (path, endpoint) => {
    const body = { ...(endpoint.example?.body as object), ...asked[path] }
    const reply = await enterprise.raw(endpoint, { ...endpoint.example, body })
    if (asked[path]) expect(reply.statusCode).toBe(200)
    // Neither the whole number nor its masked form may appear; four digits alone may be part of any number of the register.
    for (const secret of [...secrets, '12345678', '****5678']) expect(reply.body, path).not.toContain(secret)
  })

  test('reads of its record what the public may, the certificate and the acts that are public', async () => {
    const report = await enterprise(contract.readReport, { body: { id: own.id } })
    expect(report).toMatchObject({
      proposals: [],
      hasProposal: false,
      createdBy: '',
      updatedBy: '',
      actions: [],
      warnings: [],
    })
    expect(report.files.map(({ id }) => id)).toEqual([paper.id])
    expect(report.versions.map(({ kind, by }) => [kind, by])).toEqual([['publication', '']])
    expect(report.content).toMatchObject({ contactName: null, contactPhone: null, remark: null, model: own.model })
    const office = await staff(contract.readReport, { body: { id: own.id } })
    expect(office.proposals).toHaveLength(1)
    expect(office.versions).toHaveLength(2)
  })

  test('cannot find out by a filter that a revision waits', async () => {
    const waiting = (caller: typeof enterprise) => caller(contract.queryList, { body: { proposal: 'yes' } })
    expect((await waiting(enterprise)).total).toBe(0)
    expect((await waiting(manager)).total).toBeGreaterThan(0)
  })

  test('and a registered visitor look up no maker with its credit code', async () => {
    const visitor = await app.as('registered')
    for (const caller of [enterprise, visitor])
      expect((await caller.refused(findManufacturers, { body: { keyword: '电梯' } })).status).toBe(403)
    expect(await staff(findManufacturers, { body: { keyword: '电梯' } })).not.toEqual([])
  })
})
