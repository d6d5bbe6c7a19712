// What is no change of name: of a company that the certificate does not name, to no name, or to the same name spelled otherwise.
import { expect, test } from 'vitest'
import { importExisting } from '@register/contract/business/reportImport'
import { callOffRename } from '@register/contract/business/report/lifecycle/rename'
import { addRecall, liftRecall } from '@register/contract/business/report/lifecycle/recall'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { contexts } from '../../../../../seed/demo/ctx.ts'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { liftContent, publishedReport } from '../../../../../test/make.ts'
import { insertExisting } from '../service.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const head = await app.as('head-office')
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const said = {
  party: 'manufacturer' as const,
  newName: '新名电梯有限公司',
  changeDate: shanghaiDay(),
  reason: '企业更名',
}

test('a company that an old certificate does not name has no former name', async () => {
  const ctx = await contexts(app.db, app.secrets)('body-manager', importExisting)
  const content = { ...liftContent({ certificateNo: 'OLD-1', reportNo: ['R-OLD-1'] }), applicantName: null }
  const [id = 0] = await app.db
    .transaction()
    .execute((tx) => insertExisting({ ...ctx, db: tx }, { id: ctx.actor.deptId ?? 0 }, [content]))
  const report = await manager(contract.readReport, { body: { id } })
  for (const changeDate of [shanghaiDay(), shift(shanghaiDay(), 1)]) {
    const body = { ...key(report), ...said, party: 'applicant' as const, changeDate }
    expect(await manager.refused(contract.renameParty, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'party' }],
    })
  }
  expect((await app.stranger(frontAnswer, { body: { publicId: report.publicId } })).formerNames).toEqual([])
})

test('a name that is none, or the same one spelled otherwise, is refused at its field', async () => {
  const report = await publishedReport(app, { manufacturerName: '某某 Lift Co., Ltd.' })
  for (const newName of ['N/A', '详见附件', '新名\n电梯有限公司', '某某 Lift Co., Ltd.', '某某　LIFT CO.,LTD']) {
    const refused = await manager.refused(contract.renameParty, { body: { ...key(report), ...said, newName } })
    expect([newName, refused.status, refused.errors.map(({ field }) => field)]).toEqual([newName, 400, ['newName']])
  }
})

test('what the public reads says why: a stroke is no reason', async () => {
  const report = await publishedReport(app)
  const named = await manager(contract.renameParty, {
    body: { ...key(report), ...said, changeDate: shift(shanghaiDay(), 1) },
  })
  const recalled = await head(addRecall, { body: { ...key(named), serialFrom: 'A-1', reason: '制动器' } })
  const why = { ...key(recalled), reason: '/' }
  const recallId = recalled.recalls[0]?.id ?? 0
  for (const refused of [
    await manager.refused(contract.renameParty, { body: { ...why, ...said, reason: '/' } }),
    await manager.refused(callOffRename, { body: { ...why, party: 'manufacturer' } }),
    await head.refused(addRecall, { body: { ...why, serialFrom: 'B-1' } }),
    await head.refused(liftRecall, { body: { ...why, recallId } }),
  ])
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'reason' }] })
})
