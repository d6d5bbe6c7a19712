// Sample number, place and conditions of the test became public with layout 8: what was logged before still verifies, and the next entry of a report holds them.
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { updateReport } from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'
import { entryHash, lockHead, signHead } from './log/chain.ts'
import { checkLog } from '../../../../test/log/checkLog.ts'
import { sequenced } from '../../../../test/log/sequenced.ts'
import { hashOf } from './log/record.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const opened = { sampleNo: 'YP-2026-0071', testPlace: '某市试验塔', testCondition: '常温、无风' }
const report = await publishedReport(app, opened)
const { publicId } = report

await app.app.http.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.app.http.server.address() as AddressInfo
/** The exit code of the independent program: 0 where all agrees. */
const checked = async () => {
  await sequenced(app)
  return (await checkLog(`http://127.0.0.1:${port}`, '--records')).code
}
const recorded = async () =>
  (await app.stranger(integrityRecords, { body: { publicIds: [publicId] } })).list[0]?.record as
    | Record<string, unknown>
    | undefined

/** The only entry, as it was written before: over the record without them. */
async function logAsBefore(): Promise<void> {
  const { sampleNo: _, testPlace: __, testCondition: ___, ...before } = { ...(await recorded()) }
  const entry = await app.db.selectFrom('integrity_entry').selectAll().executeTakeFirstOrThrow()
  const { id, at, kind, version, certificate_no: certificateNo } = entry
  const [algorithm, contentHash] = ['record7-sha256', hashOf(before)]
  const said = { id, at, publicId, certificateNo, version, algorithm, contentHash, kind: kind as 'publication' }
  const hash = entryHash('0'.repeat(64), said)
  await app.owner.query('UPDATE integrity_entry SET algorithm = $1, content_hash = $2, hash = $3', [
    algorithm,
    contentHash,
    hash,
  ])
  await app.db.transaction().execute(async (tx) => {
    const head = await lockHead(tx)
    await signHead(tx, app.secrets, { ...head, lastHash: hash })
  })
}

test('anyone reads them in the answer, and the log holds them', async () => {
  const { groups } = await app.stranger(frontAnswer, { body: { publicId } })
  const said = groups.flatMap(({ items }) => items)
  for (const [key, value] of Object.entries(opened))
    expect(said).toContainEqual(expect.objectContaining({ key, value }))
  expect(await recorded()).toMatchObject(opened)
  expect(await app.findings()).toEqual([])
})

test('an entry from before verifies by itself and by the program, and the next one holds them', async () => {
  await logAsBefore()
  expect(Object.keys((await recorded()) ?? {}).filter((key) => key in opened)).toEqual([])
  expect(await app.findings()).toEqual([])
  expect(await checked()).toBe(0)
  const content = report.content as ReportContent
  const revised = { ...content, remark: '补记', id: report.id, rev: report.rev, reason: '补记' }
  await manager(updateReport, { body: revised })
  expect(await recorded()).toMatchObject(opened)
  expect(await app.findings()).toEqual([])
  expect(await checked()).toBe(0)
})
