// The check of several numbers: each standing agrees with the single answer; spellings, unknown numbers, the workbook, and the rate limit.
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { checkNumbers, exportNumbers, maxNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { publicStatusKeys } from '@register/contract/rules/status'
import { seedWorld } from '../../../../../seed/demo/world.ts'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
await seedWorld({ db: app.db, secrets: app.secrets, files: app.files, say: () => {} })
const { stranger } = app

const check = async (numbers: string[]) => (await stranger(checkNumbers, { body: { numbers } })).list

test.each(publicStatusKeys)('what is %s is so among many as it is alone', async (status) => {
  const { list } = await stranger(frontList, { body: { status, pageSize: 3 } })
  const numbers = list.map(({ certificateNo, reportNo }) => certificateNo || reportNo)
  expect(numbers.length).toBeGreaterThan(0)
  const checked = await check(numbers)
  expect(checked.map(({ asked }) => asked)).toEqual(numbers)
  for (const [at, { standing, record }] of checked.entries()) {
    const alone = await stranger(frontAnswer, { body: { publicId: list[at]?.publicId ?? '' } })
    expect(standing).toBe(alone.status)
    expect(record).toMatchObject({ publicId: alone.publicId, model: alone.model, bodyName: alone.bodyName })
    expect(record?.successorNo).toBe(status === 'superseded' ? alone.supersededBy?.certificateNo : '')
  }
})

const { list: valid } = await stranger(frontList, { body: { keyword: 'TSX', status: 'published', pageSize: 1 } })
const no = valid[0]?.certificateNo ?? ''

test.each([
  ['in groups', printNo(no)],
  ['full width, in small letters', no.toLowerCase().replaceAll('0', '０')],
  ['with hyphens', no.replace(/(.{3})(.{4})/, '$1-$2-')],
  ['with letters for digits', `TSX${no.slice(3).replaceAll('0', 'O').replaceAll('1', 'l')}`],
])('a number is found %s, and told as it was read', async (_, asked) => {
  expect(await check([asked])).toMatchObject([
    { asked, understood: printNo(no), standing: 'published', record: { certificateNo: no } },
  ])
})

describe('what leads to no single record', () => {
  test('an unknown number, a draft and what is no number are not found', async () => {
    const { rows } = await app.owner.query<{ certificate_no: string }>(
      "SELECT certificate_no FROM report WHERE status = 'draft' AND certificate_no IS NOT NULL LIMIT 1",
    )
    const draft = rows[0]?.certificate_no ?? ''
    const checked = await check(['TSX 3110 999 2026 9999', draft, '你好', '-'])
    expect(checked.map(({ standing, record }) => [standing, record])).toEqual(checked.map(() => ['unknown', null]))
    expect(checked[0]?.understood).toBe('TSX 3110 999 2026 9999')
  })

  test('a piece of a number is not denied', async () => {
    const checked = await check(['TSX 3110 901', '0009', '901 2026 0009'])
    expect(checked.map(({ standing }) => standing)).toEqual(['piece', 'piece', 'piece'])
  })

  test('a report number of two bodies is reported as ambiguous', async () => {
    const { rows } = await app.owner.query<{ id: number; report_no: string }>(
      "SELECT DISTINCT ON (body_id) id, report_no FROM report WHERE status = 'published' AND report_no IS NOT NULL",
    )
    const [first, second] = rows
    await app.owner.query(
      'UPDATE report SET report_no = $1, report_nos = array[$1], report_key = folded($1) WHERE id = $2',
      [first?.report_no, second?.id],
    )
    expect(await check([first?.report_no ?? ''])).toMatchObject([{ standing: 'several', record: null }])
  })
})

test.each([
  [[], 'numbers'],
  [Array(maxNumbers + 1).fill('TSX'), 'numbers'],
  [[' '], 'numbers.0'],
])('%o is refused at its field', async (numbers, field) => {
  const refused = await stranger.refused(checkNumbers, { body: { numbers } })
  expect(refused).toMatchObject({ status: 400, errors: [{ field }] })
})

test('the workbook says the same, when it was, and how the log ended', async () => {
  const numbers = [no, 'TSX 3110 999 2026 9999', '=1+1']
  const answer = await stranger.raw(exportNumbers, { body: { numbers } }, { headers: { 'accept-language': 'zh-CN' } })
  const book = await readXlsx(answer.rawPayload)
  const [result, about] = book.sheets
  expect(result?.rows.slice(1).map((row) => [row[0], row[2]])).toEqual([
    [no, '有效'],
    ['TSX 3110 999 2026 9999', '未查到'],
    ['=1+1', '未查到'],
  ])
  const { rows } = await app.owner.query<{ last_id: number; last_hash: string }>(
    'SELECT last_id, last_hash FROM integrity_head',
  )
  const facts = new Map(about?.rows.map((row) => [row[0], row[1]]))
  expect(facts.get('公开日志末端条目')).toBe(Number(rows[0]?.last_id))
  expect(facts.get('末端哈希（SHA-256）')).toBe(rows[0]?.last_hash)
  expect(String(facts.get('核对时间（北京时间）'))).toMatch(/^\d{4}-\d{2}-\d{2} /)
})

test('each number counts as a call, of which a stranger has 600 a minute', async () => {
  const bounded = await testApp({ rateLimit: true })
  const numbers = Array.from({ length: maxNumbers }, (_, at) => `TSX311099920269${String(at).padStart(3, '0')}`)
  for (let call = 0; call < 3; call++) await bounded.stranger(checkNumbers, { body: { numbers } })
  expect(await bounded.stranger.refused(checkNumbers, { body: { numbers } })).toMatchObject({ status: 429 })
  const alone = await bounded.stranger.raw(frontAnswer, { body: { publicId: 'nobodyHasThisPublicIdQ' } })
  expect(alone.statusCode).toBe(429)
  // From another address 599 calls are left, too few for a third list; the refused list uses up only one of them.
  const from = { from: '10.9.0.2' }
  const lists = [
    { publicId: 'nobodyHasThisPublicIdQ' },
    ...[1, 2, 3].map(() => ({ numbers })),
    { publicId: 'nobodyHasThisPublicIdQ' },
  ]
  const statuses: number[] = []
  for (const body of lists)
    statuses.push(
      ('numbers' in body
        ? await bounded.stranger.raw(checkNumbers, { body }, from)
        : await bounded.stranger.raw(frontAnswer, { body }, from)
      ).statusCode,
    )
  expect(statuses).toEqual([404, 200, 200, 429, 404])
})
