// The register of dated changes ends the same in whatever order they are entered: renames, moves, corrections and names ahead (docs/decisions/0097-facts-have-two-days.md).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctEntry } from '@register/contract/business/report/lifecycle/dated'
import type { DatedEntry } from '@register/contract/business/report/parties/line'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { importExisting } from '@register/contract/business/reportImport'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { contexts } from '../../../../../seed/demo/ctx.ts'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { liftContent } from '../../../../../test/make.ts'
import type { JobRecord } from '../../../../jobs/job.ts'
import { insertExisting, putNamesIntoForce } from '../service.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const ago = (days: number) => shift(shanghaiDay(), -days)
const issued = ago(900)
const printed = {
  applicantName: '申请有限公司',
  manufacturerName: '甲电梯有限公司',
  manufacturerAddress: '东路 1 号',
  productionDate: issued,
  testStartDate: issued,
  testEndDate: issued,
  issueDate: issued,
}
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })

interface Fact {
  newName?: string
  newAddress?: string
  on: string
  /** What it should have said: it is entered wrong, and put right in another act. */
  wrong?: { newName: string; on: string }
}
/** 甲, 乙, back to 甲, 丙, and 丁 from tomorrow on; two moves. */
const facts: readonly Fact[] = [
  { newName: '乙电梯有限公司', on: ago(800) },
  { newName: '甲电梯有限公司', on: ago(500) },
  { newName: '丙电梯有限公司', on: ago(100), wrong: { newName: '两电梯有限公司', on: ago(650) } },
  { newName: '丁电梯有限公司', on: shift(shanghaiDay(), 1) },
  { newAddress: '西路 2 号', on: ago(700) },
  { newAddress: '南路 3 号', on: ago(50) },
]

let serial = 0
/** An old certificate, as its paper says. */
async function oldCertificate(): Promise<Report> {
  const ctx = await contexts(app.db, app.secrets)('body-manager', importExisting)
  const no = `OLD-${++serial}`
  const content = { ...liftContent({ certificateNo: no, reportNo: [`R-${no}`], ...printed }) }
  const [id = 0] = await app.db
    .transaction()
    .execute((tx) => insertExisting({ ...ctx, db: tx }, { id: ctx.actor.deptId ?? 0 }, [content]))
  return manager(contract.readReport, { body: { id } })
}

async function enter(report: Report, { on, ...said }: Omit<Fact, 'wrong'>): Promise<Report | undefined> {
  const body = { ...key(report), ...said, party: 'manufacturer' as const, changeDate: on, reason: '变更登记' }
  const reply = await manager.raw(contract.renameParty, { body })
  if (reply.statusCode === 200) return manager(contract.readReport, { body: { id: report.id } })
  // Without an earlier change it is no change yet; the sentence says to enter that one first.
  expect(reply.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual([
    said.newName === undefined ? 'newAddress' : 'newName',
  ])
  return undefined
}

async function put(report: Report, { wrong, ...right }: Fact): Promise<Report | undefined> {
  if (!wrong) return enter(report, right)
  const entered = await enter(report, wrong)
  const entry = entered?.dated.find(({ value }) => value === wrong.newName)
  if (!entered || !entry) return undefined
  return manager(correctEntry, {
    body: { ...key(entered), entryId: entry.id, value: right.newName ?? '', changeDate: right.on, reason: '录入有误' },
  })
}

async function enterAll(order: readonly Fact[]) {
  let report = await oldCertificate()
  const waiting = [...order]
  for (let fact = waiting.shift(); fact; fact = waiting.shift()) {
    const after = await put(report, fact)
    if (after) report = after
    else waiting.push(fact)
  }
  return report
}

/** Both lines begin with what was printed, whichever began first. */
const lineOf = (dated: readonly Pick<DatedEntry, 'field' | 'value' | 'on'>[]) => {
  const lines = dated.map(({ field, value, on }) => [field, value, on])
  const isPrinted = ([, , on]: (string | null)[]) => on === null
  return [...lines.filter(isPrinted).toSorted(), ...lines.filter((one) => !isPrinted(one))]
}

const told = async (report: Report) => {
  const { manufacturerName, formerNames, comingNames, dated } = await app.stranger(frontAnswer, {
    body: { publicId: report.publicId },
  })
  const { content } = await manager(contract.readReport, { body: { id: report.id } })
  return {
    manufacturerName,
    address: content['manufacturerAddress'],
    formerNames,
    coming: comingNames.map(({ name, on }) => [name, on]),
    dated: lineOf(dated),
  }
}

const names = (value: string, on: string | null) => ['manufacturerName', value, on]
const addresses = (value: string, on: string | null) => ['manufacturerAddress', value, on]

const expected = [
  addresses('东路 1 号', null),
  names('甲电梯有限公司', null),
  names('乙电梯有限公司', ago(800)),
  addresses('西路 2 号', ago(700)),
  names('甲电梯有限公司', ago(500)),
  names('丙电梯有限公司', ago(100)),
  addresses('南路 3 号', ago(50)),
]

test('in any order of entry the record, its line and its former names are the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...facts], { minLength: facts.length }), async (order) => {
      expect(await told(await enterAll(order))).toEqual({
        manufacturerName: '丙电梯有限公司',
        address: '南路 3 号',
        // In the order of their first days.
        formerNames: ['甲电梯有限公司', '乙电梯有限公司'],
        coming: [['丁电梯有限公司', shift(shanghaiDay(), 1)]],
        dated: expected,
      })
    }),
    { numRuns: 5 },
  )
})

test('a company that took its old name again is not formerly called so, and every day can be asked for', async () => {
  const back = facts.slice(0, 2)
  const report = await enterAll(back.toReversed())
  const { publicId } = report
  expect(await told(report)).toMatchObject({
    manufacturerName: '甲电梯有限公司',
    formerNames: ['乙电梯有限公司'],
  })
  const on = (day: string) => app.stranger(frontAnswer, { body: { publicId, on: day } })
  const nameOn = async (day: string) => (await on(day)).asOn?.manufacturerName
  expect(await nameOn(ago(801))).toBe('甲电梯有限公司')
  expect(await nameOn(ago(800))).toBe('乙电梯有限公司')
  expect(await nameOn(ago(501))).toBe('乙电梯有限公司')
  expect(await nameOn(ago(500))).toBe('甲电梯有限公司')
  expect((await manager(contract.readReport, { body: { id: report.id, on: ago(600) } })).asOn).toMatchObject({
    day: ago(600),
    manufacturerName: '乙电梯有限公司',
    manufacturerAddress: '东路 1 号',
  })
  expect((await on(ago(1))).dated[1]).toMatchObject({ on: ago(800), enteredOn: shanghaiDay() })
  for (const day of [ago(901), shift(shanghaiDay(), 1)])
    expect((await app.stranger.refused(frontAnswer, { body: { publicId, on: day } })).errors).toMatchObject([
      { field: 'on' },
    ])
})

test('a revision of a name or an address is a mistake put right, and corrects the entry that holds today', async () => {
  const report = await enterAll([{ newName: '乙电梯有限公司', on: ago(800) }])
  const { fileIds: _, ...content } = report.content as ReportContent
  const body = {
    ...content,
    ...key(report),
    fileIds: report.files.map(({ id }) => id),
    manufacturerName: '乙（集团）电梯有限公司',
    reason: '漏字',
  }
  const refused = await manager.refused(contract.updateReport, { body: { ...body, changeDate: ago(700) } })
  expect(refused.errors).toMatchObject([{ field: 'changeDate' }])
  // The day of issue says that it has read so from the start, which a line contradicts.
  const fromStart = { ...body, changeDate: issued }
  expect((await manager.refused(contract.updateReport, { body: fromStart })).status).toBe(400)
  const unchanged = await oldCertificate()
  const { fileIds: __, ...asIs } = unchanged.content as ReportContent
  const corrected = {
    ...asIs,
    ...key(unchanged),
    fileIds: unchanged.files.map(({ id }) => id),
    manufacturerName: '甲升降机有限公司',
    reason: '漏字',
    changeDate: issued,
  }
  expect(await manager(contract.updateReport, { body: corrected })).toMatchObject({ version: 2, dated: [] })
  const after = await manager(contract.updateReport, { body })
  expect(lineOf(after.dated)).toEqual([names('甲电梯有限公司', null), names('乙（集团）电梯有限公司', ago(800))])
  expect(await told(report)).toMatchObject({ formerNames: ['甲电梯有限公司'] })
})

test('an entry of what never happened is taken out; what was printed can only be put right', async () => {
  const report = await enterAll(facts.slice(0, 1))
  const [base, change] = report.dated
  const act = (more: object) => ({ body: { ...key(report), reason: '录入有误', value: null, entryId: 0, ...more } })
  expect((await manager.refused(correctEntry, act({ entryId: base?.id }))).errors).toMatchObject([{ field: 'value' }])
  expect((await manager.refused(correctEntry, act({ entryId: 999_999 }))).status).toBe(404)
  expect((await (await app.as('body-manager-902')).refused(correctEntry, act({ entryId: change?.id }))).status).toBe(
    404,
  )
  const after = await manager(correctEntry, act({ entryId: change?.id }))
  expect(after).toMatchObject({ manufacturerName: '甲电梯有限公司' })
  expect((await told(report)).formerNames).toEqual([])
})

test('the announced name comes on its day, and the register agrees with its notices and its log', async () => {
  const report = await enterAll(facts)
  await app.owner.query('UPDATE party_entry SET effective_on = effective_on - 1 WHERE NOT written AND report_id = $1', [
    report.id,
  ])
  const work = { db: app.db, secrets: app.secrets, job: { id: 'names' } as JobRecord }
  expect(await putNamesIntoForce({ ...work, signal: new AbortController().signal })).toBe(1)
  expect(await told(report)).toMatchObject({
    manufacturerName: '丁电梯有限公司',
    formerNames: ['甲电梯有限公司', '乙电梯有限公司', '丙电梯有限公司'],
  })
  expect(await app.findings()).toEqual([])
})
