// The certificate as a document: its values are the ones the public compares it with, in both languages; samples and certificates that are not valid say so on every page.
import {
  printedCertificate,
  type CertificateText,
} from '@register/contract/business/publicReport/certificate/certificate'
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { frontAnswer, type Answer } from '@register/contract/business/publicReport/publicReport'
import * as reports from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { lastFourOf } from '@register/contract/rules/numbers/lastFour'
import type { Lang } from '@register/contract/phrase'
import { describe, expect, test } from 'vitest'
import { makeContent } from '../../../../seed/demo/contents.ts'
import { products } from '../../../../seed/demo/plausible/products.ts'
import { dice } from '../../../../seed/demo/random.ts'
import { testApp } from '../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const [staff, manager, head] = [await app.as('body-staff'), await app.as('body-manager'), await app.as('head-office')]

const hidden = {
  contactName: '张三丰',
  contactPhone: '13800001234',
  handler: '承办人林工',
  remark: '内部备注一则',
  sampleName: '样品未公开',
}
const chance = dice(71)
const key = ({ id, rev }: Report) => ({ id, rev })
const sheetOf = ({ id }: Report) => staff(printedCertificate, { body: { id } })
const answerIn = async ({ publicId }: Report, lang: Lang) =>
  (await app.stranger.raw(frontAnswer, { body: { publicId } }, { headers: { 'accept-language': lang } })).json<{
    data: Answer
  }>().data
const linesOf = ({ lines, annex }: CertificateText) => [...lines, ...annex.lines]
const keysOf = (lines: readonly { key: string }[]) => lines.map((line) => line.key)

const lift = await publishedReport(app, hidden)

/** A certificate from before the register that states everything; for lifts, one of this register. */
async function oneOf(kind: string): Promise<Report> {
  if (kind === 'elevator') return lift
  const product = products.find(({ form }) => form.kind.key === kind)
  const content = makeContent(chance, { today: shanghaiDay(), daysAgo: 400, ...(product && { product }) })
  const numbers = { certificateNo: `TXF ${kind} 1`, reportNo: `T3-${kind}` }
  return manager(reports.insertReport, {
    body: {
      ...content,
      ...numbers,
      noExpiry: true,
      existing: true,
      publish: true,
      confirmedBasis: content.testBasis ?? [],
    },
  })
}

describe.each(kindNames.map((kind) => kind.key))('%s', (kind) => {
  test('reads line by line as the answer that it is compared with', async () => {
    const report = await oneOf(kind)
    const { zh, en, status, ...sheet } = await sheetOf(report)
    expect([sheet.publicId, status, zh.mark, en.mark]).toEqual([report.publicId, 'published', '', ''])
    for (const [lang, text] of [['zh', zh] as const, ['en', en] as const]) {
      const answer = await answerIn(report, lang)
      expect(linesOf(text)).toEqual(answer.compare)
      expect(sheet.verifyUrl).toBe(answer.verifyUrl)
      // A value printed in a line is not repeated elsewhere.
      const compared = new Set(keysOf(answer.compare))
      expect(keysOf(answer.groups.flatMap(({ items }) => items)).filter((one) => compared.has(one))).toEqual([])
      expect(text.annex.groups).toEqual(answer.groups.filter((group) => group.key !== 'record'))
      expect(text.annex.coverage.rows).toEqual(answer.coverage.rows)
    }
    expect(keysOf(linesOf(en))).toEqual(keysOf(linesOf(zh)))
    expect(JSON.stringify({ zh, en })).not.toContain('undefined')
    expect(zh.changes !== null).toBe(kind === 'hoist')
  })
})

test('nothing of people, and nothing internal', async () => {
  const text = JSON.stringify(await sheetOf(lift))
  for (const secret of Object.values(hidden)) expect(text).not.toContain(secret)
  expect(text).not.toContain('138****')
})

test('what is not registered is not said to be missing on the old paper', async () => {
  const old = await manager(reports.insertReport, {
    body: {
      categoryCode: '4110',
      reportNo: 'T3-1',
      model: 'QD',
      manufacturerName: '示例起重机厂',
      existing: true,
      publish: true,
    },
  })
  const { zh, en, number } = await sheetOf(old)
  expect(number).toBe('T3-1')
  const byKey = Object.fromEntries(linesOf(zh).map((line) => [line.key, line.value]))
  expect(byKey).toMatchObject({
    certificateNo: '未登记',
    model: 'QD',
    drawingNo: '未登记',
    conclusion: '未登记',
    issueDate: '未登记',
    categoryCode: '通用桥式起重机',
    categoryClass: '桥式起重机',
  })
  expect(byKey).not.toHaveProperty('validTo')
  expect(linesOf(en).find((line) => line.key === 'conclusion')?.value).toBe('Not registered')
  expect(linesOf(en)).toEqual((await answerIn(old, 'en')).compare)
})

test('a report without a certificate is headed as what is registered, and figures, conclusion and gaps stand as its original has them', async () => {
  const old = await manager(reports.insertReport, {
    body: {
      categoryCode: '4110',
      parameters: { span: 12.6 },
      asPrinted: { span: '12.60', liftingHeight: '3.0' },
      reportNo: 'T3-2.60',
      model: 'QD',
      manufacturerName: '示例起重机厂',
      productName: '通用桥式起重机',
      conclusion: 'qualified',
      conclusionPrinted: '经试验，该样机符合 GB/T 14405 的要求。',
      unstated: ['drawingNo', 'issueDate', 'productName'],
      existing: true,
      publish: true,
    },
  })
  const { zh, en } = await sheetOf(old)
  expect([zh.title, en.title, zh.note]).toEqual([
    '型式试验报告登记信息',
    'Registered details of a type-test report',
    '',
  ])
  expect(Object.fromEntries(linesOf(zh).map((line) => [line.key, line.value]))).toMatchObject({
    drawingNo: '原件未载明',
    issueDate: '原件未载明',
    manufacturerAddress: '未登记',
    conclusion: '经试验，该样机符合 GB/T 14405 的要求。',
  })
  expect(JSON.stringify(zh)).toContain('12.60')
  // Of a number that is not there nothing is kept, nor a statement about what a record is found by or what is filled in.
  const { content } = await staff(reports.readReport, { body: { id: old.id } })
  expect([content.asPrinted, content.unstated]).toEqual([{ span: '12.60' }, ['drawingNo', 'issueDate']])
})

test('a change of name stands on the back of a crane certificate', async () => {
  const crane = await manager(reports.insertReport, {
    body: {
      categoryCode: '4110',
      certificateNo: 'TXF 4110 9',
      model: 'QD',
      manufacturerName: '旧名起重机厂',
      existing: true,
      publish: true,
    },
  })
  expect((await sheetOf(crane)).zh.changes?.rows).toEqual([])
  const change = { party: 'manufacturer' as const, newName: '新名起重机厂', changeDate: shanghaiDay(), reason: '更名' }
  await manager(reports.renameParty, { body: { ...key(crane), ...change } })
  const { zh, en } = await sheetOf(crane)
  expect(zh.changes?.rows).toEqual([{ before: '旧名起重机厂', after: '新名起重机厂', date: shanghaiDay() }])
  expect(en.changes?.rows).toEqual(zh.changes?.rows)

  // A change that is entered late stands where its day of effect is.
  const again = await manager(reports.readReport, { body: { id: crane.id } })
  const earlier = { ...change, newName: '更早的名称', changeDate: '2020-01-02' }
  await manager(reports.renameParty, { body: { ...key(again), ...earlier } })
  const dates = (await sheetOf(crane)).zh.changes?.rows.map(({ date }) => date)
  expect(dates).toEqual(['2020-01-02', shanghaiDay()])
})

describe('standing', async () => {
  const draft = await completeDraft(app, staff, hidden)
  const stood = await publishedReport(app)
  test.each([
    ['a draft', () => Promise.resolve(draft), 'draft', '样张', 'SAMPLE'],
    [
      'a suspended one',
      () => head(reports.suspendReport, { body: { ...key(stood), reason: '抽查' } }),
      'suspended',
      '已暂停',
      'SUSPENDED',
    ],
    [
      'a revoked one',
      async () => {
        const rev = stood.rev + 1
        const lastFour = lastFourOf(stood)
        return head(reports.revokeReport, { body: { id: stood.id, rev, reason: '撤销', lastFour } })
      },
      'revoked',
      '已撤销',
      'REVOKED',
    ],
  ] as const)('%s says so', async (_, make, status, zh, en) => {
    const sheet = await sheetOf(await make())
    expect([sheet.status, sheet.zh.mark, sheet.en.mark]).toEqual([status, zh, en])
  })

  test.each([
    // caller, status for the draft, status for the published report
    ['stranger', 401, 401],
    ['registered', 403, 403],
    ['enterprise', 404, 404],
    ['body-manager-902', 404, 404],
    ['body-manager', 200, 200],
    ['head-office', 404, 200],
  ])('%s', async (name, ofDraft, ofPublished) => {
    const caller = name === 'stranger' ? app.stranger : await app.as(name)
    const asked = [draft, lift].map(({ id }) => caller.raw(printedCertificate, { body: { id } }))
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([ofDraft, ofPublished])
  })
})
