// The log of operations is found by what people have in their hands: a certificate's number, a name, or the number that a refusal quotes.
import { readPublicNotice } from '@register/contract/business/notice/reader'
import { queryList, readReport } from '@register/contract/business/report/report'
import { revealContact } from '@register/contract/business/report/parties/contact'
import { listOperations } from '@register/contract/log/operations'
import { numberHeader } from '@register/contract/log/trace'
import { listPosts } from '@register/contract/system/post'
import { resetPassword } from '@register/contract/system/user/acts'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const [auditor, staff, manager] = [await app.as('auditor'), await app.as('body-staff'), await app.as('body-manager')]

const sentences = async (keyword: string) => {
  const { list } = await auditor(listOperations, { query: { keyword, pageSize: 50 } })
  return list.map(({ text }) => text)
}

test('a certificate is named by its number, and what was done to it is found by every writing of that', async () => {
  const { id, certificateNo } = await publishedReport(app)
  await publishedReport(app)
  await manager(revealContact, { body: { id } })
  const printed = printNo(certificateNo)
  expect(printed).not.toBe(certificateNo)
  const found = await sentences(printed)
  expect(found).toContain(`北辰 周主任 saw the contact data in full of the report "${certificateNo}"`)
  expect(found.length).toBeGreaterThan(2)
  expect(found.every((text) => text.includes(certificateNo))).toBe(true)
  expect(await sentences(certificateNo)).toEqual(found)
  expect(await sentences(printed.toLowerCase().replaceAll(' ', '-'))).toEqual(found)
})

test('a person is found by name and by account, in what they did and in what was done to them', async () => {
  const { rows } = await app.owner.query<{ id: number }>("SELECT id FROM app_user WHERE username = 'expert'")
  const security = await app.as('security-admin')
  await security(resetPassword, { body: { id: Number(rows[0]?.id) } })
  for (const keyword of ['expert', '专家 沈一'])
    expect(await sentences(keyword)).toContainEqual(expect.stringMatching(/安全管理员 .*"专家 沈一"/))
})

test('a refusal quotes a number under which the log has it, the second of the same minute too', async () => {
  const number = async () => {
    const { headers } = await staff.raw(listPosts, { query: {} })
    return String(headers[numberHeader])
  }
  const [first, second] = [await number(), await number()]
  expect(second).not.toBe(first)
  await app.app.refusals.flush('all')
  expect((await sentences(first)).slice(-1)).toEqual([
    expect.stringMatching(/^北辰 林工 tried and was refused \(no permission\): Posts$/),
  ])
  expect(await sentences(second.toUpperCase())).toEqual([
    expect.stringMatching(/ 1 more times and was refused \(no permission\)/),
  ])
  expect(await sentences('0000000000abcd')).toEqual([])
})

test('input that is only mistaken, and what strangers are refused, quote no number', async () => {
  expect((await staff.raw(queryList, { body: { pageSize: -1 } })).headers[numberHeader]).toBeUndefined()
  expect((await app.stranger.raw(readReport, { body: { id: 1 } })).headers[numberHeader]).toBeUndefined()
})

test('an error of the server is in the log under its number, a stranger’s too', async () => {
  await app.owner.query('ALTER TABLE public_notice RENAME TO away')
  const reply = await app.stranger.raw(readPublicNotice, { body: { id: 1 } })
  await app.owner.query('ALTER TABLE away RENAME TO public_notice')
  const number = String(reply.headers[numberHeader])
  expect(reply.json()).toMatchObject({ code: 500, traceId: number })
  expect(await sentences(number)).toEqual([expect.stringMatching(/^Somebody met an error of the server: \S/)])
  const { list } = await auditor(listOperations, { query: { outcome: 'failed' } })
  expect(list).toMatchObject([{ traceId: number, result: 500 }])
})
