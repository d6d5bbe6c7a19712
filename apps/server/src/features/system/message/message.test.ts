// Who gets which message: the right people, each once, never the actor, never people out of scope; in the reader's language, until it is read or settled.
import { beforeEach, describe, expect, test } from 'vitest'
import * as code from '@register/contract/business/codeApply/codeApply'
import * as handover from '@register/contract/business/report/lifecycle/handover'
import * as report from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { getSalt, login } from '@register/contract/system/account'
import { listMessages, markRead, type Message } from '@register/contract/system/message/message'
import { readFrame } from '@register/contract/system/frame/frame'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { makers } from '../../../../seed/demo/makers.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { applicationFor, completeDraft, issuedCode, publishedReport } from '../../../../test/make.ts'
import { seal } from '../../../../test/seal.ts'
import { sweepMessages } from './service.ts'

const app = await testApp()
const [staff, manager, staff902, manager902, head, expert, enterprise, admin] = (await Promise.all(
  [
    'body-staff',
    'body-manager',
    'body-staff-902',
    'body-manager-902',
    'head-office',
    'expert',
    'enterprise',
    'admin',
  ].map((name) => app.as(name)),
)) as [Caller, Caller, Caller, Caller, Caller, Caller, Caller, Caller]
const callers = { staff, manager, staff902, manager902, head, expert, enterprise, admin }
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })

const mine = async (caller: Caller, query = {}): Promise<Message[]> => (await caller(listMessages, { query })).list
const unread = async (caller: Caller) => (await caller(readFrame, {})).unread
/** The unread titles of every account that has some. */
async function messages(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const [name, caller] of Object.entries(callers)) {
    const titles = (await mine(caller, { unread: 'yes', pageSize: 50 })).map(({ title }) => title)
    if (titles.length > 0) all[name] = titles
  }
  return all
}
const quiet = () => app.owner.query('DELETE FROM message')
beforeEach(quiet)

const submitted = async (): Promise<Report> => {
  const draft = await completeDraft(app, staff)
  await quiet()
  return staff(handover.submitReport, { body: key(draft) })
}
const printed = (no: string) => no.replace(/^(TSX)(.{4})(.{3})(.{4})(.{4})$/, '$1 $2 $3 $4 $5')

describe('of a code', () => {
  test('the applicant: issued, returned, rejected, taken back; not that the first step passed', async () => {
    const issued = await issuedCode(app, staff)
    expect(await messages()).toEqual({ staff: [`Code issued: ${printed(issued.code)}`] })
    expect(await mine(staff)).toMatchObject([
      { topic: 'code', object: `codeApply:${issued.id}`, text: '曳引驱动乘客电梯 · HX-1000/1.75', from: '专家 沈一' },
    ])
    await expert(code.takeBackBySociety, { body: key(issued) })
    expect(await messages()).toEqual({ staff: [`Decision taken back: ${printed(issued.code)}`] })
    await quiet()
    for (const decision of ['return', 'reject'] as const) {
      const applied = await staff902(code.generateCode, { body: applicationFor() })
      await head(code.reviewByHead, { body: { ...key(applied), decision, opinion: '型号与依据不符' } })
    }
    expect((await mine(staff902)).map(({ title, text }) => [title.split(':')[0], text])).toEqual([
      ['Application rejected', '型号与依据不符'],
      ['Application returned', '型号与依据不符'],
    ])
    expect(Object.keys(await messages())).toEqual(['staff902'])
  })

  test('not who has left the body since, but the people of the body who may go on with it', async () => {
    const applied = await staff(code.generateCode, { body: applicationFor() })
    const { rows } = await app.owner.query<{ dept_id: string }>(
      "SELECT dept_id FROM app_user WHERE username = 'body-staff'",
    )
    await app.owner.query(
      "UPDATE app_user SET dept_id = (SELECT id FROM dept WHERE body_code = '902') WHERE username = 'body-staff'",
    )
    await head(code.reviewByHead, { body: { ...key(applied), decision: 'return', opinion: 'x' } })
    expect(await messages()).toEqual({ manager: [`Application returned: ${printed(applied.code)}`] })
    await app.owner.query("UPDATE app_user SET dept_id = $1 WHERE username = 'body-staff'", [rows[0]?.dept_id])
    app.app.actors.forget()
  })
})

describe('of a draft', () => {
  test('the managers of its body when it is submitted, until one has dealt with it', async () => {
    const one = await submitted()
    expect(await messages()).toEqual({
      manager: [`北辰 林工 submitted for publication: ${printed(one.certificateNo)}`],
    })
    await staff(handover.takeBackReport, { body: key(one) })
    expect(await messages()).toEqual({})
  })

  test('its writer when it is returned or published, one by one or with many', async () => {
    const [first, second] = [await submitted(), await submitted()]
    await quiet()
    await manager(handover.returnReport, { body: { ...key(first), reason: '请补图号' } })
    await manager(handover.publishBatch, { body: { reports: [key(second)] } })
    expect((await mine(staff)).map(({ title, text }) => [title.split(':')[0], text.split(' · ')[0]])).toEqual([
      ['Report published', second.productName],
      ['Report returned', '请补图号'],
    ])
    expect(Object.keys(await messages())).toEqual(['staff'])
  })

  test('no one of their own acts', async () => {
    const draft = await completeDraft(app, manager)
    await quiet()
    const over = await manager(handover.submitReport, { body: key(draft) })
    await manager(report.publishReport, { body: key(over) })
    expect(await messages()).toEqual({})
  })

  test('no one of a refused act', async () => {
    const one = await submitted()
    await quiet()
    const { certificateNo } = one
    await app.owner.query("UPDATE code_application SET status = 'voided' WHERE code = $1", [certificateNo])
    expect((await manager.refused(report.publishReport, { body: key(one) })).status).toBe(400)
    expect(await messages()).toEqual({})
  })
})

describe('of a revision', () => {
  const contentOf = (one: Report, more: Partial<ReportContent>): ReportContent =>
    ({ ...one.content, ...more }) as unknown as ReportContent
  const proposed = async () => {
    const one = await publishedReport(app)
    await quiet()
    const after = await staff(report.updateReport, {
      body: { ...key(one), ...contentOf(one, { model: 'X-7' }), reason: '型号更正' },
    })
    const [proposal] = after.proposals
    return { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 }
  }

  test('the managers when it is proposed, and its proposer when it is confirmed', async () => {
    const proposal = await proposed()
    expect(Object.keys(await messages())).toEqual(['manager'])
    expect(await mine(manager)).toMatchObject([{ text: '型号更正', from: '北辰 林工' }])
    await manager(report.confirmProposal, { body: proposal })
    expect(Object.keys(await messages())).toEqual(['staff'])
    expect((await mine(staff))[0]?.title).toContain('Revision confirmed')
  })

  test('its proposer when it is dismissed, with the reason; no one when it is withdrawn', async () => {
    await manager(report.dismissProposal, { body: { ...(await proposed()), reason: '依据不足' } })
    expect(await mine(staff)).toMatchObject([
      { title: expect.stringContaining('dismissed') as string, text: '依据不足' },
    ])
    await staff(handover.withdrawProposal, { body: await proposed() })
    expect(await messages()).toEqual({})
  })
})

test('of a certificate: the people of its company are notified of public changes, without the names of those who made them', async () => {
  const [maker] = makers
  const one = await publishedReport(app, {
    manufacturerName: maker?.name ?? '',
    manufacturerCreditCode: maker?.creditCode ?? '',
  })
  const other = await publishedReport(app, {
    manufacturerCreditCode: makers[5]?.creditCode ?? '',
    applicantCreditCode: makers[5]?.creditCode ?? '',
  })
  await quiet()
  const suspended = await head(report.suspendReport, { body: { ...key(one), reason: '抽查不符' } })
  await head(report.suspendReport, { body: { ...key(other), reason: 'x' } })
  expect(await mine(enterprise)).toMatchObject([
    { topic: 'certificate', object: `report:${one.id}`, from: '', text: expect.stringContaining('抽查不符') as string },
  ])
  // Writers and managers of the issuing body get both messages; the other body gets none.
  expect(await messages()).toMatchObject({
    staff: { length: 2 },
    manager: { length: 2 },
    enterprise: { length: 1 },
  })
  expect(Object.keys(await messages()).toSorted()).toEqual(['enterprise', 'manager', 'staff'])
  await quiet()
  const restored = await head(report.restoreReport, { body: { ...key(suspended), reason: '已整改' } })
  await head(report.revokeReport, {
    body: { ...key(restored), reason: '弄虚作假', lastFour: restored.certificateNo.slice(-4) },
  })
  const titles = ['Certificate revoked', 'Certificate restored'].map((what) => `${what}: ${printed(one.certificateNo)}`)
  expect(await messages()).toEqual({ staff: titles, manager: titles, enterprise: titles })
  await quiet()
  const opened = await enterprise(report.readReport, { body: { id: one.id } })
  expect(opened.status).toBe('revoked')
  await quiet()
  const silent = await publishedReport(app)
  await quiet()
  const content = { ...silent.content, remark: '内部' } as unknown as ReportContent
  await manager(report.updateReport, { body: { ...key(silent), ...content, reason: 'internal' } })
  expect(await messages()).toEqual({})
})

test('of an export that is ready: who started it', async () => {
  await staff(startExport, { body: { name: 'business/report', params: { formKind: 'elevator' } } })
  await expect.poll(async () => (await staff(listTasks, { query: {} })).list[0]?.state).toBe('done')
  expect(await mine(staff)).toMatchObject([{ topic: 'task', title: expect.stringContaining('Export ready') as string }])
  expect(Object.keys(await messages())).toEqual(['staff'])
})

test('of a lock: its owner, once until they have read it', async () => {
  const wrong = async (from: string) => {
    const credentials = seal(await app.stranger(getSalt, {}), { password: 'wrong-Password-1' })
    await app.stranger.raw(login, { body: { username: 'expert', credentials } }, { from })
  }
  for (const from of ['203.0.113.5', '203.0.113.6']) for (let n = 0; n < 5; n++) await wrong(from)
  expect(await messages()).toEqual({ expert: ['Several wrong passwords were entered for your account'] })
})

describe('the list', () => {
  test('speaks the reader’s language', async () => {
    const { code: no } = await issuedCode(app, staff)
    const zh = await staff(listMessages, { query: {} }, { headers: { 'accept-language': 'zh-CN' } })
    expect(zh.list[0]).toMatchObject({ title: `编码已发放：${printed(no)}`, label: '编码申请' })
  })

  test('has pages, the unread first and alone, is searched, and marked for its owner only', async () => {
    for (let n = 0; n < 3; n++) await issuedCode(app, staff)
    const all = await mine(staff)
    await staff(markRead, { body: { keys: [all[0]?.key ?? ''] } })
    await manager(markRead, { body: { keys: all.map(({ key: one }) => one) } })
    expect(await unread(staff)).toBe(2)
    expect((await mine(staff)).map(({ key: one, read }) => [one, read])).toEqual([
      [all[1]?.key, false],
      [all[2]?.key, false],
      [all[0]?.key, true],
    ])
    expect(await mine(staff, { unread: 'yes' })).toHaveLength(2)
    expect(await staff(listMessages, { query: { page: 2, pageSize: 2 } })).toMatchObject({
      total: 3,
      unread: 2,
      list: [{ key: all[0]?.key }],
    })
    const { rows } = await app.owner.query<{ no: string }>("SELECT about->>'no' AS no FROM message ORDER BY id LIMIT 1")
    expect(await mine(staff, { keyword: rows[0]?.no })).toHaveLength(1)
    expect(await staff(markRead, { body: {} })).toEqual({ unread: 0 })
  })

  test('deletes messages that were read ninety days ago, and nothing else', async () => {
    for (let n = 0; n < 3; n++) await issuedCode(app, staff)
    const [first, second] = await mine(staff)
    await staff(markRead, { body: { keys: [first?.key ?? '', second?.key ?? ''] } })
    const age = (message: Message | undefined, days: number) =>
      app.owner.query('UPDATE message SET at = now() - make_interval(days => $2) WHERE id = $1', [
        Number(message?.key.split(':')[1]),
        days,
      ])
    await age(first, 91)
    await age(second, 89)
    await app.owner.query("UPDATE message SET at = now() - interval '200 days' WHERE read_at IS NULL")
    expect(await sweepMessages(app.db, 90)).toBe(1)
    expect(await mine(staff)).toHaveLength(2)
  })
})
