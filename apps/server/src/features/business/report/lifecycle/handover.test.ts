// A draft between writer and manager: submitted, locked, taken back, returned, published one by one and as a batch, by two people at once.
import { describe, expect, test } from 'vitest'
import * as handover from '@register/contract/business/report/lifecycle/handover'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { voidApplication, readApplication, listApplications } from '@register/contract/business/codeApply/codeApply'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, liftContent } from '../../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const manager = await app.as('body-manager')
const otherManager = await app.as('body-manager-902')
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })

const submitted = async (): Promise<Report> => {
  const draft = await completeDraft(app, staff)
  return staff(handover.submitReport, { body: key(draft) })
}
const read = (report: { id: number }) => manager(contract.readReport, { body: { id: report.id } })

describe('a code that was issued for another product', () => {
  const issuedFor = (report: Report) =>
    report.warnings.filter((warning) => warning.startsWith('This code was issued for'))
  const looked = (reports: readonly Report[]) =>
    manager(handover.secondLook, { body: { ids: reports.map(({ id }) => id) } })

  test('is said where it is written, where it is published, and before many are', async () => {
    const draft = await completeDraft(app, staff)
    const code = await manager(listApplications, { body: { code: draft.certificateNo } })
    const [application] = code.list
    const same = {
      manufacturerName: application?.manufacturerName ?? '',
      productName: application?.productName ?? '',
      // Spelling makes no difference.
      model: ` ${application?.model.toLowerCase().replaceAll('-', ' ')}`,
    }
    const write = (rev: number, more: object) =>
      staff(contract.updateReport, {
        body: { ...liftContent({ certificateNo: draft.certificateNo, ...same, ...more }), ...key(draft), rev },
      })
    let report = await write(draft.rev, {})
    expect(issuedFor(report)).toEqual([])
    for (const other of [{ manufacturerName: '另一家电梯有限公司' }, { productName: '液压电梯' }, { model: 'ZZ-9' }]) {
      report = await write(report.rev, other)
      expect(issuedFor(report)).toEqual([
        `This code was issued for ${same.productName} ${application?.model} of ${same.manufacturerName}, which differs from this report. Check the code`,
      ])
    }
    expect(issuedFor(await read(report))).toHaveLength(1)
    expect(await looked([report])).toEqual([
      { id: report.id, unlistedBasis: [], warnings: (await read(report)).warnings },
    ])
    expect(await otherManager(handover.secondLook, { body: { ids: [report.id] } })).toEqual([])
    report = await write(report.rev, {})
    expect(issuedFor(report)).toEqual([])
  })
})

describe('handing over', () => {
  test('locks a finished draft for all people, hides it from the public, and puts it before the manager', async () => {
    const report = await submitted()
    expect(report).toMatchObject({ status: 'submitted', storedStatus: 'submitted', version: 0, actions: ['takeBack'] })
    expect(report.submittedBy).toBe('北辰 林工')
    for (const caller of [staff, manager]) {
      const refusal = await caller.refused(contract.updateReport, {
        body: { ...liftContent({ certificateNo: report.certificateNo }), ...key(report) },
      })
      expect(refusal).toMatchObject({ status: 409, data: { rev: report.rev, status: 'submitted' } })
      expect(refusal.msg).toContain('北辰 林工 has submitted this report for publication')
      expect(await caller.refused(contract.deleteReport, { body: key(report) })).toMatchObject({ status: 409 })
    }
    const { stranger } = app
    expect(await stranger.refused(frontAnswer, { body: { publicId: report.publicId } })).toMatchObject({ status: 404 })
    expect((await stranger.refused(frontList, { body: { status: 'submitted' } })).status).toBe(400)
    expect((await stranger(frontList, { body: { keyword: report.certificateNo } })).total).toBe(0)
    const waits = await manager(contract.queryList, {
      body: { status: 'submitted', prop: 'submittedAt', order: 'descending' },
    })
    expect(waits.list[0]).toMatchObject({ id: report.id, status: 'submitted', submittedBy: '北辰 林工' })
    const drafts = await manager(contract.queryList, { body: { status: 'draft', pageSize: 200 } })
    expect(drafts.list.map(({ id }) => id)).not.toContain(report.id)
    expect((await otherManager(contract.queryList, { body: { status: 'submitted' } })).total).toBe(0)
    expect(await app.findings()).toEqual([])
  })

  test('asks for all that publication asks for', async () => {
    const half = await staff(contract.insertReport, { body: { categoryCode: '3110' } })
    const refusal = await staff.refused(handover.submitReport, { body: key(half) })
    expect(refusal.status).toBe(400)
    expect(refusal.errors.map(({ field }) => field)).toEqual(half.missing.map(({ field }) => field).slice(0, 20))
    expect(await read(half)).toMatchObject({ status: 'draft', handovers: [] })
  })

  test('is taken back only by the person who did it, and may be done again', async () => {
    const report = await submitted()
    expect(await manager.refused(handover.takeBackReport, { body: key(report) })).toMatchObject({ status: 403 })
    expect(await otherManager.refused(handover.takeBackReport, { body: key(report) })).toMatchObject({ status: 404 })
    const back = await staff(handover.takeBackReport, { body: key(report) })
    expect(back).toMatchObject({ status: 'draft', submittedAt: null, returned: false })
    expect(back.actions).toEqual(['edit', 'remove', 'submit'])
    const again = await staff(handover.submitReport, { body: key(back) })
    expect(again.handovers.map(({ event }) => event)).toEqual(['submit', 'takeBack', 'submit'])
  })

  test('is the right of those who write; another body’s manager finds nothing to return or publish', async () => {
    const draft = await completeDraft(app, staff)
    const head = await app.as('head-office')
    expect(await head.refused(handover.submitReport, { body: key(draft) })).toMatchObject({ status: 403 })
    const report = await staff(handover.submitReport, { body: key(draft) })
    expect(await staff.refused(handover.returnReport, { body: { ...key(report), reason: 'x' } })).toMatchObject({
      status: 403,
    })
    const theirs = await otherManager(handover.publishBatch, { body: { reports: [key(report)] } })
    expect(theirs).toMatchObject({ done: [], stopped: [{ id: report.id, certificateNo: '', productName: '' }] })
    expect(theirs.stopped[0]?.reasons[0]).toContain('does not exist or is outside')
  })
})

describe('returning', () => {
  test('gives the draft back with the reason, which goes with the next hand-over and stays in the history', async () => {
    const report = await submitted()
    const returned = await manager(handover.returnReport, { body: { ...key(report), reason: '覆盖范围不全' } })
    expect(returned).toMatchObject({ status: 'draft', returned: true })
    expect(returned.handovers.at(-1)).toMatchObject({ event: 'return', reason: '覆盖范围不全', by: '北辰 周主任' })
    const listed = await staff(contract.queryList, { body: { returned: 'yes', pageSize: 200 } })
    expect(listed.list.map(({ id }) => id)).toContain(report.id)
    const again = await staff(handover.submitReport, { body: key(returned) })
    expect(again).toMatchObject({ status: 'submitted', returned: false })
    expect(again.handovers.map(({ event, reason }) => [event, reason])).toEqual([
      ['submit', ''],
      ['return', '覆盖范围不全'],
      ['submit', ''],
    ])
    const published = await manager(contract.publishReport, { body: key(again) })
    expect(published).toMatchObject({ status: 'published', returned: false, submittedAt: null })
    expect(published.handovers).toHaveLength(3)
  })

  test('many, with one reason', async () => {
    const reports = [await submitted(), await submitted()]
    const draft = await completeDraft(app, staff)
    const outcome = await manager(handover.returnBatch, {
      body: { reports: [...reports, draft].map(key), reason: '请补图号' },
    })
    expect(outcome.done.map(({ id }) => id)).toEqual(reports.map(({ id }) => id))
    expect(outcome.stopped).toMatchObject([{ id: draft.id, reasons: [expect.stringContaining('"Draft"') as string] }])
    for (const report of reports) expect((await read(report)).handovers.at(-1)?.reason).toBe('请补图号')
  })

  test('is not taken for done where the manager took it back; a report named twice is one', async () => {
    const draft = await completeDraft(app, manager)
    const report = await manager(handover.submitReport, { body: key(draft) })
    await manager(handover.takeBackReport, { body: key(report) })
    const late = await manager(handover.returnBatch, { body: { reports: [key(report)], reason: '请补图号' } })
    expect(late).toMatchObject({ done: [], stopped: [{ id: report.id }] })
    const other = await submitted()
    const twice = await manager(handover.publishBatch, { body: { reports: [key(other), key(other)] } })
    expect(twice).toMatchObject({ done: [{ id: other.id }], stopped: [] })
    expect(twice.done).toHaveLength(1)
  })

  test('needs a reason', async () => {
    const report = await submitted()
    for (const reason of ['', '  ']) {
      expect(await manager.refused(handover.returnReport, { body: { ...key(report), reason } })).toMatchObject({
        status: 400,
        errors: [{ field: 'reason' }],
      })
      expect(await manager.refused(handover.returnBatch, { body: { reports: [key(report)], reason } })).toMatchObject({
        status: 400,
      })
    }
  })

  test('a reason that is far too long, and far too many reports, are refused with name and limit', async () => {
    const report = await submitted()
    const long = await manager.refused(handover.returnReport, { body: { ...key(report), reason: '长'.repeat(9_000) } })
    expect(long).toMatchObject({
      status: 400,
      msg: 'Reason for returning must be at most 500 characters',
      errors: [{ field: 'reason' }],
    })
    const reports = Array.from({ length: 1_000 }, (_, id) => ({ id: id + 1, rev: 1 }))
    for (const [endpoint, body] of [
      [handover.publishBatch, { reports }],
      [handover.returnBatch, { reports, reason: 'x' }],
    ] as const)
      expect(await manager.refused(endpoint, { body })).toMatchObject({
        status: 400,
        msg: 'Reports must have at most 50 entries',
        errors: [{ field: 'reports' }],
      })
  })
})

describe('publishing many', () => {
  test('publishes what can be, and says of each other what stops it; each with its own audit row', async () => {
    const [good, noCode, fine] = [await submitted(), await submitted(), await submitted()]
    const code = await manager(listApplications, { body: { code: noCode.certificateNo } })
    const application = await manager(readApplication, { body: { id: code.list[0]?.id ?? 0 } })
    await manager(voidApplication, { body: { id: application.id, rev: application.rev, reason: 'x' } })
    const stale = { id: fine.id, rev: fine.rev - 1 }
    const outcome = await manager(handover.publishBatch, { body: { reports: [key(good), key(noCode), stale] } })
    expect(outcome.done).toEqual([
      { id: good.id, certificateNo: good.certificateNo, reportNo: good.reportNo, productName: good.productName },
    ])
    expect(outcome.stopped).toMatchObject([
      { id: noCode.id, certificateNo: noCode.certificateNo, productName: noCode.productName },
      { id: fine.id, reportNo: fine.reportNo },
    ])
    expect(outcome.stopped[0]?.reasons.join()).toContain('"Voided"')
    expect(outcome.stopped[1]?.reasons.join()).toContain(`this was not done: ${handover.publishBatch.summary[1]}`)
    expect([(await read(good)).status, (await read(noCode)).status, (await read(fine)).status]).toEqual([
      'published',
      'submitted',
      'submitted',
    ])
    const { rows } = await app.owner.query<{ action: string }>(
      'SELECT action FROM audit WHERE object = $1 ORDER BY id',
      [`report:${good.id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['report.insert', 'report.submit', 'report.publish'])
  })

  test('repeated by the same person it answers the same; repeated by another manager, that it is done already', async () => {
    const report = await submitted()
    const body = { reports: [key(report)] }
    const first = await manager(handover.publishBatch, { body })
    expect(await manager(handover.publishBatch, { body })).toEqual(first)
    const admin = await app.as('admin')
    expect((await admin(handover.publishBatch, { body })).stopped[0]?.reasons[0]).toContain('"Valid"')
    expect((await read(report)).version).toBe(1)
  })

  test('takes fifty at most, and none is refused', async () => {
    const one = { id: 1, rev: 1 }
    for (const reports of [[], Array.from({ length: 51 }, () => one)])
      expect(await manager.refused(handover.publishBatch, { body: { reports } })).toMatchObject({ status: 400 })
  })
})

describe('at once', () => {
  test('of two managers who publish the same, one does', async () => {
    const report = await submitted()
    const admin = await app.as('admin')
    const replies = await Promise.all(
      [manager, admin].map((caller) => caller.raw(contract.publishReport, { body: key(report) })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await read(report)).version).toBe(1)
  })

  test('publishing what is being taken back, and taking back what is being published: one wins, nothing is in between', async () => {
    for (let n = 0; n < 4; n++) {
      const report = await submitted()
      const [published, back] = await Promise.all([
        manager.raw(contract.publishReport, { body: key(report) }),
        staff.raw(handover.takeBackReport, { body: key(report) }),
      ])
      expect([published.statusCode, back.statusCode].toSorted()).toEqual([200, 409])
      const after = await read(report)
      expect(after.status).toBe(published.statusCode === 200 ? 'published' : 'draft')
      expect(after.submittedAt).toBeNull()
    }
    expect(await app.findings()).toEqual([])
  })
})

describe('a proposed revision', () => {
  test('is withdrawn by who proposed it, leaves everything as it was, and may be proposed again', async () => {
    const draft = await completeDraft(app, staff)
    const report = await manager(contract.publishReport, { body: key(draft) })
    const content = { ...report.content, model: 'X-9' } as unknown as ReturnType<typeof liftContent>
    const propose = () => staff(contract.updateReport, { body: { ...key(report), ...content, reason: '更正' } })
    const [proposal] = (await propose()).proposals
    expect(proposal).toMatchObject({ mine: true })
    const given = { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 }
    expect(await manager.refused(handover.withdrawProposal, { body: given })).toMatchObject({ status: 403 })
    expect((await read(report)).proposals).toMatchObject([{ mine: false }])
    const after = await staff(handover.withdrawProposal, { body: given })
    expect(after).toMatchObject({ version: 1, model: report.model, proposals: [], hasProposal: false })
    expect(await manager.refused(contract.confirmProposal, { body: given })).toMatchObject({ status: 409 })
    expect((await propose()).proposals).toHaveLength(1)
  })
})
