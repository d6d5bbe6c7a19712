// Suspending, restoring and revoking: the date of effect and its bounds, private evidence, and the number that revoking asks for.
import { describe, expect, test } from 'vitest'
import { readFile, uploadBusinessFile } from '@register/contract/business/file'
import { cancelReport, replaceReport } from '@register/contract/business/report/lifecycle/standing'
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { certificateFile, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const head = await app.as('head-office')
const staff = await app.as('body-staff')
const today = shanghaiDay()
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
/** Issued nine days ago: set in the table, because in the first days of a year its number would belong to the next year. */
async function certificate() {
  const report = await publishedReport(app)
  await app.owner.query('UPDATE report SET issue_date = $2 WHERE id = $1', [report.id, shift(today, -9)])
  return report
}

describe('the date of effect', () => {
  test('may be dated back, changes the status at once, and is what all readers see', async () => {
    const report = await certificate()
    const day = shift(today, -4)
    const suspended = await head(contract.suspendReport, {
      body: { ...key(report), reason: '抽查不符', effectiveDate: day },
    })
    expect(suspended.versions.at(-1)).toMatchObject({ kind: 'suspension', changeDate: day })
    const answer = await app.stranger(frontAnswer, { body: { publicId: report.publicId } })
    expect(answer).toMatchObject({ status: 'suspended', statusSince: day })
    expect(answer.history.at(-1)).toMatchObject({ kind: 'suspension', date: day })
    const notices = await app.stranger(publicChangeNotices, { body: { certificateNo: report.certificateNo } })
    expect(notices.list).toMatchObject([{ kind: 'suspension', changeDate: day }])
    const { rows } = await app.owner.query<{ detail: object }>(
      "SELECT detail FROM audit WHERE object = $1 AND action = 'report.suspend'",
      [`report:${report.id}`],
    )
    expect(rows).toMatchObject([{ detail: { effectiveDate: day, files: 0 } }])
  })

  test('is not before the issue date nor before the last change of standing, and of a restoration not in the future', async () => {
    const report = await certificate()
    const refused = async (endpoint: typeof contract.suspendReport, rev: number, effectiveDate: string) => {
      const { status, errors } = await head.refused(endpoint, {
        body: { id: report.id, rev, reason: 'x', effectiveDate },
      })
      return [status, errors[0]?.field, errors[0]?.msg]
    }
    const at = 'effectiveDate'
    expect(await refused(contract.suspendReport, report.rev, shift(today, -10))).toEqual([
      400,
      at,
      `Date of effect must not be before the issue date ${shift(today, -9)}`,
    ])
    const suspended = await head(contract.suspendReport, {
      body: { ...key(report), reason: 'x', effectiveDate: shift(today, -3) },
    })
    expect(await refused(contract.restoreReport as never, suspended.rev, shift(today, -4))).toEqual([
      400,
      at,
      `Date of effect must not be before the last change of standing on ${shift(today, -3)}`,
    ])
    expect(await refused(contract.restoreReport as never, suspended.rev, shift(today, 1))).toEqual([
      400,
      at,
      'Date of effect must not be in the future',
    ])
    const restored = await head(contract.restoreReport, { body: { ...key(suspended), reason: 'x' } })
    expect(restored.versions.at(-1)?.changeDate).toBe(today)
  })
})

describe('the reason', () => {
  test.each(['/', '无', '-', '详见附件', 'N/A', 'unknown'])(
    '%s says nothing and is refused by name',
    async (reason) => {
      const report = await certificate()
      const lastFour = report.certificateNo.slice(-4)
      const body = { ...key(report), reason }
      const refusals = [
        await head.refused(contract.suspendReport, { body }),
        await head.refused(contract.revokeReport, { body: { ...body, lastFour } }),
        await head.refused(replaceReport, { body: { ...body, successorId: report.id } }),
        await head.refused(cancelReport, { body: { ...body, lastFour, ground: 'other' } }),
        await head.refused(cancelReport, { body: { ...body, lastFour, ground: 'companyClosed' } }),
      ]
      for (const { status, errors } of refusals)
        expect([status, errors]).toEqual([
          400,
          [{ field: 'reason', msg: expect.stringContaining('must say why itself') as unknown }],
        ])
    },
  )
})

describe('evidence', () => {
  test('is stored with the change for the office, and not readable by others', async () => {
    const report = await publishedReport(app)
    const file = await head(uploadBusinessFile, { body: { kind: 'proof' } }, { file: certificateFile })
    const suspended = await head(contract.suspendReport, {
      body: { ...key(report), reason: 'x', fileIds: [file.id] },
    })
    expect(suspended.versions.at(-1)?.files).toMatchObject([{ id: file.id, visibility: 'private' }])
    expect(suspended.files.map(({ id }) => id)).not.toContain(file.id)
    const inBody = await staff(contract.readReport, { body: { id: report.id } })
    expect(inBody.versions.at(-1)?.files).toHaveLength(1)
    expect((await app.stranger.raw(readFile, { params: { id: file.id } })).statusCode).toBe(404)
    const answer = await app.stranger(frontAnswer, { body: { publicId: report.publicId } })
    expect(JSON.stringify(answer)).not.toContain(file.id)
    const restored = await head(contract.restoreReport, { body: { ...key(suspended), reason: 'x' } })
    expect(restored.versions.find(({ kind }) => kind === 'suspension')?.files).toHaveLength(1)
    expect((await app.findings()).filter((one) => one.startsWith('file'))).toEqual([])
  })

  test('is the head office’s own upload', async () => {
    const report = await certificate()
    const file = await staff(uploadBusinessFile, { body: { kind: 'proof' } }, { file: certificateFile })
    const body = { ...key(report), reason: 'x', fileIds: [file.id] }
    expect(await head.refused(contract.suspendReport, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'fileIds' }],
    })
  })
})

describe('revoking', () => {
  const revoke = (report: { id: number; rev: number }, lastFour: string) => ({
    body: { ...key(report), reason: '弄虚作假', lastFour },
  })

  test('asks for the last four characters of the number, and takes no other', async () => {
    const report = await certificate()
    for (const wrong of ['', '0000x', report.certificateNo.slice(-5), report.certificateNo.slice(-3)]) {
      const refusal = await head.refused(contract.revokeReport, revoke(report, wrong))
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'lastFour' }] })
      expect(refusal.msg).toContain(report.certificateNo)
    }
    expect((await head.refused(contract.revokeReport, { body: { ...key(report), reason: 'x' } })).status).toBe(400)
    const revoked = await head(contract.revokeReport, revoke(report, ` ${report.certificateNo.slice(-4)} `))
    expect(revoked.status).toBe('revoked')
  })
})
