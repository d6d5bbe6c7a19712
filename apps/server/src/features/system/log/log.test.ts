// The logs as auditors read them: sentences, filters, before and after, workbooks, and only rows in the reader's scope.
import { addPost, changePost, removePost } from '@register/contract/system/post'
import { exportOperations, listOperations } from '@register/contract/log/operations'
import { exportSignIns, listSignIns } from '@register/contract/log/signIns'
import { getSalt, login, refresh } from '@register/contract/system/account'
import { unlockAccount } from '@register/contract/system/user/acts'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'

const app = await testApp()
const [auditor, system, security, staff] = await Promise.all(
  (['auditor', 'system-admin', 'security-admin', 'body-staff'] as const).map((name) => app.as(name)),
)
if (!auditor || !system || !security || !staff) throw new Error('No callers')

const body = { code: 'inspector', name: '检验员', sort: 1, status: 'active' }
const attempt = async (username: string, password: string) => {
  const credentials = seal(await app.stranger(getSalt, {}), { password })
  return app.stranger.raw(login, { body: { username, credentials } })
}
async function rowsOf(bytes: unknown): Promise<unknown[][]> {
  const rows: unknown[][] = []
  for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 99 })) rows.push(cells)
  return rows
}

beforeAll(async () => {
  const post = await system(addPost, { body })
  await system(changePost, { body: { ...body, id: post.id, rev: post.rev, name: '高级检验员' } })
  await staff.refused(removePost, { params: { id: post.id } })
})

describe('operations', () => {
  it('are sentences with what changed, newest first', async () => {
    const { list } = await auditor(listOperations, { query: { kind: 'post', outcome: 'done' } })
    expect(list.map(({ text, by, username, outcome }) => [text, by, username, outcome])).toEqual([
      [
        '系统管理员 changed the post "高级检验员": Post name from "检验员" to "高级检验员"',
        '系统管理员',
        'system-admin',
        'done',
      ],
      ['系统管理员 added the post "检验员"', '系统管理员', 'system-admin', 'done'],
    ])
    expect(list[0]?.changes).toEqual([{ field: 'name', label: 'Post name', before: '检验员', after: '高级检验员' }])
  })

  it('name who signed in, and list renewed sessions only on request', async () => {
    const entered = await attempt('expert', testPassword)
    const [cookie] = entered.cookies
    await app.stranger(refresh, {}, { headers: { cookie: `${cookie?.name}=${cookie?.value}` } })
    const { list } = await auditor(listOperations, { query: { keyword: 'expert' } })
    expect(list.map(({ text }) => text)).toEqual(['专家 沈一 signed in'])
    const renewals = await auditor(listOperations, { query: { action: 'session.refresh' } })
    expect(renewals.list.map(({ text }) => text)).toEqual(['专家 沈一 renewed the session'])
  })

  it.each([
    [{ action: 'post.add' }, ['post.add']],
    [{ action: 'post.add,post.change', prop: 'at' as const, order: 'ascending' as const }, ['post.add', 'post.change']],
    [{ outcome: 'refused', keyword: 'body-staff' }, ['post.remove']],
    [{ outcome: 'refused', keyword: '北辰 林工' }, ['post.remove']],
    [{ outcome: 'refused', keyword: '127.0.0' }, ['post.remove']],
    [{ outcome: 'refused', keyword: '27.0.0' }, []],
    [{ keyword: 'body-staff' }, ['post.remove']],
    [{ kind: 'post', atTo: '2001-01-01' }, []],
  ])('are filtered by %o', async (query, actions) => {
    const { list } = await auditor(listOperations, { query })
    expect(list.map(({ action }) => action)).toEqual(actions)
  })

  it('name what was refused, so that it is found by its object', async () => {
    const { list } = await auditor(listOperations, { query: { outcome: 'refused', kind: 'post' } })
    expect(list.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^北辰 林工 tried and was refused \(no permission\): deleted the post "高级检验员"$/),
    ])
  })

  it('go out as they are filtered, safe from formulas, and the export is on record', async () => {
    await system(addPost, { body: { ...body, code: 'evil', name: '=HYPERLINK("http://evil")' } })
    const [head, first] = await rowsOf(await auditor(exportOperations, { body: { action: 'post.add' } }))
    expect(head).toEqual(['Time', 'User name', 'Act', 'Object', 'Outcome', 'Address', 'What happened', 'Reference'])
    expect(first?.slice(1, 5)).toEqual(['system-admin', 'Added the post', 'Post', 'Succeeded'])
    expect(String(first?.[6])).toContain('=HYPERLINK')
    const { list } = await auditor(listOperations, { query: { action: 'log.exportOperations' } })
    expect(list[0]?.username).toBe('auditor')
  })

  it('are not for those who may not, and of others’ departments not for those who reach one', async () => {
    for (const caller of [staff, system, security])
      expect((await caller.refused(listOperations, { query: {} })).status).toBe(403)
    await app.owner.query(
      `INSERT INTO role_grant (role_id, permission, scope) SELECT id, '${listOperations.access.may}', 'ownBelow' FROM role WHERE key = 'body-staff'`,
    )
    app.app.actors.forget()
    const { list } = await staff(listOperations, { query: {} })
    expect(new Set(list.map(({ username }) => username))).toEqual(new Set(['body-staff']))
  })
})

describe('sign-ins', () => {
  it('state how, from where and why one failed; a locked account is unlocked by its last record', async () => {
    for (let n = 0; n < 5; n++) await attempt('expert', 'wrong-Password-1')
    await attempt('nobody-here', 'wrong-Password-1')
    const { list } = await auditor(listSignIns, { query: { outcome: 'refused' } })
    expect(list.slice(0, 2)).toMatchObject([
      { username: 'nobody-here', reason: 'unknown', way: 'password', locked: false },
      { username: 'expert', reason: 'password', locked: true },
    ])
    await security(unlockAccount, { params: { id: list[1]?.id ?? 0 } })
    expect((await attempt('expert', testPassword)).statusCode).toBe(200)
    const after = await auditor(listSignIns, { query: { keyword: 'expert' } })
    expect(after.list[0]).toMatchObject({ outcome: 'in', reason: '', locked: false })
    expect(after.list.some(({ locked }) => locked)).toBe(false)
  })

  it('whose unlocking is refused name the account, never another one with the number of the record', async () => {
    const [failed] = (await auditor(listSignIns, { query: { keyword: 'expert', outcome: 'refused' } })).list
    const id = failed?.id ?? 0
    expect((await staff.refused(unlockAccount, { params: { id } })).status).toBe(403)
    const { rows } = await app.owner.query<{ username: string; detail: unknown }>(
      `SELECT u.username, a.detail FROM audit a JOIN app_user u ON a.object = 'user:' || u.id
       WHERE a.action = 'user.unlock' AND a.result = 403`,
    )
    expect(rows).toMatchObject([{ username: 'expert', detail: { id: String(id) } }])
    expect((await security.refused(unlockAccount, { params: { id: 999_999 } })).status).toBe(404)
    const none = await app.owner.query(`SELECT object FROM audit WHERE action = 'user.unlock' AND result = 404`)
    expect(none.rows).toEqual([{ object: '' }])
  })

  it('go out as they are filtered', async () => {
    const [head, first] = await rowsOf(await auditor(exportSignIns, { body: { keyword: 'Nobody-H' } }))
    expect(head).toEqual(['Time', 'User name', 'Outcome', 'Reason', 'Way', 'Address', 'Device'])
    expect(first?.slice(1, 5)).toEqual(['nobody-here', 'Failed', 'No such account', 'Password'])
    expect((await staff.refused(listSignIns, { query: {} })).status).toBe(403)
  })
})
