// Every reviewer is told of a test basis that no list has, and a report with one is published only when its publisher confirms the basis.
import { expect, test } from 'vitest'
import { publishBatch, secondLook, submitReport } from '@register/contract/business/report/lifecycle/handover'
import {
  confirmProposal,
  insertReport,
  publishReport,
  readReport,
  updateReport,
} from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, liftContent, uploadCertificate, issuedCode } from '../../../../../test/make.ts'
import { unlistedBasis } from './basis.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
const own = ['TSG T7007-2022', '7007', 'DB33/T 9']
const draft = () => completeDraft(app, staff, { testBasis: own })
const state = async (id: number) => (await staff(readReport, { body: { id } })).status
const historyOf = ({ handovers }: Report) => handovers.map(({ event, reason, by }) => [event, reason, by])
const confirmed = ['7007', 'DB33/T 9']

test('what the dictionary lists is none, and what it does not list is named', async () => {
  expect(await unlistedBasis(app.db, [])).toEqual([])
  expect(await unlistedBasis(app.db, ['TSG T7007-2022'])).toEqual([])
  expect(await unlistedBasis(app.db, [...own, '7007'])).toEqual(confirmed)
})

test('the rule of another kind is named, and stops nothing', async () => {
  const { warnings } = await completeDraft(app, staff, { testBasis: ['TSG T7007-2022', 'TSG 51-2023'] })
  expect(warnings.filter((one) => one.includes('is the rule for'))).toEqual([
    'TSG 51-2023 is the rule for cranes and hoists, not for this category: check it',
  ])
})

test('writing and submitting need no confirmation, publishing does: each value, by code and by name', async () => {
  const { id, rev, warnings, unlistedBasis: asked } = await draft()
  expect(asked).toEqual(confirmed)
  expect(warnings.join()).toMatch(/“7007”, “DB33\/T 9” are not in the list/)
  const sent = await staff(submitReport, { body: { id, rev } })
  const body = { id, rev: sent.rev }
  await expect(manager(publishReport, { body })).rejects.toThrow(
    /409 .*“7007”, “DB33\/T 9” are not in the list.*"data":{"needs":"confirmedBasis","values":\["7007","DB33\/T 9"\]}/,
  )
  const some = { ...body, confirmedBasis: ['7007', 'TSG T7007-2022'] }
  await expect(manager(publishReport, { body: some })).rejects.toThrow(/"values":\["DB33\/T 9"\]/)
  expect(await state(id)).toBe('submitted')
  const done = await manager(publishReport, { body: { ...body, confirmedBasis: confirmed } })
  expect(done).toMatchObject({ status: 'published', unlistedBasis: [] })
  expect(historyOf(done).at(-1)).toEqual(['confirmBasis', '7007、DB33/T 9', expect.any(String)])
  const { rows } = await app.owner.query<{ detail: unknown }>(
    "SELECT detail FROM audit WHERE action = 'report.publish' AND object = $1 AND result = 200",
    [`report:${id}`],
  )
  expect(rows).toMatchObject([{ detail: { confirmedBasis: confirmed } }])
})

test('a batch refuses those that are not confirmed, and says which', async () => {
  const [one, other] = [await draft(), await draft()]
  const looks = await manager(secondLook, { body: { ids: [one.id, other.id] } })
  expect(looks.map((look) => look.unlistedBasis)).toEqual([confirmed, confirmed])
  const { done, stopped } = await manager(publishBatch, {
    body: {
      reports: [
        { id: one.id, rev: one.rev, confirmedBasis: confirmed },
        { id: other.id, rev: other.rev },
      ],
    },
  })
  expect(done.map(({ id }) => id)).toEqual([one.id])
  expect(stopped).toEqual([expect.objectContaining({ id: other.id, unlistedBasis: confirmed })])
})

test('a report that is written and published at once is asked too', async () => {
  const { code } = await issuedCode(app, staff)
  const fileIds = [(await uploadCertificate(manager)).id]
  const body = { ...liftContent({ certificateNo: code, fileIds, testBasis: ['7007'] }), publish: true }
  await expect(manager(insertReport, { body })).rejects.toThrow(/"needs":"confirmedBasis"/)
  expect((await manager(insertReport, { body: { ...body, confirmedBasis: ['7007'] } })).status).toBe('published')
})

test('a later change asks for what it brings, and for nothing that is public already', async () => {
  const { id, rev } = await draft()
  const first = await manager(publishReport, { body: { id, rev, confirmedBasis: confirmed } })
  const change = (report: Report, testBasis: string[]) => ({
    body: { ...(report.content as ReportContent), testBasis, id, rev: report.rev, reason: '更正依据' },
  })
  const less = await manager(updateReport, change(first, ['TSG T7007-2022', '7007']))
  await expect(manager(updateReport, change(less, ['7007', '7008']))).rejects.toThrow(/"values":\["7008"\]/)
  const proposed = await staff(updateReport, change(less, ['7007', '7008']))
  const [proposal] = proposed.proposals
  const given = { id: proposal?.id ?? 0, rev: proposal?.rev ?? 0 }
  await expect(manager(confirmProposal, { body: given })).rejects.toThrow(/"values":\["7008"\]/)
  const last = await manager(confirmProposal, { body: { ...given, confirmedBasis: ['7008'] } })
  expect(historyOf(last).map(([event, values]) => [event, values])).toEqual([
    ['confirmBasis', '7007、DB33/T 9'],
    ['confirmBasis', '7008'],
  ])
})
