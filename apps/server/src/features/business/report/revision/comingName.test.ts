// A change of name with a day ahead: announced until midnight in Shanghai, the name from then on, written by a task, and called off before its day alone.
import { expect, test } from 'vitest'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { follow } from '@register/contract/business/follow/follow'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { uploadBusinessFile } from '@register/contract/business/file'
import { callOffRename } from '@register/contract/business/report/lifecycle/rename'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { listMessages } from '@register/contract/system/message/message'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { certificateFile, coveredLift, publishedReport } from '../../../../../test/make.ts'
import type { JobRecord } from '../../../../jobs/job.ts'
import { putNamesIntoForce } from '../service.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const staff = await app.as('body-staff')
const tomorrow = shift(shanghaiDay(), 1)
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const answerOf = ({ publicId }: Report) => app.stranger(frontAnswer, { body: { publicId } })
const read = (report: Report) => manager(contract.readReport, { body: { id: report.id } })
/** What happens at midnight, seen from the announcement: its day has come. */
const nextDay = ({ id }: Report) =>
  app.owner.query('UPDATE party_entry SET effective_on = effective_on - 1 WHERE NOT written AND report_id = $1', [id])
const task = () =>
  putNamesIntoForce({
    db: app.db,
    secrets: app.secrets,
    job: { id: 'names' } as JobRecord,
    signal: new AbortController().signal,
  })
const rename = (report: Report, more: object = {}) => ({
  body: {
    ...key(report),
    party: 'manufacturer' as const,
    newName: '新名电梯有限公司',
    changeDate: tomorrow,
    reason: '企业更名',
    ...more,
  },
})
const kindsOf = async (report: Report) => {
  const { history, log } = await answerOf(report)
  return [history.map(({ kind }) => kind), log.map(({ kind }) => kind)]
}

test('is told before its day, the name from its day on, and written by the task', async () => {
  const report = await publishedReport(app, coveredLift.content)
  const old = report.manufacturerName
  const registered = await app.as('registered')
  await registered(follow, { body: { publicId: report.publicId, what: 'certificate' } })
  const proof = await manager(uploadBusinessFile, { body: { kind: 'proof' } }, { file: certificateFile })
  const announced = await manager(contract.renameParty, rename(report, { fileIds: [proof.id] }))
  const coming = [{ party: 'manufacturer', name: '新名电梯有限公司', on: tomorrow, reason: '企业更名' }]
  expect(announced).toMatchObject({ version: 1, manufacturerName: old, comingNames: coming })
  expect(announced.actions).toContain('callOffRename')
  expect(await answerOf(report)).toMatchObject({ manufacturerName: old, formerNames: [], comingNames: coming })
  const { list } = await app.stranger(integrityRecords, { body: { publicIds: [report.publicId] } })
  expect(list[0]?.record).toMatchObject({ manufacturerName: old, comingNames: coming })
  expect(await task()).toBe(0)

  const ask = async (manufacturer: string) => {
    const { publicId } = report
    const body = { publicId, manufacturer, model: { is: 'printed' as const }, values: coveredLift.values }
    return (await app.stranger(checkCoverage, { body })).answer
  }
  const asked = async () => [await ask(old), await ask('新名电梯有限公司')]
  expect(await asked()).toEqual(['covered', 'cannotTell'])
  await nextDay(report)
  expect(await asked()).toEqual(['covered', 'covered'])
  const inForce = { manufacturerName: '新名电梯有限公司', comingNames: [] }
  expect(await answerOf(report)).toMatchObject({ ...inForce, formerNames: [old] })
  const today = await read(report)
  expect(today).toMatchObject({ ...inForce, version: 1 })
  // Until the task has run, no act is based on a name that readers no longer see.
  for (const refused of [
    await manager.refused(contract.renameParty, rename(today, { newName: '又名', changeDate: shanghaiDay() })),
    await manager.refused(callOffRename, { body: { ...key(today), party: 'manufacturer', reason: 'x' } }),
  ])
    expect(refused.status).toBe(409)

  expect(await task()).toBe(1)
  expect(await task()).toBe(0)
  const written = await read(report)
  expect(written).toMatchObject({ ...inForce, version: 2 })
  expect(written.files.map(({ id }) => id)).toContain(proof.id)
  expect(await answerOf(report)).toMatchObject({ ...inForce, formerNames: [old] })
  expect(await kindsOf(report)).toEqual([
    ['publication', 'renameAhead', 'rename'],
    ['publication', 'renameAhead', 'rename'],
  ])
  const { list: notices } = await app.stranger(publicChangeNotices, { body: { certificateNo: report.certificateNo } })
  expect(notices.find(({ kind }) => kind === 'rename')).toMatchObject({
    changeDate: shanghaiDay(),
    changes: [{ field: 'manufacturerName', before: old, after: '新名电梯有限公司' }],
  })
  const { list: messages } = await registered(listMessages, { query: { unread: 'yes', pageSize: 50 } })
  expect(messages.map(({ title }) => title.split(':')[0])).toEqual([
    'Change of name on a certificate',
    'Change of name on a certificate announced',
  ])
  expect((await app.stranger(frontList, { body: { keyword: report.certificateNo, pageSize: 17 } })).list).toMatchObject(
    [{ manufacturerName: '新名电梯有限公司' }],
  )
})

test('is called off before its day, with a reason and a notice, by who may confirm one', async () => {
  const report = await publishedReport(app)
  const announced = await manager(contract.renameParty, rename(report))
  const body = { ...key(announced), party: 'manufacturer' as const, reason: '登记机关未核准' }
  expect((await staff.refused(callOffRename, { body })).status).toBe(403)
  expect((await manager.refused(callOffRename, { body: { ...body, party: 'applicant' } })).status).toBe(409)
  const off = await manager(callOffRename, { body })
  expect(off.comingNames).toEqual([])
  expect(await task()).toBe(0)
  expect((await answerOf(report)).manufacturerName).toBe(report.manufacturerName)
  expect((await kindsOf(report))[1]).toEqual(['publication', 'renameAhead', 'renameCalledOff'])
})

test('several of one company may be announced, each is called off by its day, and one of both companies may be', async () => {
  const report = await publishedReport(app)
  const announced = await manager(contract.renameParty, rename(report))
  const later = shift(tomorrow, 30)
  const twice = await manager(contract.renameParty, rename(announced, { newName: '又名', changeDate: later }))
  const both = await manager(contract.renameParty, rename(twice, { party: 'applicant' }))
  expect(both.comingNames.map(({ party, on }) => [party, on])).toEqual([
    ['manufacturer', tomorrow],
    ['applicant', tomorrow],
    ['manufacturer', later],
  ])
  const off = { ...key(both), party: 'manufacturer' as const, reason: '登记机关未核准' }
  expect((await manager.refused(callOffRename, { body: off })).errors).toMatchObject([{ field: 'on' }])
  const called = await manager(callOffRename, { body: { ...off, on: later } })
  expect(called.comingNames.map(({ on }) => on)).toEqual([tomorrow, tomorrow])
  await nextDay(report)
  expect(await task()).toBe(2)
  expect(await answerOf(report)).toMatchObject({ manufacturerName: '新名电梯有限公司', version: 3 })
})

test('proposed by a writer it is announced when the manager confirms it, and at once where its day has come by then', async () => {
  for (const late of [false, true]) {
    const report = await publishedReport(app)
    const proposed = await staff(contract.renameParty, rename(report))
    expect(proposed).toMatchObject({ version: 1, comingNames: [] })
    if (late)
      await app.owner.query("UPDATE report_proposal SET change_date = change_date - 1 WHERE status = 'proposed'")
    const [proposal] = proposed.proposals
    const decided = await manager(contract.confirmProposal, {
      body: { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 },
    })
    expect(decided).toMatchObject(
      late ? { version: 2, comingNames: [] } : { version: 1, comingNames: [{ on: tomorrow }] },
    )
  }
})

test('comes also to a certificate that was stopped in between', async () => {
  const report = await publishedReport(app)
  const head = await app.as('head-office')
  const announced = await manager(contract.renameParty, rename(report))
  const revoked = await head(contract.revokeReport, {
    body: { ...key(announced), reason: '虚假材料', lastFour: report.certificateNo.slice(-4) },
  })
  expect(revoked.comingNames).toHaveLength(1)
  await nextDay(report)
  expect(await task()).toBe(1)
  expect(await answerOf(report)).toMatchObject({ status: 'revoked', manufacturerName: '新名电梯有限公司' })
})

test('afterwards the register agrees with its notices, its files and its log', async () => {
  expect(await app.findings()).toEqual([])
})
