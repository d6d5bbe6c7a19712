// A certificate file that names another certificate becomes public only when its publisher confirms it, on every way a file gets there; what cannot be read is never called the same.
import { describe, expect, test } from 'vitest'
import { uploadBusinessFile } from '@register/contract/business/file'
import { publishBatch, secondLook, submitReport } from '@register/contract/business/report/lifecycle/handover'
import {
  confirmProposal,
  insertReport,
  publishReport,
  readReport,
  updateReport,
} from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { certificatePdf } from '../../../../../seed/demo/pdf.ts'
import { testApp } from '../../../../../test/app.ts'
import { issuedCode, liftContent, publishedReport } from '../../../../../test/make.ts'
import { certificateFiles } from '../../file/service.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
const foreign = 'TSX311090120250042'

const upload = async (lines: readonly string[], who = staff, kind: 'certificate' | 'other' = 'certificate') =>
  (await who(uploadBusinessFile, { body: { kind } }, { file: { name: 'paper.pdf', bytes: certificatePdf(lines) } })).id

/** A draft on a code of its own, with one certificate file; `lines` get its number. */
async function draftWith(lines: (code: string) => readonly string[]): Promise<Report & { fileId: string }> {
  const { code } = await issuedCode(app, staff)
  const fileId = await upload(lines(code))
  const draft = await staff(insertReport, { body: liftContent({ certificateNo: code, fileIds: [fileId] }) })
  return { ...draft, fileId }
}
const anothers = () => draftWith(() => ['TYPE TEST CERTIFICATE', `No. ${foreign}`])
const state = async (id: number) => (await manager(readReport, { body: { id } })).status

describe('publishing', () => {
  test('a file with the own number passes, beside those of parts; the writer is told of another one', async () => {
    const own = await draftWith((code) => [`No. ${code}`, 'Governor TSX F350 021 2020 0107'])
    expect(own.foreignFiles).toEqual([])
    const done = await manager(publishReport, { body: { id: own.id, rev: own.rev } })
    expect(done.status).toBe('published')
    const other = await anothers()
    expect(other.foreignFiles).toEqual([{ id: other.fileId, name: 'paper.pdf', numbers: [foreign] }])
    expect(other.warnings.join()).toMatch(/“paper.pdf” \(it names TSX 3110 901 2025 0042\)/)
    // Its writer submits it: the person who publishes decides.
    expect((await staff(submitReport, { body: { id: other.id, rev: other.rev } })).status).toBe('submitted')
  })

  test('is refused, and done once the file is confirmed by its id; history and audit say so', async () => {
    const { id, rev, fileId } = await anothers()
    const refusal = await manager.refused(publishReport, { body: { id, rev } })
    expect(refusal).toMatchObject({
      status: 409,
      data: { needs: 'confirmedFiles', values: [{ id: fileId, numbers: [foreign] }] },
    })
    expect(await state(id)).toBe('draft')
    const wrong = await manager.refused(publishReport, { body: { id, rev, confirmedFiles: ['another'] } })
    expect(wrong.status).toBe(409)
    const done = await manager(publishReport, { body: { id, rev, confirmedFiles: [fileId] } })
    expect(done).toMatchObject({ status: 'published', foreignFiles: [] })
    expect(done.handovers.at(-1)).toMatchObject({ event: 'confirmFile', reason: `paper.pdf（${foreign}）` })
    const { rows } = await app.owner.query<{ detail: unknown }>(
      "SELECT detail FROM audit WHERE action = 'report.publish' AND object = $1 AND result = 200",
      [`report:${id}`],
    )
    expect(rows).toMatchObject([{ detail: { confirmedFiles: [fileId] } }])
  })

  test('several at once never publish such a one: it is opened and confirmed by itself', async () => {
    const [good, bad] = [await draftWith((code) => [code]), await anothers()]
    const looks = await manager(secondLook, { body: { ids: [good.id, bad.id] } })
    expect(looks.find(({ id }) => id === bad.id)?.warnings.join()).toContain('TSX 3110 901 2025 0042')
    const { done, stopped } = await manager(publishBatch, {
      body: { reports: [good, bad].map(({ id, rev }) => ({ id, rev })) },
    })
    expect(done.map(({ id }) => id)).toEqual([good.id])
    expect(stopped).toMatchObject([{ id: bad.id, reasons: [expect.stringContaining('TSX 3110 901 2025 0042')] }])
    expect(await state(bad.id)).toBe('draft')
  })

  test('written and published in one call, it is asked too', async () => {
    const { code } = await issuedCode(app, staff)
    const file = await upload([`No. ${foreign}`], manager)
    const body = { ...liftContent({ certificateNo: code, fileIds: [file] }), publish: true }
    expect(await manager.refused(insertReport, { body })).toMatchObject({
      status: 409,
      data: { needs: 'confirmedFiles' },
    })
    expect((await manager(insertReport, { body: { ...body, confirmedFiles: [file] } })).status).toBe('published')
  })
})

test('a revision asks for the files that it brings, at once or when it is confirmed, and not for those that are public', async () => {
  const first = await publishedReport(app)
  const change = (report: Report, fileIds: string[]) => ({
    ...(report.content as ReportContent),
    fileIds,
    id: report.id,
    rev: report.rev,
    reason: '换文件',
  })
  const file = await upload([`No. ${foreign}`], manager)
  const body = change(first, [file])
  expect(await manager.refused(updateReport, { body })).toMatchObject({
    status: 409,
    data: { needs: 'confirmedFiles' },
  })
  const second = await manager(updateReport, { body: { ...body, confirmedFiles: [file] } })
  expect(second.files.map(({ id }) => id)).toEqual([file])
  // The file that is public already is not asked for with every later change.
  const drawn = await manager(updateReport, { body: { ...change(second, [file]), drawingNo: 'DR-77' } })
  const another = await upload([`No. ${foreign}`])
  const proposed = await staff(updateReport, { body: change(drawn, [file, another]) })
  const [proposal] = proposed.proposals
  const given = { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 }
  const refusal = await manager.refused(confirmProposal, { body: given })
  expect(refusal).toMatchObject({ status: 409, data: { values: [{ id: another }] } })
  const last = await manager(confirmProposal, { body: { ...given, confirmedFiles: [another] } })
  expect(last.files.map(({ id }) => id).toSorted()).toEqual([file, another].toSorted())
})

test('what was read is stored with the file: text, none, not readable, or not read at all', async () => {
  const stored = async (id: string) => (await certificateFiles(app.db, [id]))[0]?.text
  expect(await stored(await upload([`No. ${foreign}`]))).toEqual({ state: 'read', numbers: [foreign] })
  expect(await stored(await upload([]))).toEqual({ state: 'empty', numbers: [] })
  const damaged = Buffer.from('%PDF-1.4\nthis is no document\n%%EOF')
  const bytes = { name: 'damaged.pdf', bytes: damaged }
  const { id } = await staff(uploadBusinessFile, { body: { kind: 'certificate' } }, { file: bytes })
  expect(await stored(id)).toEqual({ state: 'unreadable', numbers: [] })
  // Other kinds never become public, and are not read.
  expect(await stored(await upload([`No. ${foreign}`], staff, 'other'))).toBeUndefined()
  await app.owner.query('UPDATE stored_file SET text_state = NULL WHERE id = $1', [id])
  expect(await stored(id)).toBeNull()
})
