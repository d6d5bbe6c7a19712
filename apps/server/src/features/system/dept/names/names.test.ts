// A certificate keeps the name of its body of the day of issue, in whatever order the names became known; old records too (docs/decisions/0097-facts-have-two-days.md).
import { beforeEach, expect, test } from 'vitest'
import { printedCertificate } from '@register/contract/business/publicReport/certificate/certificate'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { shanghaiDay } from '@register/contract/dates'
import { changeDept, readDept } from '@register/contract/system/dept/dept'
import { readBodyNames, setBodyNames } from '@register/contract/system/dept/names'
import { bodies } from '../../../../../seed/demo/people.ts'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
// As in a register that lets the managers of bodies maintain their own departments.
await app.owner.query(
  `INSERT INTO role_grant (role_id, permission) SELECT id, $1 FROM role WHERE key = 'body-manager'`,
  [setBodyNames.access.may],
)
const [system, manager] = await Promise.all([app.as('system-admin'), app.as('body-manager')])
const { id } = await app.db.selectFrom('dept').select('id').where('body_code', '=', '901').executeTakeFirstOrThrow()
const english = bodies.find(({ code }) => code === '901')?.name[1] ?? ''
const today = shanghaiDay()
const first = { nameZh: '最初检测所', nameEn: 'First Institute', on: null }
const second = { nameZh: '后来检测院', nameEn: 'Second Institute', on: shift(today, -3) }

async function set(names: readonly object[]): Promise<unknown> {
  const { rev } = await system(readDept, { params: { id } })
  return system(setBodyNames, { body: { id, rev, names: names as (typeof first)[] } })
}
const original = await system(readBodyNames, { params: { id } })
beforeEach(() => set(original.names))

const bodyLine = async (publicId: string, on?: string) => {
  const { compare, bodyName, asOn } = await app.stranger(frontAnswer, { body: { publicId, ...(on && { on }) } })
  return [compare.find(({ key }) => key === 'bodyName')?.value, bodyName, asOn?.bodyName]
}

test('renamed in its form, its earlier certificates print the name of their day with the present one', async () => {
  const day = shift(today, -2)
  const report = await publishedReport(app, {
    productionDate: day,
    testStartDate: day,
    testEndDate: day,
    issueDate: day,
  })
  expect(await bodyLine(report.publicId)).toEqual([english, english, undefined])
  const dept = await system(readDept, { params: { id } })
  const { rev, parentId, sort, status, bodyCode, approval, categories } = dept
  await system(changeDept, {
    body: {
      id,
      rev,
      parentId,
      sort,
      status,
      bodyCode,
      approval,
      categories,
      nameZh: '更名检测院',
      nameEn: 'Renamed Institute',
    },
  })
  const line = `${english} (now Renamed Institute)`
  expect(await bodyLine(report.publicId, day)).toEqual([line, 'Renamed Institute', english])
  const paper = await manager(printedCertificate, { body: { id: report.id } })
  expect(paper.en.lines.find(({ key }) => key === 'bodyName')?.value).toBe(line)
  expect(paper.zh.lines.find(({ key }) => key === 'bodyName')?.value).toMatch(/（现名：更名检测院）$/)
  const issuedToday = await publishedReport(app)
  expect((await bodyLine(issuedToday.publicId))[0]).toBe('Renamed Institute')
  expect((await system(readBodyNames, { params: { id } })).names.map(({ on }) => on)).toEqual([null, today])
})

test('an earlier name that becomes known later is printed on the certificates of its days, and the present one stays', async () => {
  const day = shift(today, -5)
  const report = await publishedReport(app, {
    productionDate: day,
    testStartDate: day,
    testEndDate: day,
    issueDate: day,
  })
  for (const names of [
    [second, first],
    [first, second],
  ]) {
    await set(names)
    expect(await bodyLine(report.publicId, shift(today, -3))).toEqual([
      'First Institute (now Second Institute)',
      'Second Institute',
      'Second Institute',
    ])
  }
  expect(await app.findings()).toEqual([])
})

test('every day has one name, none lies ahead, and a body does not set its own', async () => {
  const { rev } = await system(readDept, { params: { id } })
  for (const names of [[second], [first, first], [first, second, second], [first, { ...second, on: shift(today, 1) }]])
    expect((await system.refused(setBodyNames, { body: { id, rev, names } })).status).toBe(400)
  expect((await manager.refused(setBodyNames, { body: { id, rev, names: [first, second] } })).errors).toMatchObject([
    { field: 'names' },
  ])
})
