// Tests the answers of every endpoint to a caller with an expired password, and to one who has not confirmed it recently; and that a flood of refusals is counted.
import { describe, expect, test } from 'vitest'
import { queryList, readReport } from '@register/contract/business/report/report'
import { endpoints } from '@register/contract/all'
import { changePassword, confirmPassword, getPermissionInfo, getSalt, logout } from '@register/contract/system/account'
import { saveSetting } from '@register/contract/system/setting'
import { testApp } from './app.ts'
import { testPassword } from './global.ts'
import { seal } from './seal.ts'

const app = await testApp()
const free = [changePassword, logout, getPermissionInfo]
const guarded = endpoints.filter(({ access }) => access !== 'anyone')
const set = async (username: string, columns: string) => {
  await app.owner.query(`UPDATE app_user SET ${columns} WHERE username = $1`, [username])
  app.app.actors.forget()
}

test('only these endpoints answer before a due password is changed', () => {
  expect(endpoints.filter((one) => one.beforeNewPassword)).toEqual(
    endpoints.filter((one) => free.includes(one as never)),
  )
})

describe.each([
  ['a first or reset password', 'must_change_password = true', 'initial'],
  ['a password of ninety days', "password_changed_at = now() - interval '90 days'", 'outdated'],
] as const)('%s', (_, columns, due) => {
  test('allows only its change, signing out and reading one’s own account', async () => {
    const admin = await app.as('admin')
    await set('admin', columns)
    for (const endpoint of guarded.filter((one) => !free.includes(one as never))) {
      const reply = await admin.raw(endpoint, { body: {}, ...endpoint.example })
      expect([reply.statusCode, reply.json<{ data: unknown }>().data], endpoint.path).toEqual([
        403,
        { needs: 'newPassword' },
      ])
    }
    expect(await admin(getPermissionInfo, {})).toMatchObject({ mustChangePassword: true, passwordDue: due })
    expect((await admin.raw(changePassword, { body: {} })).statusCode).toBe(400)
    await set('admin', 'must_change_password = false, password_changed_at = now()')
    expect((await admin.raw(queryList, { body: {} })).statusCode).toBe(200)
  })
})

test.each([
  [82, null],
  [83.5, 7],
  [89.5, 1],
])('after %s days the answer says that %s days are left', async (days, left) => {
  const expert = await app.as('expert')
  await set('expert', `password_changed_at = now() - interval '${days} days'`)
  expect(await expert(getPermissionInfo, {})).toMatchObject({ passwordDaysLeft: left, mustChangePassword: false })
})

describe('acts that ask for the password again', () => {
  const asked = guarded.filter((one) => one.confirmed)

  test('refuse a session whose password was given eleven minutes ago, until it is given again', async () => {
    // The administrator calls, because others would be refused for a missing permission.
    const admin = await app.as('admin')
    const answers = async () =>
      Promise.all(
        asked.map(async (endpoint) => {
          const reply = await admin.raw(endpoint, endpoint.example ?? {})
          // What is exported is no JSON.
          return reply.statusCode === 200 ? undefined : reply.json<{ data: { needs?: string } | null }>().data?.needs
        }),
      )
    expect(new Set(await answers())).toEqual(new Set([undefined]))
    await app.owner.query("UPDATE session SET confirmed_at = now() - interval '11 minutes'")
    app.app.actors.forget()
    expect(new Set(await answers())).toEqual(new Set(['confirmation']))
    const give = async (password: string) => ({
      body: { credentials: seal(await app.stranger(getSalt, {}), { password }) },
    })
    expect(await admin.refused(confirmPassword, await give('not mine'))).toMatchObject({
      status: 400,
      errors: [{ field: 'password', msg: 'The password is wrong' }],
    })
    await admin(confirmPassword, await give(testPassword))
    expect(new Set(await answers())).toEqual(new Set([undefined]))
  })
})

describe('recorded refusals', () => {
  const rowsOf = async (name: string) =>
    (
      await app.owner.query<{ action: string; result: number; detail: Record<string, unknown> }>(
        'SELECT action, result, detail FROM audit WHERE actor_name = $1 AND result <> 200 ORDER BY id',
        [name],
      )
    ).rows

  test('an id out of scope is recorded, with the id; a stranger’s call and a mistake are not', async () => {
    const other = await app.as('body-manager-902')
    await other.refused(readReport, { body: { id: 987_654 } })
    await other.refused(readReport, { body: { id: 'x' } })
    await app.stranger.refused(readReport, { body: { id: 1 } })
    expect(await rowsOf('body-manager-902')).toEqual([
      {
        action: 'call',
        result: 404,
        detail: { refused: 'POST /api/business/equRepInfo/selectById', act: readReport.summary, id: 987_654 },
      },
    ])
  })

  test('a write against another state is recorded', async () => {
    const head = await app.as('head-office')
    await head.refused(saveSetting, { body: { kind: 'columns', name: 'x', value: {}, rev: 7 } })
    expect(await rowsOf('head-office')).toEqual([
      { action: 'setting.save', result: 409, detail: { refused: 'PUT /api/system/setting' } },
    ])
  })

  test('a flood makes one row at once and one with the count of the others', async () => {
    const auditor = await app.as('auditor')
    const answers = await Promise.all(Array.from({ length: 200 }, () => auditor.raw(queryList, { body: {} })))
    // A slow server turns some away before it looks who they are.
    const refused = answers.filter(({ statusCode }) => statusCode === 403).length
    expect(refused).toBeGreaterThan(20)
    const rows = await rowsOf('auditor')
    expect(rows.length).toBeLessThanOrEqual(3)
    await app.app.refusals.flush('all')
    const all = await rowsOf('auditor')
    const counted = all.reduce((sum, row) => sum + Number(row.detail['more'] ?? 1), 0)
    expect(counted).toBe(refused)
    expect(all.length).toBeLessThanOrEqual(4)
    expect(await app.findings()).toEqual([])
  })
})

describe('with a rate limit', () => {
  test('a flood is slowed down before its rights are checked', async () => {
    const limited = await testApp({ rateLimit: true })
    const auditor = await limited.as('auditor')
    const replies = await Promise.all(Array.from({ length: 700 }, () => auditor.raw(queryList, { body: {} })))
    const codes = new Set(replies.map((reply) => reply.statusCode))
    expect(codes).toContain(429)
    expect(codes).not.toContain(200)
  })
})
