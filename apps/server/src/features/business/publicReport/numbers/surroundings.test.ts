// A number is found in any surroundings: by the search, the address of an answer and the check of many; what is near it is offered, and nothing is denied that was not read.
import { beforeAll, describe, expect, test } from 'vitest'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { findNear, mostNear } from '@register/contract/business/publicReport/near/near'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { revokeReport, readReport } from '@register/contract/business/report/report'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const licence = 'TS2310123-2027'
const one = await publishedReport(app, { manufacturerLicenceNo: licence })
const other = await publishedReport(app, {})
const [number, report] = [printNo(one.certificateNo ?? ''), one.reportNo ?? '']

beforeAll(async () => {
  await app.owner.query(`UPDATE report SET manufacturer_credit_code = '9153010033456789AB' WHERE id = $1`, [one.id])
})

const found = async (keyword: string, more = {}) => {
  const { list, total, understood } = await stranger(frontList, { body: { keyword, ...more } })
  return { ids: list.map(({ publicId }) => publicId), total, understood }
}

describe('in any surroundings', () => {
  test.each([
    ['label and full stop', `证书编号：${number}。`],
    ['brackets', `（${number}）`],
    ['a whole line', `曳引驱动乘客电梯 ${number}（有效），报告编号：${report}，${licence}`],
    ['full stops between groups', number.replaceAll(' ', '.')],
    ['slashes', number.replaceAll(' ', '/')],
    ['letters for digits', `No: ${number.slice(0, 4)}${number.slice(4).replaceAll('0', 'O').replaceAll('1', 'l')}`],
    ['without TSX', number.slice(4)],
  ])('%s', async (_, text) => {
    const { ids, understood } = await found(text)
    expect(ids).toEqual([one.publicId])
    expect(understood).toEqual({ as: 'certificate', text: number })
    expect((await stranger(frontAnswer, { body: { certificateNo: text } })).publicId).toBe(one.publicId)
    expect((await stranger(checkNumbers, { body: { numbers: [text] } })).list).toMatchObject([
      { asked: text, understood: number, standing: 'published', record: { publicId: one.publicId } },
    ])
  })

  test('a report number behind its label, and a link of the register', async () => {
    for (const [text, as] of [
      [`报告编号：${report}。`, 'report'],
      [`https://register.example/%23/v/${one.publicId}&from=timeline`, 'publicId'],
    ] as const) {
      expect(await found(text)).toMatchObject({ ids: [one.publicId], understood: { as } })
      expect((await stranger(frontAnswer, { body: { certificateNo: text } })).publicId).toBe(one.publicId)
      const { list } = await stranger(checkNumbers, { body: { numbers: [text] } })
      expect(list[0]).toMatchObject({ standing: 'published', record: { publicId: one.publicId } })
    }
    const { publicId } = await stranger(frontAnswer, { body: { publicId: `${one.publicId}&from=timeline` } })
    expect(publicId).toBe(one.publicId)
  })

  test('several report numbers need no label', async () => {
    const { ids, understood } = await found(`${report} ${other.reportNo}`)
    expect(ids.toSorted()).toEqual([one.publicId, other.publicId].toSorted())
    expect(understood).toEqual({ as: 'report', text: `${report}、${other.reportNo}` })
  })

  test('several numbers are several certificates', async () => {
    const text = `${number}、${printNo(other.certificateNo ?? '')}`
    expect((await found(text)).ids.toSorted()).toEqual([one.publicId, other.publicId].toSorted())
    expect((await stranger.raw(frontAnswer, { body: { certificateNo: text } })).statusCode).toBe(400)
  })

  test('taken off, the keyword is searched as words', async () => {
    const text = `${one.manufacturerName} ${number}`
    expect(await found(text)).toMatchObject({ ids: [one.publicId], understood: { as: 'certificate' } })
    expect(await found(`没有的词 ${number}`)).toMatchObject({ ids: [one.publicId] })
    expect(await found(`没有的词 ${number}`, { asWords: true })).toMatchObject({ total: 0, understood: undefined })
    // A number is one word among them, however many groups it has.
    const line = `${one.manufacturerName}（${number}）${one.model}`
    expect(await found(line, { asWords: true })).toMatchObject({ total: 0 })
    expect(await found(`${one.manufacturerName} （${number}） ${one.model}`, { asWords: true })).toMatchObject({
      ids: [one.publicId],
    })
  })
})

describe('licences and credit codes', () => {
  test.each([licence, `许可证编号：${licence}`, '许可证 TS2310123', 'TS2310123'])('%s', async (text) => {
    expect(await found(text)).toMatchObject({ ids: [one.publicId], understood: { as: 'licenceNo' } })
  })
  test('are no certificate numbers: nothing is denied', async () => {
    for (const text of [licence, '统一社会信用代码：9153010033456789AB']) {
      const reply = await stranger.raw(frontAnswer, { body: { certificateNo: text } })
      expect([reply.statusCode, reply.json<{ data: unknown }>().data ?? null]).toEqual([400, null])
      expect((await stranger(checkNumbers, { body: { numbers: [text] } })).list[0]?.standing).toBe('other')
    }
  })
})

test('an id whose small letters were lost is not denied', async () => {
  const body = { publicId: one.publicId.toUpperCase() }
  expect((await stranger.raw(frontAnswer, { body })).statusCode).toBe(400)
})

describe('near ones', () => {
  const near = async (text: string) => (await stranger(findNear, { body: { number: text } })).list
  const key = one.certificateNo ?? ''
  const swapped = key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1)
  test.each([
    ['the head', key.replace('TSX', 'TXS')],
    ['a digit too many', `${key}${key.slice(-1)}`],
    ['a digit too few', key.slice(0, 8) + key.slice(9)],
    ['neighbours that changed places', key.slice(-1) === key.slice(-2, -1) ? key.slice(1) : swapped],
    ['in a sentence', `证书编号：${printNo(key.replace('2026', '2062'))}。`],
  ])('%s', async (_, text) => {
    expect((await near(text)).map(({ publicId }) => publicId)).toContain(one.publicId)
  })
  test('tell the number, what it is for and its standing; drafts and the number itself are not among them', async () => {
    const [row] = (await near(key.replace('TSX', 'TXS'))).filter(({ publicId }) => publicId === one.publicId)
    expect(row).toMatchObject({ certificateNo: key, manufacturerName: one.manufacturerName, status: 'published' })
    expect((await near(key)).map(({ publicId }) => publicId)).not.toContain(one.publicId)
    await app.owner.query(`UPDATE report SET status = 'draft' WHERE id = ${other.id}`)
    expect((await near(`${other.certificateNo}0`)).map(({ publicId }) => publicId)).not.toContain(other.publicId)
    expect(await near('电梯')).toEqual([])
    expect((await near(key)).length).toBeLessThanOrEqual(mostNear)
  })
})

describe('words that narrow', () => {
  test('a standing, a category in either language, and a body', async () => {
    const head = await app.as('head-office')
    const { id, rev } = await head(readReport, { body: { id: one.id } })
    await head(revokeReport, { body: { id, rev, reason: '监督抽查', lastFour: (one.certificateNo ?? '').slice(-4) } })
    const maker = one.manufacturerName
    expect(await found(`${maker} 已撤销`)).toMatchObject({
      ids: [one.publicId],
      understood: { as: 'filters', filters: { status: 'revoked' } },
    })
    expect((await found(`${maker} revoked`)).ids).toEqual([one.publicId])
    const { understood } = await found('traction passenger lifts')
    expect(understood).toMatchObject({ as: 'filters', filters: { categoryCode: '3110' } })
  })
  test('a word that kills is named, with what is found without it', async () => {
    const { without } = await stranger(frontList, { body: { keyword: `${one.manufacturerName} 没有的词` } })
    expect(without?.map(({ word }) => word)).toEqual(['没有的词'])
    expect(without?.[0]?.total).toBeGreaterThan(0)
  })
})
