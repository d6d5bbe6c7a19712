// Accounts from a sheet: problems by row and column, a dry run that writes nothing, all or the good rows, and accounts that are there.
import { getSalt, login } from '@register/contract/system/account'
import { importFields, importUsers, userTemplate, type UserImport } from '@register/contract/system/user/importing'
import { listUsers } from '@register/contract/system/user/user'
import { expect, it } from 'vitest'
import { readSheet, writeBook, type CellValue } from '../../../files/excel.ts'
import { headingOf } from '../../../files/fieldSheet.ts'
import { testApp } from '../../../../test/app.ts'
import { seal } from '../../../../test/seal.ts'

const app = await testApp()
const system = await app.as('system-admin')
await app.owner.query(
  `INSERT INTO post (code, name, status, created_by, updated_by) VALUES ('inspector', '检验员', 'active', 1, 1)`,
)

const headings = importFields.map((field) => headingOf({ label: field.label, field })[0])
type Cells = Partial<Record<(typeof importFields)[number]['key'], CellValue>>
const book = (rows: Cells[]) =>
  writeBook([
    {
      name: '用户',
      columns: headings.map((header) => ({ header, width: 10 })),
      rows: rows.map((row) => importFields.map(({ key }) => row[key] ?? null)),
    },
  ])
const send = async (rows: Cells[], body: object = {}) => ({
  body,
  file: { name: 'people.xlsx', bytes: await book(rows) },
})
const run = async (rows: Cells[], body: object = {}): Promise<UserImport> => {
  const { file } = await send(rows)
  return system(importUsers, { body }, { file })
}
const refused = async (rows: Cells[], body: object) => {
  const { file } = await send(rows)
  return system.refused(importUsers, { body }, { file })
}
const count = async () => (await system(listUsers, { query: {} })).total

const good: Cells = { username: 'import-a', nickname: '甲', dept: '902', phone: '13512340001', posts: '检验员' }

it('says what is wrong by row and column, and writes nothing', async () => {
  const before = await count()
  const { problems, ...outcome } = await run([
    good,
    { username: '9bad', nickname: '乙' },
    { username: 'IMPORT-A', nickname: '丙' },
    { username: 'import-d', dept: '没有的部门', posts: '飞行员' },
    { username: 'body-staff', nickname: '丁', status: '停用' },
  ])
  expect(outcome).toEqual({ rows: 5, good: 1, bad: 4, adds: 1, updates: 0, done: false, passwords: [] })
  expect(problems.map(({ row, column, label }) => [row, column, label])).toEqual([
    [3, 'A', 'User name'],
    [4, 'A', 'User name'],
    [5, 'B', 'Name'],
    [5, 'C', 'Department'],
    [5, 'F', 'Posts'],
    [6, 'A', 'User name'],
  ])
  expect(problems.map(({ msg }) => msg).join('\n')).toMatch(/row 2 too[^]*not there[^]*飞行员[^]*taken already/)
  expect(await count()).toBe(before)
})

it('writes all or, when asked, the good rows, with passwords that are given once', async () => {
  const rows = [good, { username: 'import-b', nickname: '乙', dept: '没有的部门' }]
  expect(await refused(rows, { run: 'all' })).toMatchObject({ status: 409 })
  const outcome = await run(rows, { run: 'good' })
  expect(outcome).toMatchObject({ done: true, adds: 1, bad: 1 })
  const [first] = outcome.passwords
  const credentials = seal(await app.stranger(getSalt, {}), { password: first?.password ?? '' })
  const answer = await app.stranger.raw(login, { body: { username: 'import-a', credentials } })
  expect(answer.json()).toMatchObject({ data: { mustChangePassword: true } })
  const { list } = await system(listUsers, { query: { keyword: 'import-a' } })
  expect(list).toMatchObject([{ nickname: '甲', phone: '135****0001', posts: '检验员' }])
})

it('changes accounts that are there when asked, and leaves what a row does not say', async () => {
  const rows = [{ username: 'import-a', nickname: '甲改' }]
  expect((await run(rows)).problems).toMatchObject([{ column: 'A' }])
  const outcome = await run(rows, { run: 'all', updateSupport: 'true' })
  expect(outcome).toMatchObject({ done: true, adds: 0, updates: 1, passwords: [] })
  const { list } = await system(listUsers, { query: { keyword: 'import-a' } })
  expect(list).toMatchObject([{ nickname: '甲改', phone: '135****0001', posts: '检验员' }])
})

it('names the row that another account stands against', async () => {
  const refusal = await refused([{ username: 'import-z', nickname: '卯', phone: '13512340001' }], { run: 'all' })
  expect(refusal.msg).toMatch(/^Row 2: Mobile "13512340001" is taken already/)
})

it('refuses what is no sheet of people', async () => {
  const file = {
    name: 'a.xlsx',
    bytes: await writeBook([{ name: 'x', columns: [{ header: '别的', width: 9 }], rows: [['1']] }]),
  }
  expect((await system.refused(importUsers, { body: {} }, { file })).msg).toMatch(/no column "User name"/)
  expect((await refused([], {})).msg).toMatch(/no rows of data/)
})

it('has a template that comes back as it goes out', async () => {
  const bytes: unknown = await system(userTemplate, {})
  const rows: CellValue[][] = []
  for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 3 })) rows.push(cells)
  expect(rows[0]?.map((cell) => String(cell).replace(' *', ''))).toEqual(importFields.map(({ label }) => label[1]))
})
