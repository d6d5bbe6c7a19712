// From the first day of the register on a certificate needs an application of it, or the head office's confirmation: by form, hand-over, import and revision, of two bodies.
import { voidApplication } from '@register/contract/business/codeApply/codeApply'
import { submitReport } from '@register/contract/business/report/lifecycle/handover'
import { afterFirstDay } from '@register/contract/rules/numbers/confirmation'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import {
  confirmProposal,
  insertReport,
  publishReport,
  readReport,
  updateReport,
} from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { changeConfig, changeRegister, listConfig } from '@register/contract/system/config/config'
import { confirmNumber, readBodyCodes, withdrawConfirmation } from '@register/contract/system/dept/codes'
import { shanghaiDay } from '@register/contract/dates'
import { beforeAll, expect, test } from 'vitest'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { endOfImport } from '../../../../../test/endOfImport.ts'
import { issuedCode, liftContent, publishedReport } from '../../../../../test/make.ts'
import { writeBook } from '../../../../files/excel.ts'
import { inspectAll } from '../quality/look.ts'

const app = await testApp()
const [head, system, staff, manager, rival] = await Promise.all([
  app.as('head-office'),
  app.as('system-admin'),
  app.as('body-staff'),
  app.as('body-manager'),
  app.as('body-manager-902'),
])
const today = shanghaiDay()
const [before, firstDay, after] = [shift(today, -31), shift(today, -30), shift(today, -29)]
const own =
  (await app.db.selectFrom('dept').select('id').where('body_code', '=', '901').executeTakeFirstOrThrow()).id ?? 0

const keyOfDay = async () => {
  const { list } = await head(listConfig, { query: { keyword: 'firstDay' } })
  const [row] = list
  if (!row) throw new Error('The key is there')
  return row
}
const begin = async (day: string | null) => {
  const { id, rev } = await keyOfDay()
  await head(changeRegister, { body: { id, rev, value: day } })
}
beforeAll(() => begin(firstDay))

let count = 0
/** An old shape of number, so that no counter is asked. */
const anyNumber = (body = '901') => `ZJ-${body}-DT-${++count}`
const dated = (issueDate: string | null, more: Partial<ReportContent> = {}) => ({
  ...liftContent({
    certificateNo: anyNumber(),
    issueDate,
    testStartDate: null,
    testEndDate: null,
    productionDate: null,
  }),
  validTo: null,
  noExpiry: true,
  existing: true,
  ...more,
})
const confirmed = (number: string, reason = '原件已核对') => ({
  body: { deptId: own, number, grounds: ['afterFirstDay' as const], reason },
})
const key = ({ id, rev }: Report) => ({ id, rev })
const fields = (refusal: { errors?: readonly { field: string }[] }) => refusal.errors?.map(({ field }) => field)

test('only the head office sets the first day, and it is written down', async () => {
  const { id, rev, labelZh, labelEn, hintZh, hintEn, type, class: owner, key: name } = await keyOfDay()
  const words = { labelZh, labelEn, hintZh, hintEn, key: name, class: owner, type }
  const value = shift(today, -400)
  for (const caller of [system, manager, staff, await app.as('expert'), await app.as('security-admin')])
    expect((await caller.refused(changeRegister, { body: { id, rev, value } })).status).toBe(403)
  expect((await system.refused(changeConfig, { body: { ...words, id, rev, value } })).status).toBe(403)
  expect((await head.refused(changeRegister, { body: { id, rev, value: '2026-02-30' } })).status).toBe(400)
  const { rows } = await app.owner.query(
    "SELECT detail FROM audit WHERE action = 'config.change' AND result = 200 ORDER BY id DESC LIMIT 1",
  )
  expect(rows).toEqual([{ detail: expect.objectContaining({ value: firstDay }) as unknown }])
})

test('the day itself and later needs an application or a confirmation, in hand-over and publication', async () => {
  for (const day of [firstDay, after, today]) {
    const draft = await manager(insertReport, { body: dated(day) })
    expect(draft.missing).toEqual([expect.objectContaining({ field: 'issueDate', kind: 'other' })])
    for (const refusal of [
      await staff.refused(submitReport, { body: key(draft) }),
      await manager.refused(publishReport, { body: key(draft) }),
    ]) {
      expect(fields(refusal)).toEqual(['issueDate'])
      expect(refusal.msg).toContain(firstDay)
      expect(refusal.msg).toContain('the head office confirms its number')
    }
    expect(fields(await manager.refused(insertReport, { body: { ...dated(day), publish: true } }))).toEqual([
      'issueDate',
    ])
  }
  const old = await manager(insertReport, { body: { ...dated(before), publish: true } })
  expect(old).toMatchObject({ status: 'published', confirmation: null })
})

test('without a day the year of the number decides, and nothing else', () => {
  const year = Number(firstDay.slice(0, 4))
  const asked = (certificateNo: string | null, issueDate: string | null = null) =>
    afterFirstDay({ certificateNo, issueDate }, firstDay) !== undefined
  expect(asked(`TSX31109012${String(year - 1).slice(1)}0001`)).toBe(false)
  expect(asked('TX3110-901-15-0001')).toBe(false)
  expect(asked(`TSX3110901${year}0001`)).toBe(true)
  expect(asked('ZJ-55')).toBe(true)
  // A year in which there were no numbers is a misprint, and no earlier year.
  expect(asked('TSX 7410 019 1926 0001')).toBe(true)
  expect(asked('TX 7410-019-1926 0001')).toBe(true)
  expect(asked(null)).toBe(true)
  expect(asked(null, before)).toBe(false)
  expect(afterFirstDay({ issueDate: today }, '')).toBeUndefined()
})

test('of a date that is printed in part the last day counts that it may mean', async () => {
  const asked = (issueDate: string, print: string, day: string) =>
    afterFirstDay({ issueDate, asPrinted: { issueDate: print } }, day)
  expect(asked('2024-01-01', '2024', '2025-01-01')).toBeUndefined()
  expect(asked('2024-01-01', '2024', '2024-12-31')?.[1]).toContain('2024 is printed in part')
  expect(asked('2024-02-01', '2024年2月', '2024-03-01')).toBeUndefined()
  expect(asked('2024-02-01', '2024年2月', '2024-02-29')?.[0]).toContain('2024年2月')
  expect(asked('2024-03-01', '2024年3月', '2024-02-29')?.[0]).toContain('不早于')

  // The first day lies in the month that is printed.
  const month = { issueDate: `${firstDay.slice(0, 7)}-01`, asPrinted: { issueDate: firstDay.slice(0, 7) } }
  const draft = await manager(insertReport, { body: dated(month.issueDate, month) })
  expect(fields(await manager.refused(publishReport, { body: key(draft) }))).toEqual(['issueDate'])
  // A whole day before it passes, and may not be widened to its year afterwards.
  const early = `${Number(firstDay.slice(0, 4)) - 1}-01-01`
  const old = await manager(insertReport, { body: { ...dated(early), publish: true } })
  const content = old.content as ReportContent
  const widened = { ...content, asPrinted: { issueDate: early.slice(0, 4) }, ...key(old), reason: '更正' }
  const given = await manager(updateReport, { body: widened })
  expect(given).toMatchObject({ issueDate: early, issueDatePrinted: early.slice(0, 4) })
  const begun = firstDay
  await begin(`${early.slice(0, 4)}-06-01`)
  const whole = await manager(insertReport, { body: { ...dated(early), publish: true } })
  const wide = { ...(whole.content as ReportContent), asPrinted: { issueDate: early.slice(0, 4) } }
  expect(fields(await manager.refused(updateReport, { body: { ...wide, ...key(whole), reason: '更正' } }))).toEqual([
    'issueDate',
  ])
  await begin(begun)
})

test('a confirmed one is published, says so to everyone, and holds its confirmation', async () => {
  const content = dated(after)
  const draft = await manager(insertReport, { body: content })
  const number = content.certificateNo ?? ''
  for (const caller of [manager, staff, system, await app.as('expert')])
    expect((await caller.refused(confirmNumber, confirmed(number))).status).toBe(403)
  await head(confirmNumber, confirmed(number, '内部理由甲'))
  const waiting = await manager(readReport, { body: { id: draft.id } })
  expect(waiting).toMatchObject({ missing: [], confirmation: { grounds: ['afterFirstDay'], reason: '内部理由甲' } })
  const published = await manager(publishReport, { body: key(draft) })
  const answer = await app.stranger(frontAnswer, { body: { publicId: published.publicId } })
  expect(answer.confirmed).toEqual(['afterFirstDay'])
  expect(JSON.stringify(answer)).not.toContain('内部理由甲')
  const { confirmed: list } = await head(readBodyCodes, { params: { id: own } })
  const row = list.find((one) => one.number === number)
  expect(row).toMatchObject({ used: true, withdrawn: null })
  const refusal = await head.refused(withdrawConfirmation, { body: { id: row?.id ?? 0, reason: '误' } })
  expect(refusal).toMatchObject({ status: 409 })
  expect(await app.findings()).toEqual([])
})

test('a withdrawn confirmation counts no more and stays in the list; another body’s never counted', async () => {
  const content = dated(after)
  const number = content.certificateNo ?? ''
  const draft = await manager(insertReport, { body: content })
  const { confirmed: list } = await head(confirmNumber, confirmed(number))
  const { id } = list.find((one) => one.number === number) ?? { id: 0 }
  const theirs = await rival(insertReport, { body: dated(after, { certificateNo: `${number}-B` }) })
  await head(confirmNumber, confirmed(`${number}-B`))
  expect(fields(await rival.refused(publishReport, { body: key(theirs) }))).toEqual(['issueDate'])
  expect((await manager.refused(withdrawConfirmation, { body: { id, reason: '误' } })).status).toBe(403)
  expect(fields(await head.refused(withdrawConfirmation, { body: { id, reason: '' } }))).toEqual(['reason'])
  const { confirmed: now } = await head(withdrawConfirmation, { body: { id, reason: '确认有误' } })
  expect(now.find((one) => one.id === id)?.withdrawn).toMatchObject({ reason: '确认有误' })
  expect((await head.refused(withdrawConfirmation, { body: { id, reason: '再' } })).status).toBe(409)
  expect(fields(await manager.refused(publishReport, { body: key(draft) }))).toEqual(['issueDate'])
  // Confirmed again, it holds again.
  await head(confirmNumber, confirmed(number))
  expect((await manager(publishReport, { body: key(draft) })).status).toBe('published')
})

test('a confirmation lets one certificate in, whose number is changed later or is another one’s report number', async () => {
  const number = `R-${anyNumber()}`
  const byReport = (more: Partial<ReportContent> = {}) =>
    dated(after, { certificateNo: null, reportNo: [number], ...more })
  await head(confirmNumber, confirmed(number))
  const other = await manager(insertReport, { body: dated(after, { certificateNo: number }) })
  const first = await manager(insertReport, { body: { ...byReport(), publish: true } })
  expect(first.confirmation?.grounds).toEqual(['afterFirstDay'])
  expect(fields(await manager.refused(publishReport, { body: key(other) }))).toEqual(['issueDate'])
  const { content } = first
  await manager(updateReport, {
    body: { ...(content as ReportContent), reportNo: [`${number}-2`], ...key(first), reason: '更正' },
  })
  expect(fields(await manager.refused(insertReport, { body: { ...byReport(), publish: true } }))).toEqual(['issueDate'])
  const { confirmed: list } = await head(readBodyCodes, { params: { id: own } })
  const row = list.find((one) => one.number === number)
  expect(row?.used).toBe(true)
  expect((await head.refused(withdrawConfirmation, { body: { id: row?.id ?? 0, reason: '误' } })).status).toBe(409)

  // Of one sheet as well.
  const both = `B-${anyNumber()}`
  await head(confirmNumber, confirmed(both))
  const heads = ['Certificate No.', 'Report No.', 'Equipment category', 'Model', 'Manufacturer', 'Issue date']
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: heads.map((header) => ({ header, width: 10 })),
      rows: [
        [both, `${both}-1`, '3110', 'HX', '示例电梯厂', after],
        [null, both, '3110', 'HX', '示例电梯厂', after],
      ],
    },
  ])
  const file = { name: 'both.xlsx', bytes }
  const { id } = await manager(checkImport, { body: { formKind: elevator.key, existing: 'true' } }, { file })
  expect(await endOfImport(manager, id)).toMatchObject({ goodRows: 1, badRows: 1 })
})

test('published and withdrawn at once, one of the two is refused', async () => {
  for (let n = 0; n < 4; n++) {
    const content = dated(after)
    const draft = await manager(insertReport, { body: content })
    const { confirmed: list } = await head(confirmNumber, confirmed(content.certificateNo ?? ''))
    const id = list.find(({ number }) => number === content.certificateNo)?.id ?? 0
    const replies = await Promise.all([
      manager.raw(publishReport, { body: key(draft) }),
      head.raw(withdrawConfirmation, { body: { id, reason: '误' } }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
  }
  expect(await app.findings()).toEqual([])
})

test('a confirmation opens its grounds alone', async () => {
  const content = dated(after)
  const draft = await manager(insertReport, { body: content })
  const { code } = await issuedCode(app, staff)
  const given = { deptId: own, number: code, reason: '理由' }
  const refusal = await head.refused(confirmNumber, { body: { ...given, grounds: ['approvalLost'] } })
  expect(fields(refusal)).toEqual(['grounds'])
  expect(fields(await head.refused(confirmNumber, { body: { ...given, grounds: [] } }))).toEqual(['grounds'])
  const number = content.certificateNo ?? ''
  expect(fields(await head.refused(confirmNumber, { body: { ...given, number, grounds: ['aboveCounter'] } }))).toEqual([
    'number',
  ])
  expect(fields(await manager.refused(publishReport, { body: key(draft) }))).toEqual(['issueDate'])
})

test('after an approval was lost the number is entered on a confirmation of that alone', async () => {
  const application = await issuedCode(app, staff)
  const content = dated(today, { certificateNo: application.code })
  expect(fields(await manager.refused(insertReport, { body: content }))).toEqual(['certificateNo'])
  await manager(voidApplication, { body: { id: application.id, rev: application.rev, reason: '误申请' } })
  const { existing: _, ...issued } = content
  expect((await staff.refused(insertReport, { body: issued })).msg).toContain('the head office confirms its number')
  const refusal = await manager.refused(insertReport, { body: content })
  expect(refusal.msg).toContain('withdrawn, rejected or voided')
  const given = { deptId: own, number: application.code, reason: '证书已发出' }
  await head(confirmNumber, { body: { ...given, grounds: ['approvalLost'] } })
  const draft = await manager(insertReport, { body: content })
  expect(fields(await manager.refused(publishReport, { body: key(draft) }))).toEqual(['issueDate'])
  await head(confirmNumber, { body: { ...given, grounds: ['approvalLost', 'afterFirstDay'] } })
  const published = await manager(publishReport, { body: key(draft) })
  expect(published.confirmation?.grounds).toEqual(['afterFirstDay', 'approvalLost'])
  const narrowed = await head.refused(confirmNumber, { body: { ...given, grounds: ['afterFirstDay'] } })
  expect(narrowed.status).toBe(409)
  expect(await app.findings()).toEqual([])
})

test('a revision may not move a published certificate across the day, and those that stand stay', async () => {
  await begin(null)
  const stale = await manager(insertReport, { body: dated(after) })
  expect(stale.missing).toEqual([])
  const late = await manager(insertReport, { body: { ...dated(after), publish: true } })
  const old = await manager(insertReport, { body: { ...dated(before), publish: true } })
  await begin(firstDay)
  expect(fields(await manager.refused(publishReport, { body: key(stale) }))).toEqual(['issueDate'])
  const changed = (report: Report, more: Partial<ReportContent>) => ({
    ...(report.content as ReportContent),
    ...more,
    ...key(report),
    reason: '更正',
  })
  expect((await manager(updateReport, { body: changed(late, { drawingNo: 'A-1' }) })).version).toBe(2)
  for (const issueDate of [firstDay, null])
    expect(fields(await manager.refused(updateReport, { body: changed(old, { issueDate }) }))).toEqual(['issueDate'])
  expect(fields(await staff.refused(updateReport, { body: changed(old, { issueDate: after }) }))).toEqual(['issueDate'])
  await head(confirmNumber, confirmed(String(old.content['certificateNo'])))
  const moved = await manager(updateReport, { body: changed(old, { issueDate: after }) })
  expect(moved.confirmation?.grounds).toEqual(['afterFirstDay'])
  const back = await manager(updateReport, { body: changed(moved, { issueDate: before }) })
  expect(back.confirmation).toBeNull()

  // A proposal from before the day was set is checked again when it is confirmed.
  await begin(null)
  const proposed = await staff(updateReport, { body: changed(back, { issueDate: after }) })
  const [{ id, rev } = { id: 0, rev: 0 }] = proposed.proposals
  await begin(firstDay)
  const { confirmed: list } = await head(readBodyCodes, { params: { id: own } })
  expect(list.find(({ number }) => number === back.certificateNo)?.used).toBe(true)
  await app.owner.query('UPDATE report SET confirmation_id = NULL WHERE id = $1', [back.id])
  await app.owner.query('DELETE FROM confirmed_number WHERE number = $1', [back.certificateNo])
  expect(fields(await manager.refused(confirmProposal, { body: { id, rev } }))).toEqual(['issueDate'])

  await inspectAll(app.db)
  const { rows } = await app.owner.query("SELECT report_id::int FROM quality_finding WHERE rule = 'withoutApplication'")
  expect(rows).toEqual([{ report_id: late.id }])
  expect(await app.findings()).toEqual([])
})

test('of an import with mixed days only the rows before the day pass, and a confirmation that is gone by then stops it', async () => {
  const heads = ['Certificate No.', 'Equipment category', 'Model', 'Manufacturer', 'Issue date']
  const rows = Array.from({ length: 600 }, (_, at) => [
    `${anyNumber()}-I`,
    '3110',
    'HX',
    '示例电梯厂',
    at % 4 === 3 ? after : before,
  ])
  const [, , , last = []] = rows
  await head(confirmNumber, confirmed(last[0] ?? ''))
  const upload = async (of: string[][]) => {
    const columns = heads.map((header) => ({ header, width: 10 }))
    const bytes = await writeBook([{ name: 'Reports', columns, rows: of }])
    const file = { name: 'old.xlsx', bytes }
    const { id } = await manager(checkImport, { body: { formKind: elevator.key, existing: 'true' } }, { file })
    return endOfImport(manager, id)
  }
  const job = await upload(rows)
  expect(job).toMatchObject({ goodRows: 451, badRows: 149 })
  expect(job.problems[0]).toMatchObject({ row: 9, label: 'Issue date' })
  await manager(runImport, { body: { id: job.id, rows: 'good' } })
  expect(await endOfImport(manager, job.id)).toMatchObject({ state: 'done', imported: 451 })
  const answer = await app.stranger(frontAnswer, { body: { certificateNo: last[0] ?? '' } })
  expect(answer.confirmed).toEqual(['afterFirstDay'])

  const gone = [`${anyNumber()}-W`, '3110', 'HX', '示例电梯厂', after]
  const { confirmed: list } = await head(confirmNumber, confirmed(gone[0] ?? ''))
  const second = await upload([gone])
  expect(second).toMatchObject({ goodRows: 1 })
  await head(withdrawConfirmation, { body: { id: list[0]?.id ?? 0, reason: '误' } })
  await manager(runImport, { body: { id: second.id, rows: 'all' } })
  expect(await endOfImport(manager, second.id)).toMatchObject({ state: 'failed', imported: 0 })
})

test('a report of the register with an application is not asked', async () => {
  const report = await publishedReport(app)
  expect(report.confirmation).toBeNull()
})
