// A change of name on all certificates of a company: in both roles, all or none, in the caller's scope, each with its own trace; the one that cannot be changed is named.
import { expect, test } from 'vitest'
import { companyCertificates, renameCompany } from '@register/contract/business/report/lifecycle/rename'
import { uploadBusinessFile } from '@register/contract/business/file'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../../seed/demo/contents.ts'
import { makers } from '../../../../../seed/demo/makers.ts'
import { testApp } from '../../../../../test/app.ts'
import { certificateFile, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const staff = await app.as('body-staff')
const other = await app.as('body-manager-902')
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const read = ({ id }: Report) => manager(contract.readReport, { body: { id } })
let companies = 0
/** Two certificates of a company that no other certificate names: the first has it in both roles. */
async function company() {
  const name = `多证${'甲乙丙丁戊己庚辛'[companies++]}电梯有限公司`
  const both = await publishedReport(app, { manufacturerName: name, applicantName: name })
  const one = await publishedReport(app, { manufacturerName: name, applicantName: '别家电梯有限公司' })
  return { name, both, one, reports: [key(both), key(one)] }
}
const renaming = (of: { name: string; reports: { id: number; rev: number }[] }, more: object = {}) => ({
  body: {
    name: of.name,
    newName: `新${of.name}`,
    changeDate: shanghaiDay(),
    reason: '企业更名',
    reports: of.reports,
    ...more,
  },
})
const auditOf = async ({ id }: Report) => {
  const { rows } = await app.owner.query<{ action: string }>('SELECT action FROM audit WHERE object = $1', [
    `report:${id}`,
  ])
  return rows.filter(({ action }) => action === 'report.rename').length
}

test('says what it touches, and changes both roles and all certificates at once', async () => {
  const of = await company()
  const { id } = of.both
  const touched = await manager(companyCertificates, { body: { id, party: 'applicant' } })
  expect(touched).toMatchObject({
    name: of.name,
    more: false,
    certificates: [
      { id, parties: ['manufacturer', 'applicant'], stopped: '' },
      { id: of.one.id, parties: ['manufacturer'], stopped: '' },
    ],
  })
  const proof = await manager(uploadBusinessFile, { body: { kind: 'proof' } }, { file: certificateFile })
  expect(await manager(renameCompany, renaming(of, { fileIds: [proof.id] }))).toEqual({ done: 2, proposed: 0 })
  const now = `新${of.name}`
  const [both, one] = [await read(of.both), await read(of.one)]
  expect(both).toMatchObject({ version: 2, manufacturerName: now, applicantName: now })
  expect(one).toMatchObject({ version: 2, manufacturerName: now, applicantName: '别家电梯有限公司' })
  expect(both.files.map((file) => file.id)).toContain(proof.id)
  for (const report of [of.both, of.one]) {
    const answer = await app.stranger(frontAnswer, { body: { publicId: report.publicId } })
    expect(answer).toMatchObject({ manufacturerName: now, formerNames: [of.name] })
    expect(answer.log.map(({ kind }) => kind)).toEqual(['publication', 'rename'])
    expect(await auditOf(report)).toBe(1)
  }
  expect((await manager(companyCertificates, { body: { id, party: 'manufacturer' } })).certificates).toHaveLength(2)
})

test('lists another spelling under the same credit code, with the spelling, and leaves it out', async () => {
  const manufacturerCreditCode = makers.find(({ creditCode }) => creditCode)?.creditCode ?? ''
  const of = (manufacturerName: string) => publishedReport(app, { manufacturerName, manufacturerCreditCode })
  const [name, spelled] = ['Spelled Lifts Co., Ltd.', 'SPELLED LIFTS Co.,Ltd']
  const report = await of(name)
  const another = await of(spelled)
  await of('Spelled Escalators Co., Ltd.')
  const { certificates } = await manager(companyCertificates, { body: { id: report.id, party: 'manufacturer' } })
  expect(certificates).toEqual([
    expect.objectContaining({ id: report.id, stopped: '' }),
    expect.objectContaining({ id: another.id, parties: [], stopped: expect.stringContaining(spelled) as string }),
  ])
})

test('writes nothing where one cannot be changed, and names it', async () => {
  const of = await company()
  await staff(contract.renameParty, {
    body: {
      ...key(of.one),
      party: 'manufacturer',
      newName: '另名电梯有限公司',
      changeDate: shanghaiDay(),
      reason: 'x',
      fileIds: [],
    },
  })
  const { certificates } = await manager(companyCertificates, { body: { id: of.both.id, party: 'manufacturer' } })
  expect(certificates.map(({ stopped }) => stopped !== '')).toEqual([false, true])
  const refused = await manager.refused(renameCompany, renaming(of))
  expect(refused.status).toBe(409)
  expect(refused.msg).toContain(of.one.certificateNo.slice(-4))
  expect(await read(of.both)).toMatchObject({ version: 1, manufacturerName: of.name })
  expect(await auditOf(of.both)).toBe(0)
})

test('is refused outside of the scope, for a name that it is not, and for one that only differs in spelling', async () => {
  const of = await company()
  expect((await other.refused(companyCertificates, { body: { id: of.both.id, party: 'manufacturer' } })).status).toBe(
    404,
  )
  expect((await other.refused(renameCompany, renaming(of))).status).toBe(404)
  expect((await manager.refused(renameCompany, renaming(of, { name: '不是它的名称' }))).status).toBe(409)
  expect((await manager.refused(renameCompany, renaming(of, { newName: of.name }))).status).toBe(400)
  expect(await read(of.both)).toMatchObject({ version: 1, manufacturerName: of.name })
})

test('staff propose it on each, and a day ahead announces both names', async () => {
  const of = await company()
  expect(await staff(renameCompany, renaming(of))).toEqual({ done: 0, proposed: 2 })
  expect(await read(of.both)).toMatchObject({ version: 1 })
  const [waits] = (await read(of.both)).proposals
  if (!waits) throw new Error('No proposal waits.')
  expect(await manager(contract.confirmProposal, { body: key(waits) })).toMatchObject({
    version: 2,
    manufacturerName: `新${of.name}`,
    applicantName: `新${of.name}`,
  })

  const later = await company()
  const on = shift(shanghaiDay(), 3)
  expect(await manager(renameCompany, renaming(later, { changeDate: on }))).toEqual({ done: 2, proposed: 0 })
  const announced = await read(later.both)
  expect(announced).toMatchObject({ version: 1, manufacturerName: later.name })
  expect(announced.comingNames.map(({ party, name }) => [party, name])).toEqual([
    ['manufacturer', `新${later.name}`],
    ['applicant', `新${later.name}`],
  ])
})
