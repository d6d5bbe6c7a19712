// Parts with certificates of their own: their standing in the answer of a machine, at once and by the number alone, and who may list the machines that name them.
import { previewAnswer } from '@register/contract/business/publicReport/preview'
import { findCited } from '@register/contract/business/report/part/find'
import { listMachines } from '@register/contract/business/part/machines'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import {
  insertReport,
  readReport,
  restoreReport,
  revokeReport,
  suspendReport,
} from '@register/contract/business/report/report'
import type { Component } from '@register/contract/business/report/printed/component'
import type { Report } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, liftContent, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const second = await testApp({ sharing: app })
const [staff, head] = [await app.as('body-staff'), await app.as('head-office')]

const part = await publishedReport(app, { components: [] })
const machine = await publishedReport(app, { components: [] })
const later = await publishedReport(app, { components: [] })
const number = part.certificateNo

const write = (id: number, columns: string, values: unknown[] = []) =>
  app.owner.query(`UPDATE report SET ${columns} WHERE id = ${id}`, values)
const names = (report: Report, components: readonly Partial<Component>[]) =>
  write(report.id, 'components = $1', [JSON.stringify(components)])
const answerOf = (report: Report, at = app) => at.stranger(frontAnswer, { body: { publicId: report.publicId } })
const standingIn = async (report: Report, at = app) => (await answerOf(report, at)).components.map(({ cited }) => cited)
const lock = (certificateNo: string | null = number) => ({ name: '门锁装置', certificateNo })

afterEach(async () => {
  await write(part.id, `status = 'published', status_since = NULL, valid_to = NULL, components = '[]'`)
  await write(part.id, 'replaced_by = NULL, replaced_on = NULL')
  await names(machine, [lock()])
})

describe.each([
  ['published', 'valid_to = NULL', { since: null, validTo: null }, 0],
  ['published', `valid_to = '2199-01-31'`, { since: null, validTo: '2199-01-31' }, 0],
  ['expired', `valid_to = '2020-01-31'`, { since: '2020-01-31' }, 1],
  ['suspended', `status = 'suspended', status_since = '2026-01-02'`, { since: '2026-01-02' }, 1],
  ['revoked', `status = 'revoked', status_since = '2026-01-02', valid_to = '2020-01-31'`, { since: '2026-01-02' }, 1],
] as const)('a part that is %s (%s)', (status, columns, days, fallen) => {
  test('reads so in the answer of its machine, whose own standing stays', async () => {
    await names(machine, [lock()])
    await write(part.id, columns)
    const answer = await answerOf(machine)
    expect(answer.status).toBe('published')
    expect(answer.components[0]?.cited).toMatchObject({
      status,
      publicId: part.publicId,
      certificateNo: number,
      ...days,
    })
    expect(answer.fallenParts).toHaveLength(fallen)
    expect(answer.fallenParts[0]?.names ?? ['门锁装置']).toEqual(['门锁装置'])
    const [row] = await staff(findCited, { body: { numbers: [printNo(number)] } })
    expect(row).toMatchObject({ asked: printNo(number), status, reportId: part.id })
  })
})

test('one that a newer certificate replaces is reported as replaced, not as revoked', async () => {
  await names(machine, [lock()])
  await write(part.id, `replaced_by = ${later.id}, replaced_on = '${later.issueDate}'`)
  const answer = await answerOf(machine)
  expect(answer.components[0]?.cited).toMatchObject({ status: 'superseded', since: later.issueDate })
  expect(answer.fallenParts).toEqual([])
})

test.each([
  ['in groups', printNo(number), true],
  ['in lower case', number.toLowerCase(), true],
  ['with hyphens', number.replace('TSX', 'TSX-'), true],
  ['full width', number.replace('TSX', 'ＴＳＸ'), true],
  ['with what is drawn as nothing', `\u200B${number}\u00A0`, true],
  ['a letter that looks like a digit', `${number.slice(0, -4)}O${number.slice(-3)}`, false],
  ['one figure short', number.slice(0, -1), false],
  ['with a word before it', `No. ${number}`, true],
  ['empty', '', false],
  ['not there', null, false],
])('a number %s', async (_, spelled, isLinked) => {
  await names(machine, [lock(spelled)])
  expect((await standingIn(machine))[0]?.publicId).toBe(isLinked ? part.publicId : undefined)
})

test('a draft is not evidence', async () => {
  const draft = await completeDraft(app, staff)
  await names(machine, [lock(draft.certificateNo)])
  expect(await standingIn(machine)).toEqual([null])
  expect(await head(findCited, { body: { numbers: [draft.certificateNo] } })).toEqual([])
})

test('two hundred parts, of which several name one certificate', async () => {
  const locks = Array.from({ length: 197 }, (_, at) => lock(`TSX F340 999 2020 ${String(at).padStart(4, '0')}`))
  await names(machine, [...locks, lock(), lock(), { name: '层门锁', certificateNo: printNo(number) }])
  await write(part.id, `status = 'suspended', status_since = '2026-01-02'`)
  const { components, fallenParts } = await answerOf(machine)
  expect(components.map(({ cited }) => cited?.status).filter(Boolean)).toEqual(['suspended', 'suspended', 'suspended'])
  expect(fallenParts).toMatchObject([{ publicId: part.publicId, names: ['门锁装置', '层门锁'] }])
})

test('a machine that names itself, and a circle', async () => {
  await names(machine, [lock(), lock(machine.certificateNo)])
  await names(part, [lock(machine.certificateNo)])
  expect((await standingIn(machine)).map((one) => one?.publicId)).toEqual([part.publicId, machine.publicId])
  expect((await standingIn(part)).map((one) => one?.publicId)).toEqual([machine.publicId])
  expect((await head(listMachines, { body: { id: machine.id } })).list.map(({ id }) => id)).toEqual([part.id])
})

test('a row of a table that has a column of certificates', async () => {
  const { category_code, form_kind, sub_form, parameters } =
    (await app.owner.query<Record<string, string>>(`SELECT * FROM report WHERE id = ${later.id}`)).rows[0] ?? {}
  await write(
    later.id,
    `category_code = '9110', form_kind = 'ropeway', sub_form = 'aerialReversible', parameters = $1`,
    [
      JSON.stringify({
        mainParts: [
          { name: '抱索器' },
          { name: '托索轮', certificateNo: printNo(number), maker: '澄江电梯部件有限公司', model: 'XS-1' },
        ],
      }),
    ],
  )
  await write(part.id, `status = 'revoked', status_since = '2026-01-02'`)
  const answer = await answerOf(later)
  const table = answer.groups.flatMap(({ items }) => items).find(({ key }) => key === 'mainParts')?.table
  expect(table?.columns[table.parts?.column ?? 0]).toBe('Type-test certificate No.')
  expect(table?.parts?.cited.map((one) => one?.status)).toEqual([undefined, 'revoked'])
  expect(table?.parts?.cited[1]?.differs).toEqual(['maker', 'model'])
  expect(answer.fallenParts).toMatchObject([{ names: ['托索轮'], status: 'revoked', since: '2026-01-02' }])
  expect((await head(listMachines, { body: { id: part.id } })).list.map(({ id }) => id)).toContain(later.id)
  await write(later.id, 'category_code = $1, form_kind = $2, sub_form = $3, parameters = $4', [
    category_code,
    form_kind,
    sub_form,
    JSON.stringify(parameters),
  ])
})

test('at once on every instance, and in what a draft would show', async () => {
  const changing = await publishedReport(app, { components: [] })
  const draft = await completeDraft(app, staff, { components: [lock(changing.certificateNo)] })
  await names(machine, [lock(changing.certificateNo)])
  const seen = async () => [
    ...(await standingIn(machine)).map((one) => one?.status),
    ...(await standingIn(machine, second)).map((one) => one?.status),
    ...(await staff(previewAnswer, { body: { id: draft.id } })).components.map(({ cited }) => cited?.status),
  ]
  const version = async () => {
    const { id, rev } = await head(readReport, { body: { id: changing.id } })
    return { id, rev, reason: '监督抽查' }
  }
  expect(await seen()).toEqual(['published', 'published', 'published'])
  await head(suspendReport, { body: await version() })
  expect(await seen()).toEqual(['suspended', 'suspended', 'suspended'])
  expect((await answerOf(machine, second)).components[0]?.cited?.since).toBe(shanghaiDay())
  await head(restoreReport, { body: await version() })
  expect(await seen()).toEqual(['published', 'published', 'published'])
  await head(revokeReport, { body: { ...(await version()), lastFour: changing.certificateNo.slice(-4) } })
  expect(await seen()).toEqual(['revoked', 'revoked', 'revoked'])
})

test('a draft warns of parts whose certificate does not stand, or is of another product or maker', async () => {
  await write(part.id, `status = 'suspended', status_since = '2026-01-02', product_name = '门锁装置'`)
  await write(part.id, `manufacturer_name = '云岭电梯部件有限公司'`)
  const warnings = async (component: Partial<Component>) => {
    const components = [{ name: '门锁装置', certificateNo: number, ...component }]
    return (await staff(insertReport, { body: liftContent({ components }) })).warnings
  }
  expect(await warnings({ manufacturer: '云岭电梯部件（集团）股份有限公司' })).toEqual([
    expect.stringContaining('is suspended (since 2026-01-02)'),
  ])
  await write(part.id, `status = 'published', status_since = NULL`)
  expect(await warnings({ name: '层门门锁装置' })).toEqual([])
  expect(await warnings({ name: '限速器', manufacturer: '澄江电梯部件有限公司' })).toEqual([
    expect.stringContaining('for “门锁装置”'),
    expect.stringContaining('the manufacturer “云岭电梯部件有限公司”'),
  ])
  await write(part.id, `model = 'MS-10', coverage_models = '{MS-12}'`)
  expect(await warnings({ model: 'MS-12' })).toEqual([])
  expect(await warnings({ model: 'MS-1' })).toEqual([expect.stringContaining('the model “MS-10”')])
  expect(await warnings({ certificateNo: `${number}0` })).toEqual([])
})

test('the public is told where the certificate is of another maker or model than the part', async () => {
  await write(part.id, `manufacturer_name = '云岭电梯部件有限公司', model = 'MS-10', former_names = '{云山门机厂}'`)
  const differs = async (component: Partial<Component>) => {
    await names(machine, [{ ...lock(), ...component }])
    return (await standingIn(machine))[0]?.differs
  }
  expect(await differs({ manufacturer: '云山门机厂', model: 'MS-10' })).toEqual([])
  expect(await differs({ manufacturer: '澄江电梯部件有限公司', model: 'MS-10' })).toEqual(['maker'])
  expect(await differs({ manufacturer: '云岭电梯部件有限公司', model: 'MS-11' })).toEqual(['model'])
})

describe('which machines name a part', () => {
  const ids = async (username: string) =>
    (await (await app.as(username))(listMachines, { body: { id: part.id } })).list.map(({ id }) => id)

  test('each reader sees those of their scope, published ones, newest first', async () => {
    await names(machine, [lock()])
    await names(later, [lock(printNo(number).toLowerCase())])
    const draft = await staff(insertReport, { body: liftContent({ components: [lock()] }) })
    const other = `(SELECT id FROM dept WHERE body_code = '902')`
    await write(later.id, `body_id = ${other}, issue_date = '2020-01-01'`)
    expect(await ids('head-office')).toEqual([machine.id, later.id])
    expect(await ids('expert')).toEqual([machine.id, later.id])
    expect(await ids('body-staff')).toEqual([machine.id])
    expect(await ids('body-staff')).not.toContain(draft.id)
    const [row] = (await head(listMachines, { body: { id: part.id, pageSize: 1 } })).list
    expect(row).toMatchObject({
      certificateNo: machine.certificateNo,
      status: 'published',
      productName: machine.productName,
    })
    expect(await head(listMachines, { body: { id: part.id, pageSize: 1, pageNum: 2 } })).toMatchObject({
      list: [{ id: later.id }],
      total: 2,
    })
    expect(await head(listMachines, { body: { id: part.id, status: 'revoked' } })).toMatchObject({ total: 0 })
  })

  test.each([
    ['body-staff-902', 404],
    ['enterprise', 404],
    ['system-admin', 403],
  ])('not %s, who may not open the part', async (username, status) => {
    const caller = await app.as(username)
    expect((await caller.raw(listMachines, { body: { id: part.id } })).statusCode).toBe(status)
  })

  test('a company sees those of its own, and the public nothing', async () => {
    const { credit_code: code } = (
      await app.owner.query<{ credit_code: string }>(`SELECT credit_code FROM app_user WHERE username = 'enterprise'`)
    ).rows[0] ?? { credit_code: '' }
    await write(part.id, 'manufacturer_credit_code = $1', [code])
    expect(await ids('enterprise')).toEqual([])
    await write(machine.id, 'applicant_credit_code = $1', [code])
    await names(machine, [lock()])
    expect(await ids('enterprise')).toEqual([machine.id])
    expect((await app.stranger.raw(listMachines, { body: { id: part.id } })).statusCode).toBe(401)
    expect((await app.stranger.raw(findCited, { body: { numbers: [number] } })).statusCode).toBe(401)
    const [row] = await (await app.as('body-staff-902'))(findCited, { body: { numbers: [number] } })
    expect(row).toMatchObject({ publicId: part.publicId, reportId: null })
  })
})
