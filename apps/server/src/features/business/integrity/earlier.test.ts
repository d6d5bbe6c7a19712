// A register from before coverage had rows and reports named their forms: its log still verifies, its versions can still be read, and a log without the table of a report is not accepted as an old one.
import { readReportVersion } from '@register/contract/business/report/lifecycle/version'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmProposal, readReport, updateReport } from '@register/contract/business/report/report'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { joinNumbers } from '@register/contract/rules/numbers/reportNumbers'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { asThen } from '@register/contract/business/report/content/firstForms'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'
import { parseMigration } from '../../../db/schema/migration.ts'
import { entryHash, lockHead, signHead } from './log/chain.ts'
import { checkLog } from '../../../../test/log/checkLog.ts'
import { sequenced } from '../../../../test/log/sequenced.ts'
import { hashOf } from './log/record.ts'
import { integrityFindings } from '../../../../test/log/integrityFindings.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]

/** Not public then. */
const openedLater = ['sampleNo', 'testPlace', 'testCondition']

const limits = [
  { parameter: 'ratedLoad', from: null, to: 1000, unit: 'kg', text: null },
  { parameter: 'ratedSpeed', from: null, to: 1.75, unit: 'm/s', text: null },
]
const twice = [...limits, { parameter: 'ratedLoad', from: null, to: 1600, unit: 'kg', text: '1.0 m/s' }]

const findings = async () => {
  const found: string[] = []
  for await (const { kind, where } of integrityFindings(app.db, app.secrets)) found.push(`${kind} ${where}`)
  return found
}
const row = async (id: number) =>
  (
    await app.owner.query<{ coverage: unknown; coverage_whole: boolean; content: Record<string, unknown> }>(
      'SELECT coverage, coverage_whole, (SELECT content FROM report_version v WHERE v.report_id = id ORDER BY version LIMIT 1) FROM report WHERE id = $1',
      [id],
    )
  ).rows[0]

interface Entry {
  id: number
  at: string
  kind: 'publication'
  publicId: string
  certificateNo: string
  version: number
}

/** The log as the product wrote it at that time: one entry for each report, over the record with its flat list. */
async function logAsBefore(records: readonly Record<string, unknown>[]): Promise<void> {
  let before = '0'.repeat(64)
  const { rows } = await app.owner.query<Entry>(
    `SELECT id::int, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, kind, public_id AS "publicId",
       certificate_no AS "certificateNo", version FROM integrity_entry ORDER BY id`,
  )
  for (const entry of rows) {
    const contentHash = hashOf(records.find((one) => one['publicId'] === entry.publicId))
    const known = await app.db
      .selectFrom('integrity_entry')
      .select('at')
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow()
    const hash = entryHash(before, { ...entry, at: known.at, algorithm: 'record1-sha256', contentHash })
    await app.owner.query(
      "UPDATE integrity_entry SET algorithm = 'record1-sha256', content_hash = $2, hash = $3 WHERE id = $1",
      [entry.id, contentHash, hash],
    )
    before = hash
  }
  await app.db.transaction().execute(async (tx) => {
    const head = await lockHead(tx)
    await signHead(tx, app.secrets, { ...head, lastHash: before })
  })
}

const reports: Report[] = []
let proposalId = 0
beforeAll(async () => {
  for (const flat of [limits, twice])
    reports.push(await publishedReport(app, { coverage: [{ conditions: flat }], coverageWhole: false }))
  const [first] = reports as [Report]
  const content = (await staff(readReport, { body: { id: first.id } })).content as unknown as ReportContent
  const changed = limits.map((one) => ({ ...one, to: one.to * 2 }))
  const proposed = await staff(updateReport, {
    body: {
      ...content,
      id: first.id,
      rev: first.rev,
      coverage: [{ conditions: changed }],
      reason: 'misprint',
      changeDate: first.issueDate,
    },
  } as never)
  proposalId = proposed.proposals[0]?.id ?? 0

  const since = await Promise.all(
    ['0013_coverage_rows.sql', '0024_six_kinds.sql'].map(async (name) =>
      parseMigration(name, await readFile(new URL(`../../../../test/former/${name}`, import.meta.url), 'utf8')),
    ),
  )
  const answered = await app.stranger(integrityRecords, {
    body: { publicIds: reports.map(({ publicId }) => publicId) },
  })
  for (const migration of since.toReversed()) await app.owner.query(migration.down)
  // Versions are never rewritten: the old ones hold the flat list and no mark for a whole table.
  const flat = await app.owner.query<{ public_id: string; coverage: object[] }>(
    'SELECT public_id, coverage FROM report',
  )
  await app.owner.query(
    "UPDATE report_version v SET content = (v.content - 'coverage_whole' - 'coverage_models' - 'sub_form') || jsonb_build_object('coverage', r.coverage, 'parameters', r.parameters) FROM report r WHERE r.id = v.report_id",
  )
  await app.owner.query(
    "UPDATE report_proposal SET changes = jsonb_build_array(jsonb_build_object('field', 'coverage', 'before', changes -> 0 -> 'before' -> 0 -> 'conditions', 'after', changes -> 0 -> 'after' -> 0 -> 'conditions'))",
  )
  const records = answered.list.map(({ record }) => {
    const { coverageWhole: _, subForm = '', ...rest } = record
    const { parameters } = asThen(subForm, record.parameters ?? {}, [])
    const stood = flat.rows.find((one) => one.public_id === record.publicId)?.coverage ?? []
    const full = stood.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)))
    return {
      ...Object.fromEntries(Object.entries(rest).filter(([key]) => !openedLater.includes(key))),
      publicId: record.publicId,
      reportNo: joinNumbers((record as { reportNo?: string[] }).reportNo ?? []),
      parameters,
      coverage: full,
    }
  })
  await logAsBefore(records)
  for (const migration of since) await app.owner.query(migration.up)
})

describe('after the migration', () => {
  test('what stood singly is one row, whole unless a parameter stood in it several times', async () => {
    const [first, second] = reports as [Report, Report]
    expect(await row(first.id)).toMatchObject({ coverage: [{ conditions: limits }], coverage_whole: true })
    expect(await row(second.id)).toMatchObject({ coverage: [{ conditions: twice }], coverage_whole: false })
  })

  test('a table with alternatives that were never separated answers neither a wrong yes nor a wrong no', async () => {
    const check = async (values: Record<string, string>) =>
      (await app.stranger(checkCoverage, { body: { publicId: reports[1]?.publicId ?? '', values } })).answer
    expect(await check({ ratedLoad: '1600', ratedSpeed: '1.75' })).toBe('cannotTell')
    expect(await check({ ratedLoad: '1600', ratedSpeed: '1' })).toBe('cannotTell')
  })

  test('the log verifies, for the product and for anyone', async () => {
    expect(await findings()).toEqual([])
    await sequenced(app)
    const url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
    expect((await checkLog(url, '--records')).code).toBe(0)
  })

  test('a version of then is shown in rows', async () => {
    const [, second] = reports as [Report, Report]
    const { content } = await manager(readReportVersion, { body: { id: second.id, version: 1 } })
    expect(content).toMatchObject({ coverage: [{ conditions: twice }], coverageWhole: false, coverageModels: [] })
    // The old version has energyDissipation under its former name, and names no form.
    const today = await manager(readReport, { body: { id: second.id } })
    expect(content['subForm']).toBe('traction')
    expect(content['parameters']).toEqual(today.content['parameters'])
  })

  test.each([
    ['a row more', `coverage = coverage || '[{"conditions": [{"parameter": "ratedLoad", "to": 9000}]}]'`],
    [
      'conditions told apart',
      "coverage = jsonb_build_array(jsonb_build_object('conditions', jsonb_build_array(coverage #> '{0,conditions,0}')), jsonb_build_object('conditions', jsonb_build_array(coverage #> '{0,conditions,1}')))",
    ],
    ['a bound moved', "coverage = jsonb_set(coverage, '{0,conditions,0,to}', '9000')"],
    ['values added', `coverage = jsonb_set(coverage, '{0,conditions,0,values}', '["x"]')`],
    ['the mark changed', 'coverage_whole = NOT coverage_whole'],
    ['models added', "coverage_models = '{Z}'"],
  ])('%s past the product is found', async (_, change) => {
    const [first] = reports as [Report]
    await app.owner.query(
      'CREATE TEMP TABLE kept AS SELECT * FROM report WHERE id = $1'.replace('$1', String(first.id)),
    )
    await app.owner.query(`UPDATE report SET ${change} WHERE id = ${first.id}`)
    expect(await findings()).toEqual([`integrity-record-changed report:${first.id}`])
    await app.owner.query(
      'UPDATE report SET coverage = kept.coverage, coverage_whole = kept.coverage_whole, coverage_models = kept.coverage_models FROM kept WHERE kept.id = report.id',
    )
    await app.owner.query('DROP TABLE kept')
    expect(await findings()).toEqual([])
  })

  test('a proposal of then still takes effect, and its entry is of the new layout', async () => {
    const [first] = reports as [Report]
    await manager(confirmProposal, { body: { id: proposalId, rev: 1 } })
    const now = await row(first.id)
    expect(now?.coverage).toMatchObject([{ conditions: [{ to: 2000 }, { to: 3.5 }] }])
    const { list } = await app.stranger(integrityRecords, { body: { publicIds: [first.publicId] } })
    expect(list[0]?.record.coverage).toMatchObject([{ conditions: [{ to: 2000 }, { to: 3.5 }] }])
    expect(await findings()).toEqual([])
  })
})
