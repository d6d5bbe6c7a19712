// A rule ends what was entered from before the register by conditions: a whole kind, its days of issue, with or without a certificate number. Pasted numbers are read as people write them.
import { expect, test } from 'vitest'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import * as office from '@register/contract/business/ruleEnd/office'
import { mostRuleNumbers } from '@register/contract/business/ruleEnd/shape'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../seed/demo/contents.ts'
import { testApp } from '../../../../test/app.ts'
import { liftContent, publishedReport, ruleSaid, uploadCertificate } from '../../../../test/make.ts'

const app = await testApp()
const [head, manager] = [await app.as('head-office'), await app.as('body-manager')]
const today = shanghaiDay()
type Chosen = Parameters<typeof preview>[0]
type Group = Parameters<typeof preview>[1]
const preview = (
  chosen: {
    way: 'numbers' | 'conditions'
    numbers?: string[]
    categories?: string[]
    issuedFrom?: string
    issuedTo?: string
    certificate?: 'either' | 'without' | 'with'
  },
  group: 'ready' | 'announced' | 'already' | 'undated' | 'notFound' | 'several' = 'ready',
) => head(office.previewRuleEnd, { body: { chosen, effectiveDate: today, group } })
const idsIn = async (chosen: Chosen, group: Group) => (await preview(chosen, group)).list.map(({ id }) => id)
const putInForce = async (chosen: Chosen) => {
  const { digest, at } = await preview(chosen)
  return head(office.addRuleEnd, { body: { ...ruleSaid, chosen, effectiveDate: today, digest, at } })
}
const statusOf = async ({ publicId }: Report) => (await app.stranger(frontAnswer, { body: { publicId } })).status
const fromBefore = async (more: Partial<ReportContent>): Promise<Report> => {
  const file = await uploadCertificate(manager)
  const tested = { testStartDate: null, testEndDate: null, validTo: null }
  const content = liftContent({ certificateNo: null, fileIds: [file.id], ...tested, ...more })
  return manager(contract.insertReport, { body: { ...content, noExpiry: true, existing: true, publish: true } })
}

test('of a whole kind those of the days that are meant, each of the others named or untouched', async () => {
  const [first, last, before, after, undated, changing] = [
    await fromBefore({ issueDate: '2003-01-01' }),
    await fromBefore({ issueDate: '2003-12-31', certificateNo: '旧证 2003-17' }),
    await fromBefore({ issueDate: '2002-12-31' }),
    await fromBefore({ issueDate: '2004-01-01' }),
    await fromBefore({ issueDate: null }),
    await fromBefore({ issueDate: '2003-06-01' }),
  ]
  const { id, rev } = changing
  const announced = { id, rev, reason: '抽查不符', effectiveDate: shift(today, 9) }
  await head(contract.suspendReport, { body: announced })
  // The kind, whose categories are below it.
  const chosen = { way: 'conditions' as const, categories: ['3000'], issuedFrom: '2003-01-01', issuedTo: '2003-12-31' }
  expect((await preview(chosen)).counts).toMatchObject({ ready: 2, announced: 1, already: 0, undated: 1 })
  expect(await idsIn(chosen, 'ready')).toEqual([first.id, last.id])
  expect(await idsIn(chosen, 'undated')).toEqual([undated.id])
  expect(await idsIn({ ...chosen, certificate: 'with' }, 'ready')).toEqual([last.id])
  expect(await idsIn({ ...chosen, certificate: 'without' }, 'ready')).toEqual([first.id])
  expect((await preview({ ...chosen, categories: ['4000'] })).counts).toMatchObject({ ready: 0, undated: 0 })

  expect(await putInForce({ ...chosen, certificate: 'without' })).toMatchObject({ state: 'inForce', reports: 2 })
  expect(await Promise.all([first, last, changing].map(statusOf))).toEqual(['lapsed', 'published', 'lapsed'])
  expect(await idsIn(chosen, 'already')).toEqual([first.id, changing.id])
  expect(await putInForce(chosen)).toMatchObject({ state: 'inForce', reports: 1 })
  const all = [first, last, before, after, undated]
  const serves = ['lapsed', 'lapsed', 'published', 'published', 'unconfirmed']
  expect(await Promise.all(all.map(statusOf))).toEqual(serves)
})

test('a day of issue that is printed in part is meant only where all of its days are', async () => {
  const partly = (issueDate: string, print: string) => fromBefore({ issueDate, asPrinted: { issueDate: print } })
  const [within, month, across, from, outside] = [
    await partly('1993-01-01', '1993'),
    await partly('1994-02-01', '1994年2月'),
    await partly('1994-01-01', '1994年'),
    await partly('1992-01-01', '一九九二年'),
    await partly('1995-01-01', '1995'),
  ]
  const chosen = { way: 'conditions' as const, categories: ['3000'], issuedFrom: '1992-07-01', issuedTo: '1994-02-28' }
  expect(await idsIn(chosen, 'ready')).toEqual([within.id, month.id])
  const unclear = await idsIn(chosen, 'undated')
  expect(unclear.filter((id) => [within, month, across, from, outside].some((one) => one.id === id))).toEqual([
    across.id,
    from.id,
  ])
  expect(await putInForce(chosen)).toMatchObject({ reports: 2 })
  expect(await Promise.all([within, month, across, from, outside].map(statusOf))).toEqual([
    'lapsed',
    'lapsed',
    'published',
    'published',
    'published',
  ])
})

test('one that gets its day of issue by a revision is ended then', async () => {
  const undated = await fromBefore({ issueDate: null })
  await putInForce({ way: 'conditions', categories: ['3110'], issuedFrom: '2005-01-01', issuedTo: '2005-12-31' })
  expect(await statusOf(undated)).toBe('unconfirmed')
  const { id, rev, content } = await manager(contract.readReport, { body: { id: undated.id } })
  await manager(contract.updateReport, {
    body: { ...(content as ReportContent), id, rev, issueDate: '2005-06-01', reason: '补录发证日期' },
  })
  expect(await statusOf(undated)).toBe('lapsed')
})

test('what conditions need is refused where it is missing', async () => {
  const refusal = async (chosen: Chosen) =>
    (await head.refused(office.previewRuleEnd, { body: { chosen, effectiveDate: today } })).errors.map(
      ({ field }) => field,
    )
  const conditions = { way: 'conditions' as const, categories: ['3110'], issuedTo: '2003-12-31' }
  expect(await refusal({ ...conditions, categories: [] })).toEqual(['chosen.categories'])
  expect(await refusal({ ...conditions, categories: ['9999'] })).toEqual(['chosen.categories'])
  expect(await refusal({ way: 'conditions', categories: ['3110'] })).toEqual(['chosen.issuedTo'])
  expect(await refusal({ ...conditions, issuedFrom: '2004-01-01' })).toEqual(['chosen.issuedTo'])
  expect(await refusal({ ...conditions, issuedTo: shift(today, 1) })).toEqual(['chosen.issuedTo'])
  expect(await refusal({ way: 'numbers', numbers: [] })).toEqual(['chosen.numbers'])
})

test('numbers are read as people write them, and each record is ended once', async () => {
  const [wide, spaced, suffixed, plain] = [
    await publishedReport(app),
    await publishedReport(app),
    await publishedReport(app),
    await publishedReport(app),
  ]
  const fullWidth = wide.certificateNo.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const apart = [...spaced.certificateNo.toLowerCase()].join(' ')
  const asked = [fullWidth, apart, `${suffixed.certificateNo}-A`, plain.certificateNo, ` ${plain.certificateNo} `]
  const chosen = { way: 'numbers' as const, numbers: [...asked, '！！！', 'x', "' or 1=1 --"] }
  const seen = await preview(chosen)
  expect(seen.list.map((one) => [one.asked, one.id])).toEqual([
    [fullWidth, wide.id],
    [apart, spaced.id],
    [plain.certificateNo, plain.id],
  ])
  // The suffix is a part of the number: another document, which is not the one that is registered.
  const missing = (await preview(chosen, 'notFound')).list.map((one) => one.asked)
  expect(missing).toEqual([`${suffixed.certificateNo}-A`, '！！！', 'x', "' or 1=1 --"])
  const rule = await putInForce(chosen)
  expect(rule).toMatchObject({ state: 'inForce', reports: 3 })
  const statuses = await Promise.all([wide, spaced, suffixed, plain].map(statusOf))
  expect(statuses).toEqual(['lapsed', 'lapsed', 'published', 'lapsed'])
})

test('as many numbers as an act takes, and no more; numbers without a sign end nothing later', async () => {
  const numbers = Array.from({ length: mostRuleNumbers }, (_, n) => `QX${n}`)
  expect((await preview({ way: 'numbers', numbers })).counts.notFound).toBe(mostRuleNumbers)
  const more = { chosen: { way: 'numbers', numbers: [...numbers, 'QX'] }, effectiveDate: today }
  expect((await head.refused(office.previewRuleEnd, { body: more })).status).toBe(400)
  await putInForce({ way: 'numbers', numbers: ['！！！'] })
  expect(await statusOf(await publishedReport(app))).toBe('published')
  expect(await statusOf(await fromBefore({ issueDate: '2010-01-01' }))).toBe('published')
})

test('afterwards everything stored agrees', async () => {
  expect(await app.findings()).toEqual([])
})
