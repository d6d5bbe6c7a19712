// The public register: every spelling finds a certificate, keywords find what LIKE finds, filters and pages agree, counts are right.
import { describe, expect, test } from 'vitest'
import { formsOf } from '@register/contract/rules/parameters/formKind'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import * as contract from '@register/contract/business/publicReport/publicReport'
import { fileMenu, listFiles } from '@register/contract/system/file'
import { seedWorld } from '../../../../seed/demo/world.ts'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
await seedWorld({ db: app.db, secrets: app.secrets, files: app.files, say: () => {} })
const { stranger } = app

interface Known {
  public_id: string
  certificate_no: string
  report_no: string
  manufacturer_name: string
  product_name: string
  model: string
  former_names: string[]
}
const { rows: known } = await app.owner.query<Known>(
  "SELECT public_id, certificate_no, report_no, manufacturer_name, product_name, model, former_names FROM report WHERE status <> 'draft' ORDER BY id",
)
const one = known[5]
if (!one) throw new Error('The demo world is empty')

const ids = async (body: object) =>
  (await stranger(contract.frontList, { body: { pageSize: 200, ...body } })).list.map((row) => row.publicId)

test('the demo world holds what it promises', async () => {
  const { rows } = await app.owner.query<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM report) AS reports, (SELECT count(*)::int FROM report WHERE status = 'draft') AS drafts,
    (SELECT count(DISTINCT manufacturer_name)::int FROM report) AS makers, (SELECT count(DISTINCT category_code)::int FROM report) AS categories,
    (SELECT count(DISTINCT status)::int FROM code_application) AS states, (SELECT count(*)::int FROM report_version WHERE version > 1) AS revisions,
    (SELECT count(*)::int FROM report WHERE non_standard) AS odd`)
  expect(rows[0]).toMatchObject({ reports: 2_000, drafts: 40, states: 8 })
  // Every kind and every form of it, most of them lifts.
  const forms = await app.owner.query<{ form: string }>('SELECT DISTINCT form_kind || sub_form AS form FROM report')
  expect(forms.rows.length).toBe(formKinds.flatMap(formsOf).length - 2)
  expect(rows[0]?.['makers']).toBeGreaterThanOrEqual(150)
  expect(rows[0]?.['revisions']).toBeGreaterThanOrEqual(100)
  expect(rows[0]?.['odd']).toBeGreaterThanOrEqual(10)
  const { byStatus, total } = await stranger(contract.frontCount, {})
  expect(byStatus.map((count) => count.key)).toEqual([
    'published',
    'unconfirmed',
    'expired',
    'superseded',
    'suspended',
    'lapsed',
    'cancelled',
    'revoked',
  ])
  expect(total).toBe(1_960)
})

test('every level of the catalogue is counted, kinds that hold nothing too', async () => {
  const { byKind, byCategory } = await stranger(contract.frontCount, {})
  const lifts = byKind.find(({ key }) => key === '3000')
  expect(lifts?.count).toBeGreaterThan(1_200)
  expect(byKind.reduce((sum, { count }) => sum + count, 0)).toBe(1_960)
  for (const code of ['3000', '3100', '3110', '7000', '7320', '4000', '9000', 'ZE00', 'ZE13']) {
    const found = await stranger(contract.frontList, { body: { categoryCode: code, pageSize: 1 } })
    expect(byCategory[code], code).toBe(found.total)
  }
})

test('its file library has something to choose from', async () => {
  const clerk = await app.as('head-office')
  const groups = await clerk(fileMenu, {})
  expect(groups.map(({ name, files }) => [name, files])).toEqual([
    ['Pictures', 4],
    ['Documents', 2],
    ['Spreadsheets', 2],
    ['Other', 0],
  ])
  for (const { url, size } of (await clerk(listFiles, { query: {} })).list)
    expect((await app.app.http.inject({ method: 'GET', url })).rawPayload).toHaveLength(size)
})

describe('finding', () => {
  const no = one.certificate_no
  test.each([
    ['as stored', no],
    ['in groups', no.replace(/^(TSX)(.{4})(.{3})(.{4})(.{4})$/, '$1 $2 $3 $4 $5')],
    ['with hyphens', no.replace(/^(TSX)(.{4})(.{3})/, '$1 $2-$3-')],
    ['in small letters', no.toLowerCase()],
    ['full width', [...no].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join('')],
    ['a part of it', no.slice(3, 12)],
    ['the report number', one.report_no],
    ['the manufacturer', one.manufacturer_name.slice(0, 4)],
    ['the model', one.model.toLowerCase()],
  ])('by %s', async (_, keyword) => {
    const found = await stranger(contract.frontList, { body: { keyword, pageSize: 200, certificateNo: no } })
    expect(found.list.map((row) => row.publicId)).toContain(one.public_id)
  })

  test('an old name finds, and says so', async () => {
    const renamed = known.find((row) => row.former_names.length > 0)
    const found = await stranger(contract.frontList, {
      body: { keyword: renamed?.former_names[0] ?? '', certificateNo: renamed?.certificate_no ?? '' },
    })
    expect(found.list[0]).toMatchObject({ publicId: renamed?.public_id, formerNames: renamed?.former_names })
  })

  test('a draft is never found', async () => {
    const { rows } = await app.owner.query<{ certificate_no: string; public_id: string }>(
      "SELECT certificate_no, public_id FROM report WHERE status = 'draft' LIMIT 1",
    )
    expect(await ids({ keyword: rows[0]?.certificate_no })).toEqual([])
    expect(await stranger.refused(contract.frontAnswer, { body: { publicId: rows[0]?.public_id } })).toMatchObject({
      status: 404,
    })
  })
})

describe('filters', () => {
  test('category of any level, status, body and dates agree with the table', async () => {
    const total = async (body: object) => (await stranger(contract.frontList, { body })).total
    const count = async (where: string) =>
      Number(
        (
          await app.owner.query<{ n: number }>(
            `SELECT count(*)::int AS n FROM report WHERE status <> 'draft' AND ${where}`,
          )
        ).rows[0]?.n,
      )
    expect(await total({ categoryCode: '3000' })).toBe(await count("category_code LIKE '3%'"))
    expect(await total({ categoryCode: '3100' })).toBe(await count("category_code LIKE '31%'"))
    expect(await total({ categoryCode: '3110' })).toBe(await count("category_code = '3110'"))
    expect(await total({ categoryCode: '3110|!=' })).toBe(await count("category_code <> '3110'"))
    expect(await total({ status: 'revoked,suspended' })).toBe(await count("status IN ('revoked', 'suspended')"))
    expect(await total({ issueDateFrom: '2020-01-01', issueDateTo: '2020-12-31' })).toBe(
      await count("issue_date BETWEEN '2020-01-01' AND '2020-12-31'"),
    )
    expect(await total({ issueDate: '2020-01-01,2020-12-31' })).toBe(
      await count("issue_date BETWEEN '2020-01-01' AND '2020-12-31'"),
    )
    expect(await total({ issueDate: '2020-01-01,2020-12-31|include' })).toBe(
      await count("issue_date BETWEEN '2020-01-01' AND '2020-12-31'"),
    )
    expect(await total({ issueDate: '2020-01-01,2020-12-31|notinclude' })).toBe(
      await count("(issue_date NOT BETWEEN '2020-01-01' AND '2020-12-31' OR issue_date IS NULL)"),
    )
    expect(await total({ issueDate: '2020-01-01|>=&&2020-06-30|<=' })).toBe(
      await count("issue_date BETWEEN '2020-01-01' AND '2020-06-30'"),
    )
    expect(await total({ manufacturerName: '电梯|include&&云岭|notinclude' })).toBe(
      await count("manufacturer_name LIKE '%电梯%' AND manufacturer_name NOT LIKE '%云岭%'"),
    )
    expect(await total({ issueDate: '2024-06-30|>' })).toBe(await count("issue_date > '2024-06-30'"))
    expect(await total({ manufacturerName: '云岭电梯有限公司|=' })).toBe(
      await count("manufacturer_name = '云岭电梯有限公司'"),
    )
    expect(await total({ manufacturerName: '云岭|notinclude' })).toBe(
      await count("manufacturer_name NOT LIKE '%云岭%'"),
    )
  })

  test('sorting goes both ways', async () => {
    const dates = async (order: string) =>
      (await stranger(contract.frontList, { body: { prop: 'issueDate', order, pageSize: 20 } } as never)).list.map(
        (row) => row.issueDate,
      )
    const up = await dates('ascending')
    const down = await dates('descending')
    expect(up).toEqual(up.toSorted())
    expect(down).toEqual(down.toSorted().toReversed())
  })
})

describe('the answer', () => {
  test('shows only public fields, and each visitor is counted once a day', async () => {
    const answer = await stranger(contract.frontAnswer, { body: { publicId: one.public_id } })
    expect(answer.compare.map((field) => field.key)).toEqual(
      expect.arrayContaining(['certificateNo', 'manufacturerName', 'model', 'reportNo', 'issueDate']),
    )
    const text = JSON.stringify(answer)
    for (const hidden of ['contactPhone', 'contactName', 'remark', 'createdBy', 'applicantCreditCode', '1380000'])
      expect(text).not.toContain(hidden)
    const asked = { body: { publicId: one.public_id } }
    const checks = async (headers: Record<string, string> = {}) => {
      for (const task of app.app.tasks) if (task.name === 'flush look-up counts') await task.run()
      return (await stranger.raw(contract.frontAnswer, asked, { headers })).json<{ data: contract.Answer }>().data
        .checks
    }
    expect(await checks()).toBe(answer.checks + 1)
    const another = { 'user-agent': 'another browser' }
    await checks(another)
    await checks(another)
    expect(await checks()).toBe(answer.checks + 2)
  })

  test('both languages', async () => {
    const zh = (
      await stranger.raw(
        contract.frontAnswer,
        { body: { publicId: one.public_id } },
        { headers: { 'accept-language': 'zh-CN' } },
      )
    ).json<{ data: contract.Answer }>().data
    expect(zh.compare[0]?.label).toBe('证书编号')
    const en = await stranger(contract.frontAnswer, { body: { publicId: one.public_id } })
    expect(en.compare[0]?.label).toBe('Certificate No.')
  })
})
