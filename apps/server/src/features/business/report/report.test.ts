// The life of a report through the API: draft, publish, revise, rename, suspend, restore, revoke, and who may see what.
import { readReportVersion } from '@register/contract/business/report/lifecycle/version'
import { describe, expect, test } from 'vitest'
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { readApplication, voidApplication } from '@register/contract/business/codeApply/codeApply'
import { readFile, uploadBusinessFile } from '@register/contract/business/file'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { testApp } from '../../../../test/app.ts'
import {
  certificateFile,
  completeDraft,
  issuedCode,
  liftContent,
  makerOf,
  publishedReport,
  uploadCertificate,
} from '../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const manager = await app.as('body-manager')
const head = await app.as('head-office')
const other = await app.as('body-staff-902')
const { stranger } = app

/** The content as a writer sends it back after opening a report. */
const contentOf = (report: Report, more: Partial<ReportContent> = {}): ReportContent =>
  ({ ...report.content, ...more }) as unknown as ReportContent
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })

describe('from draft to published', () => {
  test('a draft may be half finished and says what publication needs', async () => {
    const draft = await staff(contract.insertReport, { body: { categoryCode: '3110' } })
    expect(draft).toMatchObject({
      status: 'draft',
      rev: 1,
      version: 0,
      actions: ['edit', 'remove', 'submit'],
    })
    const fields = draft.missing.map((gap) => gap.field)
    expect(fields).toEqual(expect.arrayContaining(['certificateNo', 'reportNo', 'parameters.ratedLoad', 'fileIds']))
    const refusal = await manager.refused(contract.publishReport, { body: key(draft) })
    expect(refusal.status).toBe(400)
    // A refusal names twenty; the draft lists all.
    expect(refusal.errors.map((error) => error.field)).toEqual(fields.slice(0, 20))
    expect(refusal.msg).toContain(`and ${fields.length - 1} more`)
  })

  test('the manager publishes, the code is used, the public finds it at once', async () => {
    const application = await issuedCode(app, staff)
    const file = await uploadCertificate(staff)
    const draft = await staff(contract.insertReport, {
      body: liftContent({ certificateNo: application.code, fileIds: [file.id] }),
    })
    expect(draft.missing).toEqual([])
    expect(await staff.refused(contract.publishReport, { body: key(draft) })).toMatchObject({ status: 403 })
    expect(await stranger.refused(frontAnswer, { body: { certificateNo: application.code } })).toMatchObject({
      status: 404,
    })
    expect((await stranger.raw(readFile, { params: { id: file.id } })).statusCode).toBe(404)

    const published = await manager(contract.publishReport, { body: key(draft) })
    expect(published).toMatchObject({ status: 'published', version: 1 })
    const answer = await stranger(frontAnswer, { body: { certificateNo: application.code } })
    expect(answer).toMatchObject({
      status: 'published',
      publicId: published.publicId,
      verifyUrl: `https://register.example/#/v/${published.publicId}`,
    })
    expect(answer.files).toHaveLength(1)
    expect((await stranger.raw(readFile, { params: { id: file.id } })).statusCode).toBe(200)
    const used = await staff(readApplication, { body: { id: application.id } })
    expect(used).toMatchObject({ status: 'used', reportId: published.id })
  })

  test('a second publish is refused, and of two racing ones one wins', async () => {
    const published = await publishedReport(app)
    expect(await manager.refused(contract.publishReport, { body: key(published) })).toMatchObject({ status: 409 })
    const draft = await completeDraft(app, staff)
    const replies = await Promise.all([1, 2].map(() => manager.raw(contract.publishReport, { body: key(draft) })))
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409])
  })

  test('a retried publish happens once', async () => {
    const draft = await completeDraft(app, staff)
    const headers = { 'idempotency-key': 'publish-once' }
    const first = await manager(contract.publishReport, { body: key(draft) }, { headers })
    const second = await manager(contract.publishReport, { body: key(draft) }, { headers })
    expect(second).toEqual(first)
    expect(second.version).toBe(1)
  })

  test('a draft is deleted, a published report never', async () => {
    const draft = await staff(contract.insertReport, { body: { categoryCode: '3110' } })
    await staff(contract.deleteReport, { body: key(draft) })
    expect(await staff.refused(contract.readReport, { body: { id: draft.id } })).toMatchObject({ status: 404 })
    const published = await publishedReport(app)
    expect(await staff.refused(contract.deleteReport, { body: key(published) })).toMatchObject({ status: 409 })
  })

  test('an unqualified result is stored and never published', async () => {
    const draft = await completeDraft(app, staff, { conclusion: 'unqualified' })
    expect(await manager.refused(contract.publishReport, { body: key(draft) })).toMatchObject({
      status: 400,
      errors: [{ field: 'conclusion' }],
    })
  })
})

describe('the form of a report', () => {
  test('is that of its category: what another one has is refused by name, and publication checks it again', async () => {
    const stairs = { categoryCode: '3310', parameters: { ratedLoad: 1000, stepWidth: 100 } }
    const wrong = {
      'parameters.ratedLoad': '"parameters.ratedLoad" is not a known field',
      'parameters.stepWidth': 'Step or pallet width must be between 300 and 2000 mm',
    }
    const refusals = async (more: object) => {
      const { status, errors } = await staff.refused(contract.insertReport, { body: { ...stairs, ...more } })
      expect(status).toBe(400)
      return Object.fromEntries(errors.map(({ field, msg }) => [field, msg]))
    }
    expect(await refusals({ subForm: 'escalator', country: 'de' })).toEqual({
      country: 'Country of manufacture must be a two-letter country code in capitals, such as CN or DE',
      ...wrong,
    })
    expect(await refusals({}), 'the default form').toEqual(wrong)
    const draft = await completeDraft(app, staff)
    const body = { ...liftContent({ categoryCode: '3310', subForm: null }), ...key(draft) }
    const moved = await staff.refused(contract.updateReport, { body })
    expect(moved.errors.map(({ field }) => field)).toContain('parameters.ratedLoad')
    const hidden = await staff.refused(contract.insertReport, {
      body: { categoryCode: '3110', subForm: 'traction', parameters: { machineModel: 'A\u202EB' } },
    })
    expect(hidden.msg).toBe('Lift machine model contains invisible characters. Remove them and type it again')

    await app.owner.query(`UPDATE report SET parameters = parameters || '{"ratedLoad": 0}' WHERE id = $1`, [draft.id])
    const late = await manager.refused(contract.publishReport, { body: key(draft) })
    expect(late.errors).toEqual([{ field: 'parameters.ratedLoad', msg: 'Rated load must be between 1 and 50000 kg' }])
  })

  test('has the kind of its category, by which lists are filtered, and never another', async () => {
    const { id } = await staff(contract.insertReport, { body: { categoryCode: '3310' } })
    const listed = async (formKind: string) =>
      (await staff(contract.queryList, { body: { formKind, pageSize: 200 } })).list.map((row) => row.id)
    expect(await listed('elevator')).toContain(id)
    expect(await listed('hoist')).toEqual([])
    await publishedReport(app)
    const open = async (formKind: string) => (await stranger(frontList, { body: { formKind } })).list.length
    expect(await open('elevator')).toBeGreaterThan(0)
    expect(await open('hoist')).toBe(0)

    const kind = async () =>
      (await app.owner.query<{ form_kind: string }>('SELECT form_kind FROM report WHERE id = $1', [id])).rows
    const set = (kindOfIt: string) => app.owner.query('UPDATE report SET form_kind = $1 WHERE id = $2', [kindOfIt, id])
    await expect(set('hoist')).rejects.toThrow('report_category_kind')
    await app.owner.query("UPDATE category SET form_kind = 'walk' WHERE code = '3310'")
    expect(await kind()).toEqual([{ form_kind: 'walk' }])
    await app.owner.query("UPDATE category SET form_kind = 'elevator' WHERE code = '3310'")
    expect(await kind()).toEqual([{ form_kind: 'elevator' }])
  })
})

describe('numbers', () => {
  const draftWith = (content: Partial<ReportContent>) =>
    staff.refused(contract.insertReport, { body: liftContent(content) })

  test.each([
    ['another category', () => ({ categoryCode: '3120' }), 'certificateNo'],
    [
      'a year after the issue date',
      () => ({ issueDate: '2019-01-01', testStartDate: null, testEndDate: null }),
      'certificateNo',
    ],
  ])('refuses a number of %s', async (_, more, field) => {
    const { code } = await issuedCode(app, staff)
    const refusal = await draftWith({ certificateNo: code, ...(more() as Partial<ReportContent>) })
    // A day before the number’s year is before its approval as well.
    expect(refusal.status).toBe(400)
    expect(refusal.errors?.map((error) => error.field)).toContain(field)
  })

  test('refuses a code of another body', async () => {
    const theirs = await issuedCode(app, other)
    const refusal = await draftWith({ certificateNo: theirs.code })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'certificateNo' }] })
    expect(refusal.msg).toContain('body code 902')
  })

  test('refuses what is not a number, and a number that was not given out', async () => {
    expect(await draftWith({ certificateNo: 'T3-311-07-014' })).toMatchObject({
      status: 400,
      errors: [{ field: 'certificateNo' }],
    })
    const year = shanghaiDay().slice(0, 4)
    expect((await draftWith({ certificateNo: `TSX3110901${year}9000` })).msg).toContain(
      'not a code issued to this body',
    )
  })

  test('refuses a voided code at the first save, in the words of its status', async () => {
    const issued = await issuedCode(app, staff)
    await manager(voidApplication, { body: { id: issued.id, rev: issued.rev, reason: 'x' } })
    const refusal = await draftWith({ certificateNo: issued.code })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'certificateNo' }] })
    expect(refusal.msg).toContain('"Voided"')
  })

  test('one certificate number and one report number stand once', async () => {
    const draft = await completeDraft(app, staff)
    expect(await draftWith({ certificateNo: draft.certificateNo })).toMatchObject({ status: 409 })
    expect((await draftWith({ reportNo: [draft.reportNo.toLowerCase().replaceAll('-', ' ')] })).msg).toContain(
      'report number',
    )
  })
})

describe('changing what is published', () => {
  test('a proposed revision takes effect when the manager confirms it, with version 2 and a change notice', async () => {
    const report = await publishedReport(app)
    const next = contentOf(report, {
      productName: '无机房乘客电梯',
      parameters: { ...report.content.parameters, ratedLoad: Number(report.content.parameters['ratedLoad']) + 10 },
    })
    expect(await staff.refused(contract.updateReport, { body: { ...key(report), ...next } })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    })
    const proposed = await staff(contract.updateReport, { body: { ...key(report), ...next, reason: '证书打印错误' } })
    expect(proposed).toMatchObject({ version: 1, productName: report.productName, hasProposal: true })
    expect(
      await staff.refused(contract.updateReport, { body: { ...key(proposed), ...next, reason: 'again' } }),
    ).toMatchObject({ status: 409 })
    const [proposal] = proposed.proposals
    expect(proposal?.changes.map((line) => line.label)).toEqual(['Product name', 'Rated load'])
    expect(await staff.refused(contract.confirmProposal, { body: { id: proposal?.id ?? 0, rev: 1 } })).toMatchObject({
      status: 403,
    })

    const confirmed = await manager(contract.confirmProposal, {
      body: { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 },
    })
    expect(confirmed).toMatchObject({ version: 2, productName: '无机房乘客电梯', hasProposal: false })
    const notices = await stranger(publicChangeNotices, { body: { certificateNo: report.certificateNo } })
    expect(notices.list[0]).toMatchObject({ kind: 'revision', version: 2, reason: '证书打印错误' })
    expect(notices.list[0]?.changes).toContainEqual({
      field: 'parameters.ratedLoad',
      label: 'Rated load',
      before: `${String(report.content.parameters['ratedLoad'])} kg`,
      after: `${Number(report.content.parameters['ratedLoad']) + 10} kg`,
    })
    const former = await staff(readReportVersion, { body: { id: report.id, version: 1 } })
    expect(former.content).toMatchObject({ productName: report.productName })
  })

  test('nothing changes before it was issued or after today', async () => {
    const report = await publishedReport(app)
    for (const changeDate of ['2015-01-01', '2999-01-01']) {
      const refusal = await staff.refused(contract.updateReport, {
        body: { ...key(report), ...contentOf(report, { model: 'X-3' }), reason: 'x', changeDate },
      })
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'changeDate' }] })
    }
  })

  test('dismissing leaves everything as it was', async () => {
    const report = await publishedReport(app)
    const proposed = await staff(contract.updateReport, {
      body: { ...key(report), ...contentOf(report, { model: 'X-1' }), reason: 'x' },
    })
    const [proposal] = proposed.proposals
    const after = await manager(contract.dismissProposal, {
      body: { id: proposal?.id ?? 0, rev: 1, reason: '依据不足' },
    })
    expect(after).toMatchObject({ version: 1, model: report.model, proposals: [] })
  })

  test('internal fields make a version but no notice; number and category stay', async () => {
    const report = await publishedReport(app)
    const revised = await manager(contract.updateReport, {
      body: { ...key(report), ...contentOf(report, { remark: '内部', contactPhone: '13900001111' }), reason: 'x' },
    })
    expect(revised).toMatchObject({ version: 2, actions: expect.arrayContaining(['revise']) as unknown })
    expect((await stranger(publicChangeNotices, { body: { certificateNo: report.certificateNo } })).total).toBe(0)
    const refusal = await manager.refused(contract.updateReport, {
      body: { ...key(revised), ...contentOf(revised, { certificateNo: '' }), reason: 'x' },
    })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'certificateNo' }] })
  })

  test('a change of name: both names are found', async () => {
    const report = await publishedReport(app)
    const newName = `更名测试电梯有限公司${report.id}`
    const renamed = await manager(contract.renameParty, {
      body: {
        ...key(report),
        party: 'manufacturer',
        newName,
        changeDate: shanghaiDay(),
        reason: '企业更名',
        fileIds: [],
      },
    })
    expect(renamed).toMatchObject({ version: 2, manufacturerName: newName })
    for (const keyword of [newName, report.manufacturerName]) {
      const found = await stranger(frontList, { body: { keyword, pageSize: 200 } })
      expect(found.list.map((row) => row.publicId)).toContain(report.publicId)
    }
    const answer = await stranger(frontAnswer, { body: { publicId: report.publicId } })
    expect(answer).toMatchObject({
      formerNames: [report.manufacturerName],
      history: [{ kind: 'publication' }, { kind: 'rename' }],
    })
  })

  test('suspension, restoration and revocation show at once, with their reasons', async () => {
    const report = await publishedReport(app)
    const suspended = await head(contract.suspendReport, { body: { ...key(report), reason: '抽查不符' } })
    expect(await stranger(frontAnswer, { body: { publicId: report.publicId } })).toMatchObject({
      status: 'suspended',
      statusReason: '抽查不符',
      statusSince: shanghaiDay(),
    })
    const restored = await head(contract.restoreReport, { body: { ...key(suspended), reason: '整改完成' } })
    expect(await stranger(frontAnswer, { body: { publicId: report.publicId } })).toMatchObject({
      status: 'published',
      statusReason: null,
    })
    const revoked = await head(contract.revokeReport, {
      body: { ...key(restored), reason: '弄虚作假', lastFour: report.certificateNo.slice(-4) },
    })
    const answer = await stranger(frontAnswer, { body: { publicId: report.publicId } })
    expect(answer.status).toBe('revoked')
    expect(answer.history.map((one) => one.kind)).toEqual(['publication', 'suspension', 'restoration', 'revocation'])
    expect(await head.refused(contract.restoreReport, { body: { ...key(revoked), reason: 'x' } })).toMatchObject({
      status: 409,
    })
    expect(await manager.refused(contract.suspendReport, { body: { ...key(revoked), reason: 'x' } })).toMatchObject({
      status: 403,
    })
  })

  test('superseded and expired are derived', async () => {
    const old = await publishedReport(app)
    const newer = await publishedReport(app, { ...makerOf(old), supersedesId: old.id })
    expect(await stranger(frontAnswer, { body: { publicId: old.publicId } })).toMatchObject({
      status: 'superseded',
      supersededBy: { publicId: newer.publicId },
    })
    const lapsed = await publishedReport(app, { validTo: shanghaiDay() })
    expect(await stranger(frontAnswer, { body: { publicId: lapsed.publicId } })).toMatchObject({ status: 'published' })
    await app.owner.query('UPDATE report SET valid_to = valid_to - 1 WHERE id = $1', [lapsed.id])
    expect(await stranger(frontAnswer, { body: { publicId: lapsed.publicId } })).toMatchObject({ status: 'expired' })
    const expired = await stranger(frontList, { body: { status: 'expired', pageSize: 200 } })
    expect(expired.list.map((row) => row.publicId)).toContain(lapsed.publicId)
  })

  test('a new scan of the certificate is a revision of its own, listed by its name', async () => {
    const report = await publishedReport(app)
    const scan = await manager(
      uploadBusinessFile,
      { body: { kind: 'certificate' } },
      { file: { ...certificateFile, name: 'better-scan.pdf' } },
    )
    const revised = await manager(contract.updateReport, {
      body: { ...key(report), ...contentOf(report, { fileIds: [scan.id] }), reason: '扫描件不清' },
    })
    expect(revised.files.map((file) => [file.name, file.visibility])).toEqual([['better-scan.pdf', 'public']])
    const notices = await stranger(publicChangeNotices, { body: { certificateNo: report.certificateNo } })
    expect(notices.list[0]?.changes).toEqual([
      { field: 'certificateFiles', label: 'Certificate files', before: 'certificate.pdf', after: 'better-scan.pdf' },
    ])
    // The former scan is still stored, but not public any more.
    expect((await stranger.raw(readFile, { params: { id: report.files[0]?.id } })).statusCode).toBe(404)
    const { rows } = await app.owner.query('SELECT bound_to FROM stored_file WHERE id = $1', [report.files[0]?.id])
    expect(rows).toEqual([{ bound_to: `report:${report.id}:former` }])
  })

  test('lists state which reports wait for the manager', async () => {
    const report = await publishedReport(app)
    const waiting = async () =>
      (await manager(contract.queryList, { body: { proposal: 'yes', pageSize: 200 } })).list.map((row) => row.id)
    expect(await waiting()).not.toContain(report.id)
    await staff(contract.updateReport, {
      body: { ...key(report), ...contentOf(report, { model: 'X-2' }), reason: 'x' },
    })
    expect(await waiting()).toContain(report.id)
  })

  test('a stale save is refused with the present rev and who changed it', async () => {
    const draft = await completeDraft(app, staff)
    await staff(contract.updateReport, { body: { ...key(draft), ...contentOf(draft, { model: 'A' }) } })
    const refusal = await staff.refused(contract.updateReport, {
      body: { ...key(draft), ...contentOf(draft, { model: 'B' }) },
    })
    expect(refusal).toMatchObject({ status: 409, data: { rev: draft.rev + 1, by: '北辰 林工' } })
  })

  test('a stale revision says that it was not submitted', async () => {
    const report = await publishedReport(app)
    const { payload } = await staff.raw(
      contract.updateReport,
      { body: { ...key(report), rev: report.rev + 1, ...contentOf(report, { model: 'B' }), reason: '更正' } },
      { headers: { 'accept-language': 'zh' } },
    )
    expect(payload).toContain('，您的“修订”没有提交。重新加载后再核对')
  })

  test('the refusal of a late act names the act, not a save', async () => {
    const { id, rev } = await completeDraft(app, staff)
    for (const [endpoint, body] of [
      [contract.publishReport, { id, rev: rev - 1 }],
      [contract.deleteReport, { id, rev: rev - 1 }],
    ] as const) {
      const { msg } = await manager.refused(endpoint, { body })
      expect(msg).toContain(`this was not done: ${endpoint.summary[1]}. Reload, then compare`)
      expect(msg).not.toMatch(/save/i)
    }
  })
})

describe('scope', () => {
  test('drafts are for their body alone', async () => {
    const draft = await completeDraft(app, staff)
    for (const caller of [other, head]) {
      expect((await caller(contract.queryList, { body: { pageSize: 200 } })).list.map((row) => row.id)).not.toContain(
        draft.id,
      )
      expect(await caller.refused(contract.readReport, { body: { id: draft.id } })).toMatchObject({ status: 404 })
    }
  })

  test('another body reaches a published report by no list and no id', async () => {
    const report = await publishedReport(app)
    const stranger902 = await app.as('body-manager-902')
    expect(
      (await stranger902(contract.queryList, { body: { pageSize: 200 } })).list.map((row) => row.id),
    ).not.toContain(report.id)
    expect(
      (await stranger902(contract.queryListLimit, { body: { pageSize: 200 } })).list.map((row) => row.id),
    ).not.toContain(report.id)
    const calls = [
      [contract.readReport, { id: report.id }],
      [readReportVersion, { id: report.id, version: 1 }],
      [contract.updateReport, { ...key(report), ...contentOf(report), reason: 'x' }],
      [
        contract.renameParty,
        { ...key(report), party: 'applicant', newName: '别人', changeDate: shanghaiDay(), reason: 'x' },
      ],
      [contract.deleteReport, key(report)],
      [contract.publishReport, key(report)],
    ] as const
    for (const [endpoint, body] of calls)
      expect(await stranger902.refused(endpoint, { body }), endpoint.path).toMatchObject({ status: 404 })
  })

  test('a company sees its own reports and no others', async () => {
    const enterprise = await app.as('enterprise')
    const { rows } = await app.owner.query<{ credit_code: string }>(
      "SELECT credit_code FROM app_user WHERE username = 'enterprise'",
    )
    const own = await publishedReport(app, {
      remark: '内部意见',
      manufacturerCreditCode: rows[0]?.credit_code ?? '',
      contactPhone: '13812345678',
    })
    const foreign = await publishedReport(app, {
      manufacturerCreditCode: null,
      applicantCreditCode: null,
      country: 'DE',
    })
    const ids = (await enterprise(contract.queryList, { body: { pageSize: 200 } })).list.map((row) => row.id)
    expect(ids).toContain(own.id)
    expect(ids).not.toContain(foreign.id)
    const opened = await enterprise(contract.readReport, { body: { id: own.id } })
    const office = await head(contract.readReport, { body: { id: own.id } })
    expect(office.content).toMatchObject({ remark: '内部意见', contactPhone: '138****5678' })
    expect(opened.actions).toEqual([])
  })

  test('personal data is sealed in the table and absent from the public answer', async () => {
    const report = await publishedReport(app, { contactPhone: '13812345678' })
    const { rows } = await app.owner.query<{ text: string }>(
      'SELECT row_to_json(report)::text AS text FROM report WHERE id = $1',
      [report.id],
    )
    expect(rows[0]?.text).not.toContain('13812345678')
    expect(JSON.stringify(await stranger(frontAnswer, { body: { publicId: report.publicId } }))).not.toContain('5678')
  })
})
