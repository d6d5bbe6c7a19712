// Information: who reads which published report and files, what the figures count, and which files the zip of a manufacturer contains.
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readFile, uploadBusinessFile, type FileKind } from '@register/contract/business/file'
import { exportOwn, ownCodes } from '@register/contract/business/information/own'
import { qualifiedFiles, qualifiedReports } from '@register/contract/business/information/qualified'
import { informationCount, reportFiles, selectLimited } from '@register/contract/business/information/reading'
import { frontCount } from '@register/contract/business/publicReport/publicReport'
import { queryList, queryListLimit, suspendReport } from '@register/contract/business/report/report'
import type { EndpointSpec } from '@register/contract/endpoint'
import { publicStatusKeys } from '@register/contract/rules/status'
import { zipEntries } from '../../../files/zip.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { certificateFile, completeDraft, publishedReport, uploadCertificate } from '../../../../test/make.ts'

const app = await testApp()
const names = ['body-staff', 'body-manager', 'body-manager-902', 'head-office', 'enterprise', 'registered'] as const
const people = new Map<string, Caller>()
for (const name of names) people.set(name, await app.as(name))
const who = (name: string): Caller => people.get(name) ?? app.stranger
const staff = who('body-staff')

const { rows: codes } = await app.owner.query<{ credit_code: string }>(
  "SELECT credit_code FROM app_user WHERE username = 'enterprise'",
)
const code = codes[0]?.credit_code ?? ''
const fileOf = (kind: FileKind, name: string) =>
  staff(uploadBusinessFile, { body: { kind } }, { file: { ...certificateFile, name } })

const papers = [
  await uploadCertificate(staff),
  await fileOf('report', '报告.pdf'),
  await fileOf('proof', '内部.pdf'),
].map(({ id }) => id)
const maker = { manufacturerCreditCode: code, manufacturerName: '样本电梯有限公司' }
const own = await publishedReport(app, { ...maker, fileIds: papers })
const other = await publishedReport(app, {
  manufacturerCreditCode: null,
  manufacturerName: 'Other Lifts Ltd',
  country: 'DE',
})
const draft = await completeDraft(app, staff, maker)
const suspended = await publishedReport(app, maker)
await who('head-office')(suspendReport, { body: { id: suspended.id, rev: suspended.rev, reason: '抽查' } })

const statusOf = async (name: string, endpoint: EndpointSpec, body: object) =>
  (await who(name).raw(endpoint, { body })).statusCode

describe.each([
  // caller, own company's report, another company's, a draft of the body
  ['stranger', 401, 401, 401],
  ['registered', 404, 404, 404],
  ['enterprise', 200, 404, 404],
  ['body-staff', 200, 200, 404],
  ['body-manager-902', 404, 404, 404],
  ['head-office', 200, 200, 404],
])('%s', (name, ofOwn, ofOther, ofDraft) => {
  test.each([
    ['opens', selectLimited],
    ['sees the files of', reportFiles],
  ])('%s published reports in reach alone', async (_, endpoint) => {
    const asked = [own.id, other.id, draft.id].map((id) => statusOf(name, endpoint, { id }))
    expect(await Promise.all(asked)).toEqual([ofOwn, ofOther, ofDraft])
  })
})

test.each([
  ['registered', []],
  ['enterprise', [own.id, suspended.id]],
  ['body-manager-902', []],
])('%s has a limited list of their own', async (name, ids) => {
  const { list } = await who(name)(queryListLimit, { body: { pageSize: 50 } })
  expect(list.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test.each([
  ['enterprise', undefined, [own.publicId, suspended.publicId]],
  ['enterprise', [own.publicId, other.publicId], [own.publicId]],
  ['registered', undefined, []],
])('%s prints the codes of their own certificates, chosen %j', async (name, chosen, ids) => {
  const { list, more } = await who(name)(ownCodes, { body: chosen ? { chosen } : {} })
  expect([list.map(({ publicId }) => publicId).toSorted(), more]).toEqual([ids.toSorted(), false])
  for (const { publicId, verifyUrl } of list) expect(verifyUrl).toMatch(new RegExp(`/#/v/${publicId}$`))
})

test('a company takes its own certificates out as a workbook, and no others', async () => {
  const { sheets } = await readXlsx((await who('enterprise').raw(exportOwn, {})).rawPayload)
  const text = JSON.stringify(sheets)
  // The page asks with this number before it makes the file.
  const { total } = await who('enterprise')(queryListLimit, {
    body: { status: publicStatusKeys.join(','), pageNum: 1, pageSize: 1 },
  })
  expect(sheets[0]?.rows).toHaveLength(total + 1)
  expect([own, suspended, other].map(({ publicId }) => text.includes(publicId))).toEqual([true, true, false])
  expect((await app.stranger.raw(exportOwn, {})).statusCode).toBe(401)
})

describe('a company', () => {
  test('reads the papers made out to it, and nothing that a body keeps for itself', async () => {
    const { files } = await who('enterprise')(reportFiles, { body: { id: own.id } })
    expect(files.map(({ kind }) => kind).toSorted()).toEqual(['certificate', 'report'])
    const { files: all } = await staff(reportFiles, { body: { id: own.id } })
    expect(all).toHaveLength(3)
  })

  test('has nothing to do with what it reads', async () => {
    const read = await who('enterprise')(selectLimited, { body: { id: own.id } })
    expect(read).toMatchObject({
      actions: [],
      proposals: [],
      handovers: [],
      createdBy: '',
      content: { contactName: null },
    })
  })
})

describe('a link to look at a file', () => {
  const get = (url: string) => app.app.http.inject({ url })

  test('shows PDF in a frame of the register, and becomes no other link', async () => {
    const { files } = await who('enterprise')(reportFiles, { body: { id: own.id } })
    const [certificate] = files.filter(({ kind }) => kind === 'certificate')
    const shown = await get(certificate?.viewUrl ?? '')
    expect([shown.statusCode, shown.headers['content-disposition']]).toEqual([200, undefined])
    expect(shown.headers['content-security-policy']).toBe("frame-ancestors 'self'")
    const path = readFile.path.replace('{id}', certificate?.id ?? '')
    expect((await get(`${path}?view=1`)).statusCode).toBe(404)
    const [paper] = files.filter(({ kind }) => kind === 'report')
    expect((await get(`${paper?.url}&view=1`)).statusCode).toBe(404)
    expect((await get(`${paper?.viewUrl}`.replace('&view=1', ''))).statusCode).toBe(404)
  })
})

describe('the figures', () => {
  test.each(['enterprise', 'body-staff', 'body-manager-902', 'head-office'])('of %s count their list', async (name) => {
    const figures = await who(name)(informationCount, {})
    const { total } = await who(name)(queryList, { body: { status: 'published,suspended,revoked,expired,superseded' } })
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)
    expect([
      figures.total,
      sum(figures.byKind),
      sum(figures.byStatus),
      sum(figures.byYear),
      sum(figures.byBody),
    ]).toEqual(Array.from({ length: 5 }, () => total))
    expect(figures.whole).toBe(name === 'head-office')
  })

  test('of those who reach nothing are none, and the public has its own', async () => {
    expect(await who('registered')(informationCount, {})).toMatchObject({ total: 0, whole: false })
    expect((await app.stranger(frontCount, {})).total).toBe((await who('head-office')(informationCount, {})).total)
  })
})

describe('the files of a manufacturer', () => {
  test.each([
    ['by its code', { manufacturerCreditCode: code }],
    ['by any certificate of it', { publicId: suspended.publicId }],
  ])('%s are those of certificates in force', async (_, body) => {
    const { reports, more } = await who('enterprise')(qualifiedReports, { body })
    expect([reports.map(({ publicId }) => publicId), more]).toEqual([[own.publicId], false])
  })

  test.each([
    ['enterprise', ['certificate', 'report']],
    ['body-staff', ['certificate', 'report']],
    ['registered', ['certificate']],
    ['body-manager-902', ['certificate']],
  ])('are for %s: %j', async (name, kinds) => {
    const { reports } = await who(name)(qualifiedReports, { body: { manufacturerCreditCode: code } })
    expect(reports[0]?.files.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('come as one zip, each named by number and kind, and on record', async () => {
    const reply = await who('enterprise').raw(qualifiedFiles, { body: { manufacturerCreditCode: code } })
    expect(reply.headers['content-type']).toBe('application/zip')
    const no = own.certificateNo
    const entries = zipEntries(reply.rawPayload)
    expect(entries?.map(({ name }) => name)).toEqual([`${no}_Certificate.pdf`, `${no}_Type-test_report.pdf`])
    expect(entries?.map(({ inflated }) => inflated)).toEqual([0, 1].map(() => certificateFile.bytes.length))
    const { rows } = await app.owner.query(
      "SELECT actor_name, detail->'files' AS files FROM audit WHERE action = 'report.exportFiles' AND result = 200",
    )
    expect(rows).toEqual([{ actor_name: 'enterprise', files: 2 }])
  })

  test.each([
    ['of another maker', { manufacturerCreditCode: code, chosen: [other.publicId] }, 'chosen'],
    ['not in force', { manufacturerCreditCode: code, chosen: [suspended.publicId] }, 'chosen'],
    ['of nobody', { manufacturerName: '没有这个单位' }, 'chosen'],
    ['of two makers', { manufacturerName: '某某', publicId: own.publicId }, 'manufacturerName'],
  ])('%s are refused by name', async (_, body, field) => {
    const { status, errors } = await who('enterprise').refused(qualifiedFiles, { body })
    expect([status, errors.map((one) => one.field)]).toEqual([400, [field]])
  })

  test('that are more than one zip holds are refused before a byte is sent', async () => {
    await app.owner.query('UPDATE stored_file SET size = $1 WHERE id = $2', [300 * 1024 * 1024, papers[0]])
    const { status, msg } = await who('enterprise').refused(qualifiedFiles, { body: { manufacturerCreditCode: code } })
    expect([status, msg]).toEqual([400, expect.stringContaining('at most 200 files and 200 MB')])
  })

  test('are refused to strangers', async () => {
    expect(await statusOf('stranger', qualifiedReports, { manufacturerCreditCode: code })).toBe(401)
    expect(await statusOf('stranger', qualifiedFiles, { manufacturerCreditCode: code })).toBe(401)
  })
})
