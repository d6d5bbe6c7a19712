// Accounts from a sheet: problems by row and column, a dry run that writes nothing, all rows or the valid ones, and existing accounts.
import { getSalt, login } from '@register/contract/system/account'
import { importFields, importUsers, userTemplate, type UserImport } from '@register/contract/system/user/importing'
import { changeUser, listUsers } from '@register/contract/system/user/user'
import { describe, expect, it } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { oddBook, text } from '../../../../test/books/oddBooks.ts'
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

it('takes nobody from a hidden sheet or row, and says so', async () => {
  const person = (at: number, name: string, hidden = '') =>
    `<row r="${at}"${hidden}>${text(`A${at}`, name)}${text(`B${at}`, '甲')}</row>`
  const head = `<row r="1">${text('A1', headings[0] ?? '')}${text('B1', headings[1] ?? '')}</row>`
  const bytes = oddBook([
    { name: '用户', state: 'hidden', rows: head + person(2, 'from-hidden-sheet') },
    { name: 'Sheet2', rows: head + person(2, 'seen') + person(3, 'from-hidden-row', ' hidden="1"') },
  ])
  const outcome = await system(importUsers, { body: { run: 'all' } }, { file: { name: 'people.xlsx', bytes } })
  expect(outcome.passwords.map(({ username }) => username)).toEqual(['seen'])
  expect(outcome.notes).toEqual([expect.stringMatching(/^1 hidden row was not read: row 3\./)])
})

it('says what is wrong by row and column, and writes nothing', async () => {
  const before = await count()
  const { problems, ...outcome } = await run([
    good,
    { username: '9bad', nickname: '乙' },
    { username: 'IMPORT-A', nickname: '丙' },
    { username: 'import-d', dept: '没有的部门', posts: '飞行员' },
    { username: 'body-staff', nickname: '丁', status: '停用' },
  ])
  expect(outcome).toEqual({
    rows: 5,
    good: 1,
    bad: 4,
    existing: 1,
    adds: 1,
    updates: 0,
    unchanged: 0,
    changes: [],
    done: false,
    notes: [],
    passwords: [],
  })
  expect(problems.map(({ row, column, label }) => [row, column, label])).toEqual([
    [3, 'A', 'User name'],
    [4, 'A', 'User name'],
    [5, 'B', 'Name'],
    [5, 'C', 'Department'],
    [5, 'F', 'Posts'],
    [6, 'A', 'User name'],
  ])
  expect(problems.map(({ msg }) => msg).join('\n')).toMatch(
    /also in row 2[^]*does not exist[^]*飞行员[^]*in use already/,
  )
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

it('refuses hidden contact data that are not those of the account, by cell, and takes its own as unchanged', async () => {
  const rows: Cells[] = [
    { username: 'import-a', nickname: '甲改', phone: '135****0001' },
    { username: 'import-b', nickname: '乙', phone: '135****0001' },
  ]
  const { problems, ...outcome } = await run(rows, { updateSupport: 'true' })
  expect(outcome).toMatchObject({ good: 1, bad: 1 })
  expect(problems).toMatchObject([
    { row: 3, value: '135****0001', msg: expect.stringContaining('is masked') as string },
  ])
  expect(
    (await run([{ username: 'import-a', nickname: '甲改', phone: '136****0001' }], { updateSupport: 'true' })).problems,
  ).toMatchObject([{ row: 2, value: '136****0001' }])
})

it('says before and after of each account, counts what stays, marks one’s own, and writes what was agreed to', async () => {
  await run([{ username: 'import-s', nickname: '不变', phone: '13512340009' }], { run: 'all' })
  const rows: Cells[] = [
    { username: 'import-s', nickname: '不变', phone: '135 1234 0009' },
    { username: 'import-a', nickname: '甲再改', phone: '13512340002', dept: '901', status: '停用' },
    { username: 'system-admin', nickname: '本人改名' },
  ]
  const of = { updateSupport: 'true' }
  const { changes, ...outcome } = await run(rows, of)
  expect(outcome).toMatchObject({ existing: 3, adds: 0, updates: 2, unchanged: 1, bad: 0 })
  expect(
    changes.map(({ row, mine, values }) => [
      row,
      mine,
      values.map(({ label, before, after }) => [label, before, after]),
    ]),
  ).toEqual([
    [
      3,
      false,
      [
        ['Name', '甲改', '甲再改'],
        ['Status', 'Active', 'Disabled'],
        ['Department', 'Dongling Lift Testing Centre (demo)', 'Beichen Testing Institute (demo)'],
        ['Mobile', '135****0001', '135****0002'],
      ],
    ],
    [4, true, [['Name', '系统管理员', '本人改名']]],
  ])
  const revOf = async () =>
    (await app.owner.query("SELECT rev FROM app_user WHERE username = 'import-s'")).rows[0] as unknown
  const rev = await revOf()
  expect((await refused(rows, { ...of, run: 'all', updates: '3' })).msg).toMatch(
    /2 accounts would be changed now, not the 3/,
  )
  expect(await run(rows, { ...of, run: 'all', updates: '2' })).toMatchObject({ done: true, updates: 2, unchanged: 1 })
  expect(await revOf()).toEqual(rev)
  const again = await run(rows, of)
  expect(again).toMatchObject({ updates: 0, unchanged: 3, changes: [] })
  await run([{ username: 'import-a', nickname: '甲改', status: '正常', phone: '13512340001' }], { ...of, run: 'all' })
})

it('leaves a disabled account disabled when its row says nothing of it', async () => {
  const state = async () => {
    const { list } = await system(listUsers, { query: { keyword: 'import-a' } })
    return list[0]?.status
  }
  const update = (more: Cells) =>
    run([{ username: 'import-a', nickname: '甲改', ...more }], { run: 'all', updateSupport: 'true' })
  await update({ status: '停用' })
  expect(await state()).toBe('disabled')
  await update({ remark: '休假' })
  expect(await state()).toBe('disabled')
  await update({ status: '正常' })
  expect(await state()).toBe('active')
})

describe('a row that changes an account that is there is no way round what the form refuses, and its dry run says so:', () => {
  const grant = (...permissions: string[]) =>
    app.owner.query(
      `INSERT INTO role_grant (role_id, permission) SELECT id, unnest($1::text[]) FROM role WHERE key = 'body-manager' ON CONFLICT DO NOTHING`,
      [permissions],
    )
  const may = ({ access }: typeof importUsers | typeof changeUser) => access.may
  /** The data of an account that an import could change. */
  const stand = async (username: string) => {
    const { rows } = await app.owner.query<object>(
      `SELECT nickname, status, dept_id, phone_mark, rev, array(SELECT role_id FROM user_role WHERE user_id = app_user.id) AS roles
       FROM app_user WHERE username = $1`,
      [username],
    )
    return rows[0]
  }

  it.each<[string, Cells, string, RegExp]>([
    ['the first account', { username: 'admin', nickname: '改名' }, 'User name', /super administrator/],
    ['oneself, out', { username: 'system-admin', nickname: '我', status: '停用' }, 'User name', /your own account/],
    [
      'oneself, elsewhere',
      { username: 'system-admin', nickname: '我', dept: '901' },
      'User name',
      /your own department/,
    ],
    [
      'whose roles reach the own department',
      { username: 'body-manager', nickname: '负责人', dept: '902' },
      'Department',
      /security administrator/,
    ],
  ])('%s', async (_, cells, label, msg) => {
    const before = await stand(String(cells.username))
    const { problems, good: fine } = await run([cells], { updateSupport: 'true' })
    expect(fine).toBe(0)
    expect(problems).toMatchObject([{ row: 2, label, msg: expect.stringMatching(msg) as unknown }])
    expect((await refused([cells], { run: 'all', updateSupport: 'true' })).status).toBe(409)
    expect((await refused([cells], { run: 'good', updateSupport: 'true' })).status).toBe(409)
    expect(await stand(String(cells.username))).toEqual(before)
  })

  it('an account out of the scope of changing, however far importing reaches', async () => {
    await grant(may(importUsers), may(changeUser))
    await app.owner.query(`UPDATE role_grant SET scope = 'all' WHERE permission = $1`, [may(importUsers)])
    app.app.actors.forget()
    const manager = await app.as('body-manager')
    const sendAs = async (cells: Cells, body: object) =>
      manager(importUsers, { body }, { file: (await send([cells])).file })
    const before = await stand('body-staff-902')
    const cells: Cells = { username: 'body-staff-902', nickname: '别人的人' }
    const { problems } = await sendAs(cells, { updateSupport: 'true' })
    expect(problems).toMatchObject([{ msg: expect.stringMatching(/outside your data scope/) as unknown }])
    expect(await stand('body-staff-902')).toEqual(before)
    const own = await sendAs({ username: 'body-staff', nickname: '本机构的人' }, { run: 'all', updateSupport: 'true' })
    expect(own).toMatchObject({ done: true, updates: 1 })
    await app.owner.query(
      `DELETE FROM role_grant WHERE permission = $1 AND role_id = (SELECT id FROM role WHERE key = 'body-manager')`,
      [may(changeUser)],
    )
    app.app.actors.forget()
    expect((await sendAs(cells, { updateSupport: 'true' })).problems).toMatchObject([
      { msg: 'You may not edit accounts' },
    ])
  })

  it('nor does a column of roles give any, to a new account or to one that is there', async () => {
    const rolesOf = async (username: string) => (await stand(username)) as { roles: string[] }
    const before = (await rolesOf('import-a')).roles
    const bytes = await writeBook([
      {
        name: '用户',
        columns: ['用户名', '姓名', '角色', 'roleIds'].map((header) => ({ header, width: 10 })),
        rows: [
          ['import-a', '甲', '超级管理员', '1'],
          ['import-r', '新', '超级管理员', '1'],
        ],
      },
    ])
    const file = { name: 'people.xlsx', bytes }
    expect(await system(importUsers, { body: { run: 'all', updateSupport: 'true' } }, { file })).toMatchObject({
      adds: 1,
      updates: 1,
    })
    expect((await rolesOf('import-a')).roles).toEqual(before)
    expect((await rolesOf('import-r')).roles).toEqual([])
  })
})

it('names the row that another account stands against', async () => {
  const refusal = await refused([{ username: 'import-z', nickname: '卯', phone: '13512340001' }], { run: 'all' })
  expect(refusal.msg).toMatch(/^Row 2: Mobile "13512340001" is in use already/)
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
  const rows: ShownCell[][] = []
  for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 3 })) rows.push(cells)
  expect(rows[0]?.map((cell) => String(cell).replace(' *', ''))).toEqual(importFields.map(({ label }) => label[1]))
})
